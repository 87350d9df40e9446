import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Boundary } from '@/components/ui/Boundary';
import { contactPath } from '@/lib/contact-fields';
import { form as content, instead, senders } from '@/lib/content/contact';
import { message as typed } from '@/lib/fixtures/message';
import { emptyRecord, saveRecord } from './contact-record';
import { earlyScript } from './early-script';
import { mailText } from './send-message';
import { bellId } from './Bell';
import { BrokenForm } from './BrokenForm';
import { ContactForm } from './ContactForm';

const { title, unsure, reasons, blank, kept, retry, copy, copied, selected } = content.failed;
const email = 'hello@example.com';
const form = (
  <Boundary fallback={<BrokenForm content={instead} email={email} />}>
    <ContactForm
      content={content}
      sendersContent={senders}
      senders={senders.names.map((sender) => ({ ...sender, line: sender.text }))}
      you="You"
      email={email}
      thanks="Thanks"
      next={undefined}
    />
  </Boundary>
);
const fetchMock = jest.fn<Promise<Pick<Response, 'status'>>, Parameters<typeof fetch>>();
const errors: unknown[] = [];

const answer = (status: number) => fetchMock.mockResolvedValue({ status });
const neverAnswer = () => fetchMock.mockReturnValue(new Promise(() => {}));
const button = (name: string) => screen.getByRole('button', { name });
const senderButton = (index: number) => button(`${senders.names[index]!.text} ${senders.spoken}`);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const region = () => document.querySelector<HTMLElement>('form [aria-live=assertive]')!;
const notice = () => within(region().parentElement!);
const mail = () => decodeURIComponent(notice().getByRole('link', { name: email }).getAttribute('href')!);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const leave = () => act(() => void dispatchEvent(new Event('pagehide')));
const comeBack = () =>
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

const typedNow = () =>
  Object.fromEntries(Object.entries(content.fields).map(([key, label]) => [key, field(label).value]));

function fillIn() {
  for (const [key, label] of Object.entries(content.fields)) type(label, typed[key as keyof typeof typed]);
}

async function send() {
  render(form);
  fillIn();
  await press(content.send);
}

function showExported() {
  document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  new Function(earlyScript)();
  fillIn();
}

function hydrate(): unknown[] {
  const recovered: unknown[] = [];
  const onRecoverableError = (error: unknown) => void recovered.push(error);
  render(form, { container: document.querySelector('div')!, hydrate: true, onRecoverableError });
  return recovered;
}

const arrive = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  global.Request = class {} as unknown as typeof Request;
  global.fetch = fetchMock.mockReset().mockResolvedValue({ status: 200 }) as unknown as typeof fetch;
  errors.length = 0;
  const expected = new RegExp(`^${contactPath}|requestSubmit`);
  jest.spyOn(console, 'error').mockImplementation((error) => {
    if (!expected.test(String(error.message ?? error))) errors.push(error);
  });
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers();
  arrive('navigate');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
  location.hash = '';
  expect(errors.splice(0)).toEqual([]);
});

it('posts with cookies and without redirects', async () => {
  await send();
  expect(fetchMock.mock.lastCall![1]).toMatchObject({ credentials: 'include', redirect: 'manual' });
});

it('rings the bell three times when the message arrives, and not before', async () => {
  const ring = jest.fn();
  render(
    <div id={bellId}>
      <img alt="" onClick={ring} />
    </div>,
  );
  answer(503);
  await send();
  expect(ring).not.toHaveBeenCalled();
  answer(200);
  await press(retry);
  await wait(1000);
  await wait(1000);
  expect(ring).toHaveBeenCalledTimes(3);
});

it('keeps the text after a failure, offers it as an e-mail, and sends the current text at the next try', async () => {
  answer(503);
  await send();
  expect(region()).toHaveTextContent(title);
  expect(typedNow()).toEqual(typed);
  // The mail program adds the sender's name and address.
  for (const value of Object.values({ ...typed, name: '', email: '' }))
    expect(mail().replaceAll('\r', '')).toContain(value);
  type(content.fields.subject, 'Another one');
  expect(mail()).toContain('subject=Another one');
  neverAnswer();
  button(retry).focus();
  await press(retry);
  expect(region()).toHaveTextContent(new RegExp(`^${content.sending}$`));
  expect(button(content.sending)).toHaveFocus();
  await wait(1000);
  expect(fetchMock.mock.lastCall![1]!.body).toContain('Another one');
});

it('reads as sentences after a failure, and copies or selects the message', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error());
  Object.assign(navigator, { clipboard: { writeText } });
  const { or, instead: end, long } = content.failed;
  const announcement = `${title} ${reasons.broken} ${kept}${retry}${or} ${email} ${end}`;
  const tooLong = '🥊\n'.repeat(900);
  answer(503);
  await send();
  expect(screen.getByRole('form')).toHaveTextContent(`${announcement}${copy}`);
  type(content.fields.message, tooLong);
  expect(screen.getByRole('form')).toHaveTextContent(`${announcement}${long} ${copy}`);
  await press(copy);
  expect(writeText).toHaveBeenCalledWith(mailText({ ...typed, message: tooLong }, content.fields));
  expect(button(copied)).toBeInTheDocument();
  type(content.fields.message, `${tooLong}!`);
  await press(copy);
  expect(button(selected)).toBeInTheDocument();
  const { selectionStart, selectionEnd, value } = field(content.fields.message);
  expect(field(content.fields.message)).toHaveFocus();
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

