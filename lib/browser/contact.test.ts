/** @jest-environment node */
import { message as typed } from '../fixtures/message';
import { ApiError } from './api';
import { contactFailure, isCertainlyUnsent, outlivesPage, sendContactMessage } from './contact';

const message = {
  ...typed,
  name: ' Ada <b>Lovelace</b> ',
  subject: 'שלום 🥊',
  message: 'First line\nSecond & "last"\r\n',
};

const responding = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));

afterEach(() => jest.restoreAllMocks());

describe('sendContactMessage', () => {
  it('posts to /api/contact', async () => {
    const fetch = responding(200);
    await sendContactMessage(message);
    const [url, init] = fetch.mock.lastCall!;
    expect(url).toMatch(/\/api\/contact$/);
    expect(init).toMatchObject({ method: 'POST' });
  });

  it('sends exactly the four fields, as typed', async () => {
    const fetch = responding(200);
    const withMore = { ...message, website: 'https://spam.example' };
    await sendContactMessage(withMore);
    expect(JSON.parse(fetch.mock.lastCall![1]!.body as string)).toEqual(message);
  });

  it('succeeds with exactly 200', async () => {
    responding(200);
    await expect(sendContactMessage(message)).resolves.toBeUndefined();
  });

  it('passes on the signal', async () => {
    const { signal } = new AbortController();
    const fetch = responding(200);
    await sendContactMessage(message, signal);
    expect(fetch.mock.lastCall![1]).toMatchObject({ signal });
  });

  it.each([
    ['keeps sending a short message when the page closes', message, true],
    [
      'sends a message that is too long to outlive the page',
      { ...message, message: 'a'.repeat(65536) },
      false,
    ],
  ])('%s', async (_rule, sent, keepalive) => {
    const fetch = responding(200);
    await sendContactMessage(sent);
    expect(fetch.mock.lastCall![1]).toMatchObject({ keepalive });
  });

  it.each([201, 202, 204, 400, 500])('fails with %d', async (status) => {
    responding(status);
    const error = await sendContactMessage(message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status });
  });
});

describe('outlivesPage', () => {
  const filled = (text: string, count: number) => ({ ...message, message: text.repeat(count) });

  it('counts bytes, not characters', () => {
    expect([filled('a', 30_000), filled('ש', 30_000), filled('ש', 31_000)].map(outlivesPage)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is false if the browser does not support keepalive', () => {
    // A mock's prototype lacks keepalive, as in an older browser.
    jest.spyOn(globalThis, 'Request');
    expect(outlivesPage(message)).toBe(false);
  });
});

describe('isCertainlyUnsent', () => {
  it.each([400, 401, 403, 404, 408, 413, 422, 429, 499, 501, 503, 505, 507, 511])(
    'is certain for the status %d',
    (status) => expect(isCertainlyUnsent(new ApiError('', { status }), true)).toBe(true),
  );

  it.each([0, 201, 202, 204, 302, 500, 502, 504, 506, 520, 599])(
    'is not certain for the status %d, even if the browser was offline',
    (status) => expect(isCertainlyUnsent(new ApiError('', { status }), false)).toBe(false),
  );

  it.each([
    ['certain', 'no response in a browser that was offline', false, true],
    ['not certain', 'no response in a browser that was online', true, false],
  ])('is %s for %s', (_certain, _case, online, expected) => {
    expect(isCertainlyUnsent(new ApiError('', { cause: new TypeError() }), online)).toBe(expected);
  });
});

describe('contactFailure', () => {
  it.each([
    [0, 'unconfirmed'],
    [201, 'unconfirmed'],
    [204, 'unconfirmed'],
    [302, 'unconfirmed'],
    [400, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'busy'],
    [499, 'refused'],
    [500, 'broken'],
    [503, 'broken'],
  ])('reads the status %d as %s', (status, kind) => {
    expect(contactFailure(new ApiError('', { status }), true)).toBe(kind);
  });

  it('trusts a response more than navigator.onLine', () => {
    expect(contactFailure(new ApiError('', { status: 500 }), false)).toBe('broken');
  });

  it.each([
    ['no response while online', new ApiError('', { cause: new TypeError() }), true, 'unreachable'],
    ['no response while offline', new ApiError('', { cause: new TypeError() }), false, 'offline'],
    ['an error of another kind', new RangeError(), true, 'unreachable'],
  ])('reads %s', (_case, error, online, kind) => {
    expect(contactFailure(error, online)).toBe(kind);
  });
});
