import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { emptyDraft, readDraft, saveDraft } from '@/lib/browser/draft';
import { rememberSent } from '@/lib/browser/sent';
import { form as content } from '@/lib/content/contact';
import { ContactForm } from './ContactForm';
import earlySend from '@/lib/browser/early/send';

const email = 'hello@example.com';
const form = <ContactForm content={content} email={email} />;
const typed = {
  name: 'Ada <b>',
  email: 'ada@example.com',
  subject: 'Take & hold 🥊',
  message: 'First line\nשורה שנייה',
};

const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'status'>>, Parameters<typeof fetch>>();
const user = userEvent.setup();

// jsdom has none.
global.Request = class {
  readonly keepalive = true;
} as unknown as typeof Request;
Object.assign(Request.prototype, { keepalive: true });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typedNow = () =>
  Object.fromEntries(Object.entries(content.fields).map(([key, label]) => [key, field(label).value]));
const sendButton = () => screen.getByRole('button', { name: content.send });

const answer = (status: number) => ({ ok: status >= 200 && status < 300, status });

/** The browser puts all four texts into the fields. */
function fillIn(message = typed) {
  for (const [key, label] of Object.entries(content.fields)) {
    fireEvent.input(field(label), { target: { value: message[key as keyof typeof typed] } });
  }
}

/** Fills the form in and sends it. */
async function send() {
  render(form);
  fillIn();
  await user.click(sendButton());
}

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(answer(200));
  global.fetch = fetchMock as unknown as typeof fetch;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

/** What the browser asks the visitor who leaves the page. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('while it is edited', () => {
  it('says that every field is needed', () => {
    render(form);
    expect(screen.getByText(content.hint)).toBeVisible();
  });

  it('sends nothing while a field is empty', async () => {
    render(form);
    fillIn({ ...typed, subject: '' });
    await user.click(sendButton());
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('sends nothing while the e-mail address is none', async () => {
    render(form);
    fillIn({ ...typed, email: 'ada' });
    await user.click(sendButton());
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('warns of nothing', () => {
    render(form);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('the draft', () => {
  it('comes back into the fields', () => {
    saveDraft(typed);
    render(form);
    expect(typedNow()).toEqual(typed);
  });

  it('is kept with every key that is typed', async () => {
    render(form);
    await user.type(field(content.fields.name), 'Ad');
    expect(readDraft()).toMatchObject({ name: 'Ad' });
  });

  it('is forgotten once it is sent', async () => {
    await send();
    await screen.findByText(content.sent);
    expect(readDraft()).toEqual(emptyDraft);
  });

  it('is kept when sending fails', async () => {
    fetchMock.mockResolvedValue(answer(503));
    await send();
    await screen.findByText(content.failed.title);
    expect(readDraft()).toEqual(typed);
  });

  it('that may have arrived comes back with a notice that says so, until it is changed', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    await send();
    cleanup();
    render(form);
    expect(typedNow()).toEqual(typed);
    expect(screen.getByRole('alert')).toHaveTextContent(content.failed.unsure);
    expect(screen.getByRole('alert')).toHaveTextContent(content.failed.reasons.unreachable);
    await user.type(field(content.fields.name), '!');
    cleanup();
    render(form);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('wins over what the browser restores, which is older', () => {
    saveDraft(typed);
    document.body.innerHTML = `<div>${renderToString(form)}</div>`;
    fillIn({ ...typed, message: 'Older' });
    render(form, { container: document.querySelector('div')!, hydrate: true });
    expect(typedNow()).toEqual(typed);
    document.body.innerHTML = '';
  });

  it('changes nothing when it is no draft of ours', () => {
    saveDraft({ ...typed, name: 7 as unknown as string });
    render(form);
    expect(typedNow()).toEqual({ ...typed, name: '' });
  });

  it('is done without where storage is refused', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent(content.sent);
  });
});

describe('a message that was sent', () => {
  /** The browser brings the page back from memory, or another tab has sent something. */
  const wake = (type: string) => act(() => void dispatchEvent(new Event(type)));

  it('does not come back by itself from a draft that another tab had of it', () => {
    saveDraft(typed);
    rememberSent(typed);
    render(form);
    expect(typedNow()).toEqual(emptyDraft);
    expect(readDraft()).toMatchObject(emptyDraft);
  });

  it('does not come back by what the browser restores of an older page', async () => {
    await send();
    await screen.findByText(content.sent);
    cleanup();
    document.body.innerHTML = `<div>${renderToString(form)}</div>`;
    field(content.fields.message).value = 'Its beginning';
    render(form, { container: document.querySelector('div')!, hydrate: true });
    expect(typedNow()).toEqual(emptyDraft);
    document.body.innerHTML = '';
  });

  it.each(['pageshow', 'storage'])('leaves the form that shows it still, at the event %s', (type) => {
    render(form);
    fillIn();
    rememberSent(typed);
    wake(type);
    expect(typedNow()).toEqual(emptyDraft);
  });

  it('takes its notice along', async () => {
    fetchMock.mockResolvedValue(answer(503));
    await send();
    await screen.findByText(content.failed.title);
    rememberSent(typed);
    wake('storage');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('leaves another message where it is', () => {
    render(form);
    fillIn({ ...typed, name: 'Grace' });
    rememberSent(typed);
    wake('storage');
    expect(typedNow()).toEqual({ ...typed, name: 'Grace' });
  });

  it('leaves one of the same words alone while that is sent', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    await send();
    rememberSent(typed);
    wake('storage');
    expect(typedNow()).toEqual(typed);
  });
});

