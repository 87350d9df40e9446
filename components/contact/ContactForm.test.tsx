import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { emptyText, readDraft, saveDraft } from '@/lib/browser/contact/draft';
import { form as content, roles } from '@/lib/content/contact';
import { message as typed } from '@/lib/fixtures/message';
import { bellId } from './Bell';
import { ContactForm } from './ContactForm';

const { title, unsure, reasons, kept, retry, or, instead, long, copy, copied, selected } = content.failed;
const email = 'hello@example.com';
const form = <ContactForm content={content} roles={roles.names} email={email} thanks="Thanks" />;
const fetchMock = jest.fn<Promise<Pick<Response, 'status'>>, Parameters<typeof fetch>>();

const answer = (status: number) => fetchMock.mockResolvedValue({ status });
const neverAnswer = () => fetchMock.mockReturnValue(new Promise(() => {}));
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const notice = () => document.querySelector('form [aria-live]')!;
const mail = () => decodeURIComponent(screen.getByRole('link', { name: email }).getAttribute('href')!);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** What the fields hold. */
const typedNow = () =>
  Object.fromEntries(Object.entries(content.fields).map(([key, label]) => [key, field(label).value]));

function fillIn() {
  for (const [key, label] of Object.entries(content.fields)) type(label, typed[key as keyof typeof typed]);
}

/** Fills the form in and sends it. */
async function send() {
  render(form);
  fillIn();
  await press(content.send);
}

/** Shows the exported form, before its script runs, in which somebody or the browser has filled the fields. */
function showExported() {
  document.body.innerHTML = `<div>${renderToString(form)}</div>`;
  fillIn();
}

/** Runs the script of the exported form. @returns the errors from which React recovers by drawing it again */
function hydrate(): unknown[] {
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => void errors.push(error);
  render(form, { container: document.querySelector('div')!, hydrate: true, onRecoverableError });
  return errors;
}

/** How the visitor has come to the page. */
const arrive = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  // jsdom has no Request.
  global.Request = class {} as unknown as typeof Request;
  global.fetch = fetchMock.mockReset().mockResolvedValue({ status: 200 }) as unknown as typeof fetch;
  jest.spyOn(console, 'error').mockImplementation(() => {});
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
});

it('posts the message as typed, with cookies and without redirects, and forgets it once it has arrived', async () => {
  await send();
  const [url, options] = fetchMock.mock.lastCall!;
  expect(url).toMatch(/\/api\/contact$/);
  expect(options).toMatchObject({ method: 'POST', credentials: 'include', redirect: 'manual' });
  expect(JSON.parse(options!.body as string)).toEqual(typed);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(readDraft()).toEqual(emptyText);
});

