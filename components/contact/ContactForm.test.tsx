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
  hydrate,
  typed,
  typedNow,
  user,
} from './fixtures/contact-form';

prepare();

const { reasons, title, unsure, retry } = content.failed;

it('replaces the form with thanks, which take the focus, once the message is sent', async () => {
  await send();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

describe('while it sends', () => {
  beforeEach(neverAnswer);

  it('disables its button, and makes every field read-only', async () => {
    await send();
    expect(isSending()).toBe(true);
    for (const label of Object.values(content.fields)) expect(field(label)).toHaveAttribute('readonly');
  });

  it('sends nothing more at a double click, another click or Enter', async () => {
    render(form);
    fillIn();
    await user.dblClick(sendButton());
    await user.click(sendButton());
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

  it.each([
    ['online', [true], unsure, reasons.unreachable],
    ['offline', [false], title, reasons.offline],
    ['online, and offline once it had begun to send', [true, false], unsure, reasons.unreachable],
  ])('says when no response comes and the browser was %s: %s', async (_when, online, first, sentence) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online[0]!);
    fetchMock.mockImplementation(() => {
      onLine.mockReturnValue(online.at(-1)!);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await send();
    await waitFor(() => expect(notice()).toHaveTextContent(`${first} ${sentence}`));
  });

  it('keeps the text, and sends what the fields hold at the second try', async () => {
    await fail();
    expect(isSending()).toBe(false);
    await user.type(field(content.fields.name), '!');
    await user.click(screen.getByRole('button', { name: retry }));
    expect(posted()).toEqual({ ...typed, name: 'Ada <b>!' });
    expect(await screen.findByText(content.sent)).toBeInTheDocument();
  });

  it('removes the notice and keeps the focus in the form while it tries again', async () => {
    await fail();
    neverAnswer();
    await user.click(screen.getByRole('button', { name: retry }));
    expect(notice()).toHaveTextContent(new RegExp(`^${content.sending}$`));
    expect(sendButton()).toHaveFocus();
  });

  it('offers an e-mail with what the visitor has typed since the failure', async () => {
    await fail();
    await user.type(field(content.fields.subject), '!');
    const link = screen.getByRole('link', { name: email });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`subject=${typed.subject}!`);
  });
});

describe('a message is remembered as unconfirmed', () => {
  it('while its request is open', async () => {
    neverAnswer();
    await send();
    expect(readDraft()).toEqual({ ...typed, isUnconfirmed: true });
  });

  it.each([
    ['no longer after 503, when it certainly did not arrive', 503, title, false],
    ['still after 500, when nobody knows', 500, unsure, true],
  ])('%s', async (_rule, status, shown, remembered) => {
    fetchMock.mockResolvedValue({ status });
    await send();
    await screen.findByText(shown);
    expect(readDraft()!.isUnconfirmed ?? false).toBe(remembered);
  });
});

describe('who comes back', () => {
  it.each([
    ['reads that nobody knows whether the message arrived, and no reason', true, unsure],
    ['reads nothing if no request was sent', false, ''],
  ])('to a new page %s', (_rule, wasSent, text) => {
    saveDraft({ ...typed, isUnconfirmed: wasSent });
    showExported();
    fillIn();
    hydrate();
    expect(notice().textContent).toMatch(new RegExp(`^${text}`));
    for (const reason of Object.values(reasons)) expect(notice()).not.toHaveTextContent(reason);
  });

  it('to the page after a failure reads the reason again', async () => {
    fetchMock.mockResolvedValue({ status: 500 });
    await send();
    await screen.findByText(unsure);
    await comeBack();
    expect(notice()).toHaveTextContent(reasons.broken);
  });
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

  it.each([
    [200, content.sent],
    [500, unsure],
  ])('asks nothing once a long message has the response %d', async (status, sentence) => {
    fetchMock.mockResolvedValue({ status });
    await send(long);
    await screen.findByText(sentence);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('a backend that does not respond', () => {
  beforeEach(() => {
    jest.useFakeTimers();
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

  it('has 10 seconds again at a second try', async () => {
    wait(10_000);
    await stop();
    fireEvent.click(sendButton());
    expectSlowAfterTenSeconds();
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