describe('while it is sent', () => {
  beforeEach(() => fetchMock.mockReturnValue(new Promise(() => {})));

  it('posts exactly what was typed', async () => {
    await send();
    expect(JSON.parse(fetchMock.mock.lastCall![1]!.body as string)).toEqual(typed);
  });

  it('says so on its button', async () => {
    await send();
    expect(screen.getByRole('button', { name: content.sending })).toHaveAttribute('aria-disabled', 'true');
  });

  it('tells assistive technology, in a region that it knows', async () => {
    render(form);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    fillIn();
    await user.click(sendButton());
    expect(status).toHaveTextContent(content.sending);
  });

  it('sends nothing more at a second click', async () => {
    await send();
    await user.click(screen.getByRole('button', { name: content.sending }));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('sends nothing more at a double click', async () => {
    render(form);
    fillIn();
    await user.dblClick(sendButton());
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('sends nothing more at Enter', async () => {
    await send();
    await user.type(field(content.fields.subject), '{Enter}');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each(Object.values(content.fields))(
    'lets nothing be typed into %s that would not be sent',
    async (label) => {
      await send();
      expect(field(label)).toHaveAttribute('readonly');
    },
  );
});

describe('leaving', () => {
  const long = { ...typed, message: 'a'.repeat(70_000) };

  it.each([
    ['asks nothing while nothing is sent', long, false, false],
    ['asks nothing while a message is sent that outlives the page', typed, true, false],
    ['asks before a long message under way is lost', long, true, true],
  ])('%s', async (_rule, message, isSent, asks) => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    render(form);
    fillIn(message);
    if (isSent) await user.click(sendButton());
    expect(asksBeforeLeaving()).toBe(asks);
  });

  it.each([
    [200, content.sent],
    [500, content.failed.unsure],
  ])('asks nothing once a long message has the answer %d', async (status, sentence) => {
    fetchMock.mockResolvedValue(answer(status));
    render(form);
    fillIn(long);
    await user.click(sendButton());
    await screen.findByText(sentence);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('a backend that does not answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockImplementation(
      (_address, init) =>
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

  it('is not called slow before 10 seconds are over', () => {
    wait(9_999);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    wait(1);
    expect(screen.getByRole('alert')).toHaveTextContent(content.slow.text);
  });

  it('is waited for without end', () => {
    wait(24 * 60 * 60 * 1000);
    expect(fetchMock.mock.lastCall![1]!.signal!.aborted).toBe(false);
    expect(screen.getByRole('button', { name: content.sending })).toBeVisible();
  });

  it('can be stopped, which keeps the text and claims nothing, even in a browser that said it was offline', async () => {
    wait(10_000);
    await stop();
    expect(screen.getByRole('alert')).toHaveTextContent(content.failed.unsure);
    expect(screen.getByRole('alert')).toHaveTextContent(content.failed.reasons.unreachable);
    expect(typedNow()).toEqual(typed);
    expect(sendButton()).toHaveFocus();
  });

  it('has 10 seconds again at a second try', async () => {
    wait(10_000);
    await stop();
    fireEvent.click(sendButton());
    wait(9_999);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    wait(1);
    expect(screen.getByRole('alert')).toHaveTextContent(content.slow.text);
  });

  it('is not called slow after it has answered', async () => {
    wait(10_000);
    await stop();
    fetchMock.mockResolvedValueOnce(answer(503));
    await act(async () => void fireEvent.click(sendButton()));
    wait(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent(content.failed.title);
  });
});

describe('once it is sent', () => {
  it('gives way to its thanks', async () => {
    await send();
    expect(await screen.findByText(content.sent)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('hands the focus to the thanks, which are announced', async () => {
    await send();
    expect(await screen.findByRole('status')).toHaveFocus();
  });

  it('sends with Enter as with the button', async () => {
    render(form);
    fillIn();
    await user.type(field(content.fields.subject), '{Enter}');
    expect(await screen.findByRole('status')).toBeVisible();
  });
});

describe('when sending fails', () => {
  const { reasons, title, unsure } = content.failed;

  it.each([
    [302, unsure, reasons.unconfirmed],
    [201, unsure, reasons.unconfirmed],
    [204, unsure, reasons.unconfirmed],
    [400, title, reasons.refused],
    [413, title, reasons.refused],
    [422, title, reasons.refused],
    [429, title, reasons.busy],
    [500, unsure, reasons.broken],
    [503, title, reasons.broken],
  ])('says of the status %d: %s %s', async (status, first, sentence) => {
    fetchMock.mockResolvedValue(answer(status));
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`${first} ${sentence}`));
  });

  it.each([
    [true, unsure, reasons.unreachable],
    [false, title, reasons.offline],
  ])('says when no answer comes and the browser is online (%s): %s %s', async (online, first, sentence) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`${first} ${sentence}`));
  });

  it('is sure of nothing where the browser went offline after it had begun to send', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fetchMock.mockImplementation(() => {
      online.mockReturnValue(false);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(unsure));
  });

  /** Sends to a server that has a problem, and waits for the notice. */
  async function fail() {
    fetchMock.mockResolvedValueOnce(answer(503));
    await send();
    await screen.findByText(title);
  }

  it('says that the message was not sent and that all is kept', async () => {
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent(content.failed.title);
    expect(screen.getByRole('alert')).toHaveTextContent(content.failed.kept);
  });

  it('keeps every character typed', async () => {
    await fail();
    expect(typedNow()).toEqual(typed);
  });

  it('lets the fields be changed again', async () => {
    await fail();
    await user.type(field(content.fields.name), '!');
    expect(field(content.fields.name)).toHaveValue(`${typed.name}!`);
  });

  it('tells the console the status', async () => {
    await fail();
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError', status: 503 }));
  });

  it('tells the console the cause when no answer came', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValue(cause);
    await send();
    await screen.findByText(unsure);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ cause }));
  });

  it('offers to send again what stands in the fields then', async () => {
    await fail();
    await user.type(field(content.fields.name), '!');
    await user.click(screen.getByRole('button', { name: content.failed.retry }));
    expect(JSON.parse(fetchMock.mock.lastCall![1]!.body as string)).toEqual({ ...typed, name: 'Ada <b>!' });
    expect(await screen.findByRole('status')).toHaveTextContent(content.sent);
  });

  it('takes the notice back and keeps the focus in the form while it tries again', async () => {
    await fail();
    fetchMock.mockReturnValue(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: content.failed.retry }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: content.sending })).toHaveFocus();
  });

  it('warns again when the second try fails too', async () => {
    await fail();
    fetchMock.mockResolvedValueOnce(answer(429));
    await user.click(screen.getByRole('button', { name: content.failed.retry }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reasons.busy));
  });

  it('offers an e-mail that carries subject and message', async () => {
    await fail();
    const link = screen.getByRole('link', { name: email });
    const { protocol, pathname, search } = new URL(link.getAttribute('href')!);
    expect([protocol, pathname]).toEqual(['mailto:', email]);
    const fields = search.slice(1).split('&').map(decodeURIComponent);
    expect(fields).toEqual([`subject=${typed.subject}`, `body=${typed.message.replace('\n', '\r\n')}`]);
  });

  it('offers an e-mail that carries what was typed since the failure', async () => {
    await fail();
    await user.type(screen.getByLabelText(content.fields.subject), '!');
    const link = screen.getByRole('link', { name: email });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`subject=${typed.subject}!`);
  });
});

