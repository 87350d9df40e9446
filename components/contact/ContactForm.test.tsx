import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { form as content } from '@/lib/content/contact';
import {
  answer,
  asksBeforeLeaving,
  email,
  fetchMock,
  field,
  fillIn,
  form,
  neverAnswer,
  notice,
  posted,
  prepare,
  send,
  sendButton,
  sendingButton,
  typed,
  typedNow,
  user,
} from './fixtures/contact-form';

prepare();

it('says that every field is required', () => {
  render(form);
  expect(screen.getByText(content.hint)).toBeVisible();
});

it('replaces the form with thanks once the message is sent', async () => {
  await send();
  expect(await screen.findByText(content.sent)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

describe('while it sends', () => {
  beforeEach(neverAnswer);

  it('says so on its button', async () => {
    await send();
    expect(sendingButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('announces it in a region that was there before', async () => {
    render(form);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    fillIn();
    await user.click(sendButton());
    expect(status).toHaveTextContent(content.sending);
  });

  it('sends nothing more at a double click, another click or Enter', async () => {
    render(form);
    fillIn();
    await user.dblClick(sendButton());
    await user.click(sendingButton());
    await user.type(field(content.fields.subject), '{Enter}');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('makes every field read-only', async () => {
    await send();
    for (const label of Object.values(content.fields)) expect(field(label)).toHaveAttribute('readonly');
  });
});

describe('a failure', () => {
  const { reasons, title, unsure, retry } = content.failed;

  /** Sends to a backend that cannot accept messages now, and waits for the notice. */
  async function fail() {
    fetchMock.mockResolvedValueOnce(answer(503));
    await send();
    await screen.findByText(title);
  }

  it.each([
    [503, title, reasons.broken],
    [500, unsure, reasons.broken],
    [302, unsure, reasons.unconfirmed],
  ])('says of the status %d: %s %s', async (status, first, sentence) => {
    fetchMock.mockResolvedValue(answer(status));
    await send();
    await waitFor(() => expect(notice()).toHaveTextContent(`${first} ${sentence}`));
  });

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

  it('logs the status', async () => {
    await fail();
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError', status: 503 }));
  });

  it('logs the cause when no response comes', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValue(cause);
    await send();
    await screen.findByText(unsure);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ cause }));
  });

  it('sends what the fields hold at the second try', async () => {
    await fail();
    await user.type(field(content.fields.name), '!');
    await user.click(screen.getByRole('button', { name: retry }));
    expect(posted()).toEqual({ ...typed, name: 'Ada <b>!' });
    expect(await screen.findByRole('status')).toHaveTextContent(content.sent);
  });

  it('removes the notice and keeps the focus in the form while it tries again', async () => {
    await fail();
    neverAnswer();
    await user.click(screen.getByRole('button', { name: retry }));
    expect(notice()).toBeEmptyDOMElement();
    expect(sendingButton()).toHaveFocus();
  });

  it('offers an e-mail with what the visitor has typed since the failure', async () => {
    await fail();
    await user.type(field(content.fields.subject), '!');
    const link = screen.getByRole('link', { name: email });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`subject=${typed.subject}!`);
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
    [500, content.failed.unsure],
  ])('asks nothing once a long message has the response %d', async (status, sentence) => {
    fetchMock.mockResolvedValue(answer(status));
    await send(long);
    await screen.findByText(sentence);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('a backend that does not respond', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init!.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
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
    expect(notice()).toBeEmptyDOMElement();
    wait(1);
    expect(notice()).toHaveTextContent(content.slow.text);
  }

  it('is called slow after 10 seconds', expectSlowAfterTenSeconds);

  it('has no time limit', () => {
    wait(24 * 60 * 60 * 1000);
    expect(fetchMock.mock.lastCall![1]!.signal!.aborted).toBe(false);
    expect(sendingButton()).toBeVisible();
  });

  it('keeps the text and claims nothing when the visitor stops it, even if the browser said it was offline', async () => {
    wait(10_000);
    await stop();
    expect(notice()).toHaveTextContent(content.failed.unsure);
    expect(notice()).toHaveTextContent(content.failed.reasons.unreachable);
    expect(typedNow()).toEqual(typed);
    expect(sendButton()).toHaveFocus();
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
    fetchMock.mockResolvedValueOnce(answer(503));
    await act(async () => void fireEvent.click(sendButton()));
    wait(10_000);
    expect(notice()).toHaveTextContent(content.failed.title);
  });
});