it('sends at most one request a second, even while Enter is held and the backend fails at once', async () => {
  answer(503);
  render(form);
  fillIn();
  for (let tries = 0; tries < 15; tries++) {
    fireEvent.submit(screen.getByRole('form'));
    await wait(100);
  }
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

describe('before hydration', () => {
  it('the browser never sends the form, and what is typed stays', () => {
    showExported();
    expect(screen.getByRole('form', { name: content.label })).toHaveAttribute('method', 'dialog');
    expect(hydrate()).toEqual([]);
    expect(typedNow()).toEqual(typed);
  });

  it.each(['navigate', 'reload'] as const)('a link to a sender fills an empty subject once: %s', (visit) => {
    const sender = visit === 'navigate' ? senders.names[1]!.text : '';
    arrive(visit);
    location.hash = senders.names[1]!.id;
    showExported();
    type(content.fields.subject, '');
    hydrate();
    expect(field(content.fields.subject)).toHaveValue(sender);
    expect(senderButton(1)).toHaveAttribute('aria-pressed', String(sender !== ''));
  });

  it('text and focus stay when React replaces a form that a translator changed, even without storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    showExported();
    const field = document.querySelector('textarea')!;
    field.focus();
    for (const label of document.querySelectorAll('label')) label.firstChild!.textContent = 'Übersetzt';
    expect(hydrate()).toHaveLength(1);
    const drawn = document.querySelector('textarea')!;
    expect(drawn).not.toBe(field);
    expect(typedNow()).toEqual(typed);
    expect(drawn).toHaveFocus();
  });
});

it('scrolls to the notice of a failure once, not while the visitor types', async () => {
  answer(503);
  await send();
  for (const text of ['A', 'An', 'Another']) type(content.fields.message, text);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

it('marks the sender that the subject begins with, whoever has written it', async () => {
  render(form);
  await act(async () => void fireEvent.click(senderButton(1)));
  expect(field(content.fields.subject)).toHaveValue(senders.names[1]!.text);
  expect(senderButton(1)).toHaveAttribute('aria-pressed', 'true');
  type(content.fields.subject, `${senders.names[0]!.text}: a question`);
  expect(senderButton(0)).toHaveAttribute('aria-pressed', 'true');
  expect(senderButton(1)).toHaveAttribute('aria-pressed', 'false');
});

it('says so if the browser cannot send', async () => {
  const { AbortController } = global;
  Reflect.deleteProperty(global, 'AbortController');
  await send();
  global.AbortController = AbortController;
  expect(errors.splice(0)).toHaveLength(1);
  expect(region()).toHaveTextContent(`${title} ${reasons.unsupported} ${kept}`);
});

it('keeps the message for the visitor to copy if it breaks', async () => {
  answer(503);
  await send();
  for (const element of region().querySelectorAll('*')) element.remove();
  neverAnswer();
  await press(retry);
  expect(errors.splice(0)).not.toEqual([]);
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.body).toHaveTextContent(typed.message.replace(/\s+/g, ' '));
  expect(screen.getByRole('link', { name: email })).toBeInTheDocument();
});

describe('a backend that does not respond', () => {
  // In Firefox after Back, the request does not settle even when it is aborted.
  beforeEach(async () => {
    neverAnswer();
    await send();
  });

  it('is reported as slow after 10 seconds, without a time limit', async () => {
    await wait(9_999);
    expect(region()).not.toHaveTextContent(content.slow.text);
    await wait(24 * 60 * 60 * 1000);
    expect(region()).toHaveTextContent(content.slow.text);
    expect(fetchMock.mock.lastCall![1]!.signal!.aborted).toBe(false);
  });

  it('can be stopped, which keeps the text and leaves delivery unconfirmed', async () => {
    await wait(10_000);
    button(content.slow.stop).focus();
    await press(content.slow.stop);
    expect(button(retry)).toHaveFocus();
    expect(region()).toHaveTextContent(`${unsure} ${kept}`);
    expect(typedNow()).toEqual(typed);
  });

  it('is not waited for once the visitor has left the page', async () => {
    leave();
    comeBack();
    expect(region()).toHaveTextContent(`${unsure} ${kept}`);
    expect(fetchMock.mock.lastCall![1]!.signal!.aborted).toBe(false);
  });
});

it('is empty when the page comes back after another page of the tab has sent its text', async () => {
  answer(503);
  await send();
  leave();
  saveRecord(emptyRecord);
  comeBack();
  expect(Object.values(typedNow()).join('')).toBe('');
  expect(region()).toBeEmptyDOMElement();
});

it('reads its fields again after a failure, since a script may have changed them', async () => {
  answer(503);
  render(form);
  fillIn();
  fireEvent.click(button(content.send));
  field(content.fields.subject).value = 'Dictated';
  await wait(0);
  expect(mail()).toContain('subject=Dictated');
});

it('names the fields that hold only spaces if the backend refuses them', async () => {
  answer(400);
  render(form);
  fillIn();
  type(content.fields.name, ' ');
  await press(content.send);
  expect(region()).toHaveTextContent(`${reasons.refused} ${blank} ${content.fields.name}. ${kept}`);
  type(content.fields.name, 'A. Visitor');
  expect(region()).toHaveTextContent(`${reasons.refused} ${kept}`);
});
