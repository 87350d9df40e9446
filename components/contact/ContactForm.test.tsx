import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { form as words } from '@/lib/content/contact';
import { readDraft, saveDraft } from '@/lib/draft';
import { ContactForm } from './ContactForm';

const email = 'hello@example.com';
const form = <ContactForm words={words} email={email} />;
const typed = {
  name: 'Ada <b>',
  email: 'ada@example.com',
  subject: 'Take & hold 🥊',
  message: 'First line\nשורה שנייה',
};

const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'status'>>, Parameters<typeof fetch>>();
const user = userEvent.setup();

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typedNow = () =>
  Object.fromEntries(Object.entries(words.fields).map(([key, label]) => [key, field(label).value]));
const sendButton = () => screen.getByRole('button', { name: words.send });

const answer = (status: number) => ({ ok: status >= 200 && status < 300, status });

/** The browser puts all four texts into the fields. */
function fillIn(message = typed) {
  for (const [key, label] of Object.entries(words.fields)) {
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
});

describe('while it is edited', () => {
  it('says that every field is needed', () => {
    render(form);
    expect(screen.getByText(words.hint)).toBeVisible();
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
    await user.type(field(words.fields.name), 'Ad');
    expect(readDraft()).toMatchObject({ name: 'Ad' });
  });

  it('is forgotten once it is sent', async () => {
    await send();
    await screen.findByRole('status');
    expect(readDraft()).toEqual({});
  });

  it('is kept when sending fails', async () => {
    fetchMock.mockResolvedValue(answer(500));
    await send();
    await screen.findByText(words.failed.title);
    expect(readDraft()).toEqual(typed);
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
    expect(await screen.findByRole('status')).toHaveTextContent(words.sent);
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
    expect(screen.getByRole('button', { name: words.sending })).toHaveAttribute('aria-disabled', 'true');
  });

  it('tells assistive technology, in a region that it knows', async () => {
    render(form);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    fillIn();
    await user.click(sendButton());
    expect(status).toHaveTextContent(words.sending);
  });

  it('sends nothing more at a second click', async () => {
    await send();
    await user.click(screen.getByRole('button', { name: words.sending }));
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
    await user.type(field(words.fields.subject), '{Enter}');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each(Object.values(words.fields))(
    'lets nothing be typed into %s that would not be sent',
    async (label) => {
      await send();
      expect(field(label)).toHaveAttribute('readonly');
    },
  );
});

describe('once it is sent', () => {
  it('gives way to its thanks', async () => {
    await send();
    expect(await screen.findByText(words.sent)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('hands the focus to the thanks, which are announced', async () => {
    await send();
    expect(await screen.findByRole('status')).toHaveFocus();
  });

  it('sends with Enter as with the button', async () => {
    render(form);
    fillIn();
    await user.type(field(words.fields.subject), '{Enter}');
    expect(await screen.findByRole('status')).toBeVisible();
  });
});

describe('when sending fails', () => {
  const { reasons } = words.failed;

  it.each([
    [302, reasons.unconfirmed],
    [201, reasons.unconfirmed],
    [204, reasons.unconfirmed],
    [400, reasons.refused],
    [413, reasons.refused],
    [422, reasons.refused],
    [429, reasons.busy],
    [500, reasons.broken],
    [503, reasons.broken],
  ])('says of the status %d: %s', async (status, sentence) => {
    fetchMock.mockResolvedValue(answer(status));
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  });

  it.each([
    [true, reasons.unreachable],
    [false, reasons.offline],
  ])('says when no answer comes and the browser is online (%s): %s', async (online, sentence) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  });

  /** Sends to a server that has a problem, and waits for the notice. */
  async function fail() {
    fetchMock.mockResolvedValueOnce(answer(500));
    await send();
    await screen.findByText(words.failed.title);
  }

  it('says that the message was not sent and that all is kept', async () => {
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent(words.failed.title);
    expect(screen.getByRole('alert')).toHaveTextContent(words.failed.kept);
  });

  it('keeps every character typed', async () => {
    await fail();
    expect(typedNow()).toEqual(typed);
  });

  it('lets the fields be changed again', async () => {
    await fail();
    await user.type(field(words.fields.name), '!');
    expect(field(words.fields.name)).toHaveValue(`${typed.name}!`);
  });

  it('tells the console the status', async () => {
    await fail();
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError', status: 500 }));
  });

  it('tells the console the cause when no answer came', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValue(cause);
    await send();
    await screen.findByText(words.failed.title);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ cause }));
  });

  it('offers to send again what stands in the fields then', async () => {
    await fail();
    await user.type(field(words.fields.name), '!');
    await user.click(screen.getByRole('button', { name: words.failed.retry }));
    expect(JSON.parse(fetchMock.mock.lastCall![1]!.body as string)).toEqual({ ...typed, name: 'Ada <b>!' });
    expect(await screen.findByRole('status')).toHaveTextContent(words.sent);
  });

  it('takes the notice back and keeps the focus in the form while it tries again', async () => {
    await fail();
    fetchMock.mockReturnValue(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: words.failed.retry }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: words.sending })).toHaveFocus();
  });

  it('warns again when the second try fails too', async () => {
    await fail();
    fetchMock.mockResolvedValueOnce(answer(429));
    await user.click(screen.getByRole('button', { name: words.failed.retry }));
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
    await user.type(screen.getByLabelText(words.fields.subject), '!');
    const link = screen.getByRole('link', { name: email });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`subject=${typed.subject}!`);
  });
});

describe('before the script runs', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  });

  afterEach(() => {
    document.body.innerHTML = '';
  });

  const withoutScript = () => screen.queryByText(words.withoutScript.before, { exact: false });

  /** The script comes at last. */
  const hydrate = () => render(form, { container: document.querySelector('div')!, hydrate: true });

  it('is a form that the browser checks and then sends nowhere', () => {
    const exported = screen.getByRole('form', { name: words.label });
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
    field(words.fields.name).value = 'Ada';
    hydrate();
    expect(typedNow()).toEqual({ ...typed, name: 'Ada' });
  });

  it('takes what is typed into the draft once the script has come', () => {
    field(words.fields.name).value = 'Ada';
    hydrate();
    expect(readDraft()).toMatchObject({ name: 'Ada' });
  });

  it('is taken over without a mismatch', () => {
    hydrate();
    expect(console.error).not.toHaveBeenCalled();
  });
});
