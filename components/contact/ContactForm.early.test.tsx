import { fireEvent, screen } from '@testing-library/react';
import { readDraft, saveDraft } from '@/lib/browser/contact/draft';
import startEarly from '@/lib/browser/contact/early';
import { form as content } from '@/lib/content/contact';
import {
  asksBeforeLeaving,
  email,
  fetchMock,
  field,
  fillIn,
  hydrate,
  isSending,
  notice,
  posted,
  prepare,
  sendButton,
  showExported,
  typed,
  typedNow,
  user,
} from './fixtures/contact-form';

prepare();

const empty = { name: '', email: '', subject: '', message: '' };
const line = () => document.querySelector('form + p');
let leave = () => {};

/** Opens the page, up to where React would run. */
function open() {
  leave();
  const listened = jest.spyOn(window, 'addEventListener');
  const observed = jest.spyOn(MutationObserver.prototype, 'observe');
  startEarly();
  const listeners = listened.mock.calls;
  const [observer] = observed.mock.contexts as MutationObserver[];
  leave = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener);
    observer!.disconnect();
  };
  listened.mockRestore();
  observed.mockRestore();
  document.body.innerHTML = '';
  showExported();
  // Observers report after the task.
  return Promise.resolve();
}

const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

const press = () => user.click(sendButton());

/** The script is overdue, so the line with the e-mail address appears. */
const giveUp = () => fireEvent.animationEnd(line()!);

beforeEach(open);

it('is a form that the browser checks and does not send', () => {
  const exported = screen.getByRole('form', { name: content.label });
  expect(exported).toHaveAttribute('method', 'dialog');
  expect(exported).not.toHaveAttribute('action');
  expect(exported).not.toHaveAttribute('novalidate');
});

it('hydrates without a mismatch, and removes the line with the e-mail address', () => {
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  hydrate();
  expect(line()).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
});

describe('the draft', () => {
  it('fills each field as soon as the parser adds it', async () => {
    saveDraft(typed);
    await open();
    const form = document.forms[0]!;
    const [first, ...later] = [...form.children];
    form.replaceChildren(first!);
    await Promise.resolve();
    expect(field(content.fields.name)).toHaveValue(typed.name);
    form.append(...later);
    await Promise.resolve();
    expect(typedNow()).toEqual(typed);
  });

  it('is saved with every key that the visitor types, before and after React runs', async () => {
    type(content.fields.name, 'A');
    expect(readDraft()).toMatchObject({ ...empty, name: 'A' });
    hydrate();
    await user.type(field(content.fields.name), 'd');
    expect(readDraft()).toMatchObject({ ...empty, name: 'Ad' });
  });

  it('is what a letter is added to that the visitor types early', async () => {
    saveDraft(typed);
    await open();
    await user.type(field(content.fields.message), '!');
    hydrate();
    expect(typedNow()).toEqual({ ...typed, message: `${typed.message}!` });
    expect(readDraft()).toMatchObject(typedNow());
  });

  it.each(['DOMContentLoaded', 'pageshow', 'prerenderingchange'])(
    'wins at %s over what the browser restores, which is older, also if a later page has changed it',
    (event) => {
      type(content.fields.message, 'Older');
      saveDraft(typed);
      (event === 'prerenderingchange' ? document : window).dispatchEvent(new Event(event));
      expect(typedNow()).toEqual(typed);
    },
  );

  it('leaves what the browser restores if there is none', () => {
    field(content.fields.name).value = 'Ada';
    fireEvent(window, new Event('pageshow'));
    hydrate();
    expect(field(content.fields.name)).toHaveValue('Ada');
  });

  it('is empty once the message is sent, and wins over what the browser restores in a later page', async () => {
    fillIn();
    hydrate();
    await user.click(sendButton());
    await screen.findByText(content.sent);
    await open();
    field(content.fields.name).value = 'Restored';
    fireEvent(window, new Event('pageshow'));
    expect(typedNow()).toEqual(empty);
  });

  it.each(['is refused', 'is full'])('is kept for a translated form where storage %s', async (how) => {
    const spy =
      how === 'is full'
        ? jest.spyOn(Storage.prototype, 'setItem')
        : jest.spyOn(window, 'sessionStorage', 'get');
    spy.mockImplementation(() => {
      throw new DOMException(how);
    });
    fillIn();
    // React draws it again.
    showExported();
    await Promise.resolve();
    expect(typedNow()).toEqual(typed);
  });

  it('is another message than the unconfirmed one once it changes', async () => {
    saveDraft({ ...typed, isUnconfirmed: true });
    await open();
    type(content.fields.name, 'Ada');
    expect(readDraft()).toMatchObject({ name: 'Ada', isUnconfirmed: false });
  });
});

describe('a press on Send before React runs', () => {
  beforeEach(() => fillIn());

  it('disables the button, and the browser asks before it leaves the page', async () => {
    await press();
    expect(isSending()).toBe(true);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('is no request, so a later page says nothing about it', async () => {
    await press();
    await open();
    hydrate();
    expect(notice()).toBeEmptyDOMElement();
    expect(typedNow()).toEqual(typed);
  });

  it('sends once when React runs, however often the visitor presses', async () => {
    await press();
    await press();
    await user.type(field(content.fields.subject), '{Enter}');
    hydrate();
    await screen.findByText(content.sent);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(posted()).toEqual(typed);
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('is taken back by a change', async () => {
    await press();
    type(content.fields.name, 'Grace');
    expect(isSending()).toBe(false);
    expect(asksBeforeLeaving()).toBe(false);
    hydrate();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is cancelled if the script is overdue, and never sent', async () => {
    await press();
    giveUp();
    expect(isSending()).toBe(false);
    expect(asksBeforeLeaving()).toBe(false);
    hydrate();
    await Promise.resolve();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(typedNow()).toEqual(typed);
  });

  it('moves the focus to the e-mail address once the script is overdue, and is not sent either', async () => {
    giveUp();
    await press();
    expect(screen.getByRole('link', { name: email })).toHaveFocus();
    hydrate();
    await Promise.resolve();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