it('rings the bell three times when the message has arrived, and not before', async () => {
  const ring = jest.fn();
  render(
    <div id={bellId}>
      <button onClick={ring} />
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

it('locks its fields while it sends, and sends nothing more at another press or Enter', async () => {
  neverAnswer();
  await send();
  expect(button(content.sending)).toHaveAttribute('aria-disabled', 'true');
  for (const label of Object.values(content.fields)) expect(field(label)).toHaveAttribute('readonly');
  await press(content.sending);
  fireEvent.submit(screen.getByRole('form'));
  await wait(2000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('keeps the text after a failure, offers it as an e-mail, and sends it as it is at the next try', async () => {
  answer(503);
  await send();
  expect(notice()).toHaveTextContent(title);
  expect(typedNow()).toEqual(typed);
  type(content.fields.subject, 'Another one');
  expect(mail()).toContain('subject=Another one');
  neverAnswer();
  button(retry).focus();
  await press(retry);
  expect(notice()).toHaveTextContent(new RegExp(`^${content.sending}$`));
  expect(button(content.sending)).toHaveFocus();
  await wait(1000);
  expect(fetchMock.mock.lastCall![1]!.body).toContain('Another one');
});

it('reads as sentences after a failure, and copies a message that is too long for an e-mail, or selects it', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error());
  Object.assign(navigator, { clipboard: { writeText } });
  const said = `${title} ${reasons.broken} ${kept}${retry}${or} ${email} ${instead}`;
  const tooLong = '🥊\n'.repeat(900);
  answer(503);
  await send();
  expect(screen.getByRole('form')).toHaveTextContent(said);
  expect(screen.queryByRole('button', { name: copy })).not.toBeInTheDocument();
  type(content.fields.message, tooLong);
  expect(screen.getByRole('form')).toHaveTextContent(`${said}${long} ${copy}`);
  await press(copy);
  expect(writeText).toHaveBeenCalledWith(tooLong);
  expect(button(copied)).toBeInTheDocument();
  type(content.fields.message, `${tooLong}!`);
  // The browser refuses.
  await press(copy);
  expect(button(selected)).toBeInTheDocument();
  const { selectionStart, selectionEnd, value } = field(content.fields.message);
  expect(field(content.fields.message)).toHaveFocus();
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

it('sends at most one request a second, also while Enter is held and the backend fails at once', async () => {
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
  it('the browser never sends the form, and what is typed stays and becomes the draft', () => {
    showExported();
    expect(button(content.loading)).toBeDisabled();
    expect(screen.getByRole('form', { name: content.label })).toHaveAttribute('method', 'dialog');
    expect(hydrate()).toEqual([]);
    expect(button(content.send)).toBeEnabled();
    expect(typedNow()).toEqual(typed);
    expect(readDraft()).toEqual(typed);
  });

  it('text, focus and caret are kept if a translator has changed the page, so that React draws it again', () => {
    showExported();
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

  it.each([
    [true, 'while its request is open', neverAnswer],
    [false, 'after 503, since the message certainly did not arrive', () => answer(503)],
    [true, 'after 500, since nobody knows', () => answer(500)],
  ])('is marked as unconfirmed (%s) %s', async (isUnconfirmed, _when, prepare) => {
    prepare();
    await send();
    expect(readDraft().isUnconfirmed ?? false).toBe(isUnconfirmed);
  });

  it('stays if it is another text than the message that arrives', async () => {
    let respond: (response: { status: number }) => void;
    fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await send();
    saveDraft(later);
    await act(async () => respond!({ status: 200 }));
    expect(readDraft()).toEqual(later);
  });

  it('does not replace what the visitor types on a new visit', () => {
    arrive('navigate');
    showExported();
    saveDraft(later);
    hydrate();
    expect(typedNow()).toEqual(typed);
    expect(readDraft()).toEqual(typed);
  });
});

it('no longer reports an unconfirmed send once the text changes', async () => {
  answer(500);
  await send();
  expect(notice()).toHaveTextContent(unsure);
  type(content.fields.subject, 'Another one');
  expect(notice()).toBeEmptyDOMElement();
  expect(readDraft()).toEqual({ ...typed, subject: 'Another one' });
});

describe('a backend that does not respond', () => {
  // As in Firefox after Back: the request does not even settle when it is aborted.
  beforeEach(async () => {
    neverAnswer();
    await send();
  });

  it('is called slow after 10 seconds, and has no time limit', async () => {
    await wait(9_999);
    expect(notice()).not.toHaveTextContent(content.slow.text);
    await wait(24 * 60 * 60 * 1000);
    expect(notice()).toHaveTextContent(content.slow.text);
    expect(fetchMock.mock.lastCall![1]!.signal!.aborted).toBe(false);
  });

  it('lets the visitor stop the wait, keeps the text, and claims nothing', async () => {
    await wait(10_000);
    button(content.slow.stop).focus();
    await press(content.slow.stop);
    expect(button(content.send)).toHaveFocus();
    expect(notice()).toHaveTextContent(`${unsure} ${kept}`);
    expect(typedNow()).toEqual(typed);
  });

  it('is given up when the browser brings the page back as it kept it', async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await wait(1000);
    expect(notice()).toHaveTextContent(unsure);
    answer(503);
    await press(content.send);
    await wait(10_000);
    expect(notice()).toHaveTextContent(title);
  });
});
