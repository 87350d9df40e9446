import { act, fireEvent, screen } from '@testing-library/react';
import { readDraft, saveDraft } from '@/lib/browser/draft';
import { form as content } from '@/lib/content/contact';
import earlySend from '@/lib/browser/early/send';
import {
  answer,
  asksBeforeLeaving,
  email,
  fetchMock,
  field,
  fillIn,
  hydrate,
  notice,
  posted,
  prepare,
  sendButton,
  sendingButton,
  showExported,
  typed,
  typedNow,
  user,
} from './fixtures/contact-form';

prepare();
beforeAll(earlySend);
beforeEach(showExported);

const withoutScript = () => screen.queryByText(content.withoutScript.before, { exact: false });

it('is a form that the browser checks and does not send', () => {
  const exported = screen.getByRole('form', { name: content.label });
  expect(exported).toHaveAttribute('method', 'dialog');
  expect(exported).not.toHaveAttribute('action');
  expect(exported).not.toHaveAttribute('novalidate');
});

it('shows the line with the e-mail address until the script runs', () => {
  expect(withoutScript()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  hydrate();
  expect(withoutScript()).not.toBeInTheDocument();
});

it('keeps what the visitor types, which wins over the draft', () => {
  saveDraft({ ...typed, name: 'Grace' });
  fireEvent.input(field(content.fields.name), { target: { value: 'Ada' } });
  hydrate();
  expect(typedNow()).toEqual({ ...typed, name: 'Ada' });
});

it('adds to the draft, once the script runs, what the browser has restored', () => {
  field(content.fields.name).value = 'Ada';
  hydrate();
  expect(readDraft()).toMatchObject({ name: 'Ada' });
});

it('hydrates without a mismatch', () => {
  hydrate();
  expect(console.error).not.toHaveBeenCalled();
});

it.each(['is refused', 'is full'])('keeps what the visitor types where storage %s', (how) => {
  saveDraft({ ...typed, name: 'Grace' });
  const spy =
    how === 'is full'
      ? jest.spyOn(Storage.prototype, 'setItem')
      : jest.spyOn(window, 'sessionStorage', 'get');
  spy.mockImplementation(() => {
    throw new DOMException(how);
  });
  fireEvent.input(field(content.fields.name), { target: { value: 'Ada' } });
  hydrate();
  expect(field(content.fields.name)).toHaveValue('Ada');
});

describe('when Send is pressed after the script has started', () => {
  const press = async () => {
    document.head.innerHTML = '<style>form + p { visibility: hidden }</style>';
    fireEvent(document, new Event('DOMContentLoaded', { bubbles: true }));
    hydrate();
    fillIn();
    jest.useFakeTimers();
    fireEvent.click(sendButton());
    await act(() => jest.advanceTimersByTimeAsync(100));
  };

  afterEach(() => {
    jest.useRealTimers();
    document.head.innerHTML = '';
  });

  it('shows and announces the e-mail address if the script has died', async () => {
    jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => {
      throw new Error('died');
    });
    addEventListener('error', (event) => event.preventDefault(), { once: true });
    await press();
    expect(sendingButton()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.animationEnd(withoutScript()!);
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByRole('status')).toHaveTextContent(`${content.withoutScript.before} ${email}`);
  });

  it.each([
    ['sends', () => new Promise<never>(() => {})],
    ['has sent', () => Promise.resolve(answer(200))],
    ['has failed', () => Promise.resolve(answer(503))],
  ])('shows no second line when the script %s', async (_state, fetched) => {
    fetchMock.mockImplementation(fetched);
    await press();
    expect(withoutScript()).not.toBeInTheDocument();
  });
});

describe('when Send is pressed', () => {
  const status = () => screen.getByRole('status');
  const press = async () => {
    document.head.innerHTML = '<style>form + p { visibility: hidden }</style>';
    fillIn();
    await user.click(sendButton());
    // jsdom does not know method="dialog" and logs that.
    jest.mocked(console.error).mockClear();
  };

  afterEach(() => {
    document.head.innerHTML = '';
  });

  /** The script is overdue, so the line with the e-mail address appears. */
  const giveUp = () => fireEvent.animationEnd(document.querySelector('form + p')!);

  it('says that it sends, and makes the fields read-only', async () => {
    await press();
    expect(sendingButton()).toHaveAttribute('aria-disabled', 'true');
    expect(status()).toHaveTextContent(content.sending);
    for (const label of Object.values(content.fields)) expect(field(label)).toHaveAttribute('readonly');
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('is called Send again after a second press, if the script does not run', async () => {
    await press();
    await user.type(field(content.fields.subject), '{Enter}');
    giveUp();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
  });

  it('sends once, without a mismatch, when the script runs', async () => {
    await press();
    await user.type(field(content.fields.subject), '{Enter}');
    jest.mocked(console.error).mockClear();
    hydrate();
    await screen.findByText(content.sent);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(posted()).toEqual(typed);
    expect(asksBeforeLeaving()).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('sends what the fields show, not an older draft', async () => {
    saveDraft({ ...typed, message: 'Older' });
    for (const [key, label] of Object.entries(content.fields))
      field(label).value = typed[key as keyof typeof typed];
    await user.click(sendButton());
    hydrate();
    await screen.findByText(content.sent);
    expect(posted()).toEqual(typed);
  });

  it('lets the visitor change the fields after a failure', async () => {
    fetchMock.mockResolvedValue(answer(503));
    await press();
    hydrate();
    await screen.findByText(content.failed.title);
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
    expect(status()).toBeEmptyDOMElement();
    await user.type(field(content.fields.name), '!');
    expect(field(content.fields.name)).toHaveValue(`${typed.name}!`);
  });

  it('unlocks the form and announces the e-mail address when the script is overdue', async () => {
    await press();
    giveUp();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
    expect(status()).toHaveTextContent(`${content.withoutScript.before} ${email}`);
    expect(field(content.fields.name)).not.toHaveAttribute('readonly');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('sends an unchanged message when an overdue script runs after all', async () => {
    await press();
    giveUp();
    hydrate();
    expect(await screen.findByText(content.sent)).toBeVisible();
  });

  it('does not send a message that the visitor changed after the script was overdue', async () => {
    await press();
    giveUp();
    await user.type(field(content.fields.name), '!');
    hydrate();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(field(content.fields.name)).toHaveValue(`${typed.name}!`);
    expect(status()).toBeEmptyDOMElement();
  });

  it('moves the focus to the e-mail address if the script is overdue', async () => {
    fillIn();
    await user.click(sendButton());
    expect(screen.getByRole('link', { name: email })).toHaveFocus();
    expect(sendButton()).toBeVisible();
  });

  it('says, when the visitor leaves and returns, that the message may not have arrived', async () => {
    await press();
    showExported();
    hydrate();
    expect(typedNow()).toEqual(typed);
    expect(notice()).toHaveTextContent(content.failed.unsure);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