describe('before the script runs', () => {
  beforeAll(earlySend);

  beforeEach(() => {
    document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  });

  afterEach(() => {
    document.body.innerHTML = '';
  });

  const withoutScript = () => screen.queryByText(content.withoutScript.before, { exact: false });

  /** The script comes at last. */
  const hydrate = () => render(form, { container: document.querySelector('div')!, hydrate: true });

  it('is a form that the browser checks and then sends nowhere', () => {
    const exported = screen.getByRole('form', { name: content.label });
    expect(exported).toHaveAttribute('method', 'dialog');
    expect(exported).not.toHaveAttribute('action');
    expect(exported).not.toHaveAttribute('novalidate');
  });

  it('has a line with the e-mail address beside it', () => {
    expect(withoutScript()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });

  it('loses that line once the script has come', () => {
    hydrate();
    expect(withoutScript()).not.toBeInTheDocument();
  });

  it('keeps what is typed, which wins over the draft', () => {
    saveDraft({ ...typed, name: 'Grace' });
    fireEvent.input(field(content.fields.name), { target: { value: 'Ada' } });
    hydrate();
    expect(typedNow()).toEqual({ ...typed, name: 'Ada' });
  });

  it('takes what is typed into the draft once the script has come', () => {
    field(content.fields.name).value = 'Ada';
    hydrate();
    expect(readDraft()).toMatchObject({ name: 'Ada' });
  });

  it('is taken over without a mismatch', () => {
    hydrate();
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(['is refused', 'is full'])('keeps what is typed where storage %s', (how) => {
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

  describe('when Send is pressed', () => {
    const line = () => document.querySelector('form + p')!;
    const status = () => screen.getByRole('status');
    const press = async () => {
      document.head.innerHTML = '<style>form + p { visibility: hidden }</style>';
      fillIn();
      await user.click(sendButton());
      // jsdom knows no method="dialog" and says so.
      jest.mocked(console.error).mockClear();
    };

    afterEach(() => {
      document.head.innerHTML = '';
    });

    /** The script is long overdue, so that the e-mail line appears. */
    const giveUp = () => fireEvent.animationEnd(line());

    it('says that it is sending, and lets nothing be changed', async () => {
      await press();
      expect(screen.getByRole('button', { name: content.sending })).toHaveAttribute('aria-disabled', 'true');
      expect(status()).toHaveTextContent(content.sending);
      for (const label of Object.values(content.fields)) expect(field(label)).toHaveAttribute('readonly');
      expect(asksBeforeLeaving()).toBe(true);
    });

    it('sends once the script has come, and only once', async () => {
      await press();
      await user.type(field(content.fields.subject), '{Enter}');
      hydrate();
      await screen.findByText(content.sent);
      expect(fetchMock).toHaveBeenCalledTimes(1);
      expect(JSON.parse(fetchMock.mock.lastCall![1]!.body as string)).toEqual(typed);
      expect(asksBeforeLeaving()).toBe(false);
    });

    it('is taken over without a mismatch', async () => {
      await press();
      hydrate();
      await screen.findByText(content.sent);
      expect(console.error).not.toHaveBeenCalled();
    });

    it('sends what is seen, not an older draft', async () => {
      saveDraft({ ...typed, message: 'Older' });
      for (const [key, label] of Object.entries(content.fields))
        field(label).value = typed[key as keyof typeof typed];
      await user.click(sendButton());
      hydrate();
      await screen.findByText(content.sent);
      expect(JSON.parse(fetchMock.mock.lastCall![1]!.body as string)).toEqual(typed);
    });

    it('lets the fields be changed after a failure', async () => {
      fetchMock.mockResolvedValue(answer(503));
      await press();
      hydrate();
      await screen.findByText(content.failed.title);
      expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
      expect(status()).toBeEmptyDOMElement();
      await user.type(field(content.fields.name), '!');
      expect(field(content.fields.name)).toHaveValue(`${typed.name}!`);
    });

    it('says so no longer once the script is overdue, and tells of the e-mail address', async () => {
      await press();
      giveUp();
      expect(sendButton()).toHaveAttribute('aria-disabled', 'false');
      expect(status()).toHaveTextContent(`${content.withoutScript.before} ${email}`);
      expect(field(content.fields.name)).not.toHaveAttribute('readonly');
      expect(asksBeforeLeaving()).toBe(false);
    });

    it('sends what an overdue script finds unchanged', async () => {
      await press();
      giveUp();
      hydrate();
      expect(await screen.findByText(content.sent)).toBeVisible();
    });

    it('sends nothing that was changed since the script was overdue', async () => {
      await press();
      giveUp();
      await user.type(field(content.fields.name), '!');
      hydrate();
      expect(fetchMock).not.toHaveBeenCalled();
      expect(field(content.fields.name)).toHaveValue(`${typed.name}!`);
      expect(status()).toBeEmptyDOMElement();
    });

    it('leads to the e-mail address once the script is overdue', async () => {
      fillIn();
      await user.click(sendButton());
      expect(screen.getByRole('link', { name: email })).toHaveFocus();
      expect(sendButton()).toBeVisible();
    });

    it('tells whoever leaves and comes back that the message may not have arrived', async () => {
      await press();
      document.body.innerHTML = `<div>${renderToString(form)}</div>`;
      hydrate();
      expect(typedNow()).toEqual(typed);
      expect(screen.getByRole('alert')).toHaveTextContent(content.failed.unsure);
      expect(fetchMock).not.toHaveBeenCalled();
    });
  });
});
