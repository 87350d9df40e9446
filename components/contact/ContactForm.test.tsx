import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readDraft, saveDraft } from '@/lib/browser/contact/draft';
import { form as content } from '@/lib/content/contact';
import {
  asksBeforeLeaving,
  comeBack,
  email,
  fetchMock,
  field,
  fillIn,
  form,
  isSending,
  neverAnswer,
  notice,
  posted,
  prepare,
  send,
  sendButton,
  showExported,
  stopClock,
  hydrate,
  navigation,
  typed,
  typedNow,
  user,
} from './fixtures/contact-form';

prepare();

const { title, unsure, retry } = content.failed;

const answer = (status: number) => fetchMock.mockResolvedValue({ status });

it('replaces the form with thanks, which take the focus, once the message is sent', async () => {
  await send();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

describe('while it sends', () => {
  beforeEach(neverAnswer);

  it('says so on its button, and makes every field read-only', async () => {
    await send();
    expect(screen.getByRole('button', { name: content.sending })).toHaveAttribute('aria-disabled', 'true');
    for (const label of Object.values(content.fields)) expect(field(label)).toHaveAttribute('readonly');
  });

  it('sends nothing more at a double click, another click or Enter', async () => {
    render(form);
    fillIn();
    await user.dblClick(sendButton());
    await user.click(screen.getByRole('button', { name: content.sending }));
    await user.type(field(content.fields.subject), '{Enter}');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('a failure', () => {
  /** Sends to a backend that cannot accept messages now, and waits for the notice. */
  async function fail() {
    fetchMock.mockResolvedValueOnce({ status: 503 });
    await send();
    await screen.findByText(title);
  }

  it('keeps the text, and sends what the fields hold at the second try', async () => {
    await fail();
    expect(isSending()).toBe(false);
    await user.type(field(content.fields.name), '!');
    await user.click(screen.getByRole('button', { name: retry }));
    // A second must lie between two requests.
    expect(await screen.findByText(content.sent, undefined, { timeout: 2000 })).toBeInTheDocument();
    expect(posted()).toEqual({ ...typed, name: 'Ada <b>!' });
  });

  it('removes the notice and keeps the focus in the form while it tries again', async () => {
    await fail();
    neverAnswer();
    await user.click(screen.getByRole('button', { name: retry }));
    expect(notice()).toHaveTextContent(new RegExp(`^${content.sending}$`));
    expect(screen.getByRole('button', { name: content.sending })).toHaveFocus();
  });

  it('offers an e-mail with what the visitor has typed since the failure', async () => {
    await fail();
    await user.type(field(content.fields.subject), '!');
    const link = screen.getByRole('link', { name: email });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`subject=${typed.subject}!`);
  });
});

describe('before hydration', () => {
  it('the button says that it is not ready, and the browser never sends the form itself', () => {
    showExported();
    expect(screen.getByRole('button', { name: content.loading })).toBeDisabled();
    expect(screen.getByRole('form', { name: content.label })).toHaveAttribute('method', 'dialog');
    expect(hydrate()).toEqual([]);
    expect(sendButton()).toBeEnabled();
  });

  it('text is kept, and becomes the draft', () => {
    showExported();
    fillIn();
    hydrate();
    expect(typedNow()).toEqual(typed);
    expect(readDraft()).toEqual(typed);
  });

  it('text, focus and caret are kept if a translator has changed the page, so that React draws it again', () => {
    showExported();
    fillIn();
    const field = document.querySelector('textarea')!;
    field.focus();
    field.setSelectionRange(2, 4);
    for (const label of document.querySelectorAll('label')) label.firstChild!.textContent = 'Übersetzt';
    expect(hydrate()).toHaveLength(1);
    const drawn = document.querySelector('textarea')!;
    expect(drawn).not.toBe(field);
    expect(typedNow()).toEqual(typed);
    expect(drawn).toHaveFocus();
    expect([drawn.selectionStart, drawn.selectionEnd]).toEqual([2, 4]);
  });
});

describe('the draft', () => {
  const later = { ...typed, message: 'Another text, in a later page of the tab' };

  it('is what was typed last', async () => {
    render(form);
    await user.type(field(content.fields.name), 'Ada');
    expect(readDraft()).toMatchObject({ name: 'Ada', message: '' });
  });

  it.each([
    [true, 'while its request is open', () => neverAnswer(), content.sending],
    [false, 'after 503, since the message certainly did not arrive', () => answer(503), title],
    [true, 'after 500, since nobody knows', () => answer(500), unsure],
  ])('is marked as unconfirmed (%s) %s', async (isUnconfirmed, _when, prepare, shown) => {
    prepare();
    await send();
    await waitFor(() => expect(notice()).toHaveTextContent(shown));
    expect(readDraft().isUnconfirmed ?? false).toBe(isUnconfirmed);
  });

  it('is empty once the message is confirmed', async () => {
    await send();
    await screen.findByText(content.sent);
    expect(readDraft()).toEqual({ name: '', email: '', subject: '', message: '' });
  });

  it.each([200, 503])('stays if it is another text than the message with the response %d', async (status) => {
    let respond: (response: { status: number }) => void;
    fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await send();
    saveDraft(later);
    await act(async () => respond!({ status }));
    expect(readDraft()).toEqual(later);
  });

  it('wins over the older text that a browser restores after Back', () => {
    saveDraft(later);
    navigation.type = 'back_forward';
    showExported();
    fillIn();
    saveDraft(later);
    hydrate();
    expect(typedNow()).toEqual(later);
  });
});

describe('that nobody knows whether a message arrived', () => {
  it('stands over that message when the visitor comes back to it, without a reason', () => {
    saveDraft({ ...typed, isUnconfirmed: true });
    showExported();
    fillIn();
    hydrate();
    expect(notice().textContent).toBe(`${unsure} ${content.failed.kept}`);
    const link = screen.getByRole('link', { name: email });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(typed.subject);
  });

  it('does not stand over another text, also not once the visitor changes it', async () => {
    answer(500);
    await send();
    await screen.findByText(unsure);
    await user.type(field(content.fields.subject), '!');
    expect(notice()).toBeEmptyDOMElement();
    expect(readDraft()).toEqual({ ...typed, subject: `${typed.subject}!` });
  });
});

it('sends at most one request a second, also while Enter is held and the backend fails at once', async () => {
  stopClock();
  answer(503);
  render(form);
  fillIn();
  for (let tries = 0; tries < 15; tries++) {
    fireEvent.submit(screen.getByRole('form'));
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  expect(fetchMock).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('reports a failure if an extension has replaced `fetch` by a function that throws', async () => {
  fetchMock.mockImplementation(() => {
    throw new Error('blocked');
  });
  await send();
  expect(await screen.findByText(unsure)).toBeInTheDocument();
});

describe('leaving the page', () => {
  const long = { ...typed, message: 'a'.repeat(70_000) };

  it.each([
    ['asks nothing while nothing is sent', long, false, false],
    ['asks nothing while it sends a message that outlives the page', typed, true, false],
    ['asks while it sends a long message, which would be lost', long, true, true],
  ])('%s', async (_rule, message, isSent, asks) => {
    neverAnswer();
    render(form);
    fillIn(message);
    if (isSent) await user.click(sendButton());
    expect(asksBeforeLeaving()).toBe(asks);
  });
});

describe('a backend that does not respond', () => {
  beforeEach(() => {
    stopClock();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    // As in Firefox after Back: the request does not even settle when it is aborted.
    neverAnswer();
    render(form);
    fillIn();
    fireEvent.click(sendButton());
  });

  afterEach(() => jest.useRealTimers());

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const stop = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: content.slow.stop })));

  function expectSlowAfterTenSeconds() {
    wait(9_999);
    expect(notice()).not.toHaveTextContent(content.slow.text);
    wait(1);
    expect(notice()).toHaveTextContent(content.slow.text);
  }

  it('is called slow after 10 seconds', expectSlowAfterTenSeconds);

  it('has no time limit', () => {
    wait(24 * 60 * 60 * 1000);
    expect(fetchMock.mock.lastCall![1]!.signal!.aborted).toBe(false);
    expect(isSending()).toBe(true);
  });

  it('lets the visitor stop, keeps the text and claims nothing', async () => {
    wait(10_000);
    await stop();
    expect(notice()).toHaveTextContent(`${unsure} ${content.failed.kept}`);
    expect(typedNow()).toEqual(typed);
    expect(isSending()).toBe(false);
    expect(sendButton()).toHaveFocus();
  });

  it('ends the wait in a page that comes back, and the form can be edited', async () => {
    await comeBack();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(notice()).toHaveTextContent(`${unsure} ${content.failed.kept}`);
    expect(typedNow()).toEqual(typed);
    expect(isSending()).toBe(false);
  });

  it('is not called slow after its response', async () => {
    wait(10_000);
    await stop();
    fetchMock.mockResolvedValueOnce({ status: 503 });
    await act(async () => void fireEvent.click(sendButton()));
    wait(10_000);
    expect(notice()).toHaveTextContent(title);
  });
});
