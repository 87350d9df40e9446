/** @jest-environment node */
import { message as typed } from '../../fixtures/message';
import { failureOf, outlivesPage, post } from './message';

const message = {
  ...typed,
  name: ' Ada <b>Lovelace</b> ',
  subject: 'שלום 🥊',
  message: 'First line\nSecond & "last"\r\n',
};
const { signal } = new AbortController();
const network = (response: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(response);
const responding = (status: number) => network(async () => new Response(null, { status }));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('post', () => {
  it.each([
    ['https://backend.test/base', 'https://backend.test/base/api/contact'],
    ['', '/api/contact'],
    [undefined, '/api/contact'],
  ])('posts to the base %j as JSON, with cookies, and follows no redirect', async (base, url) => {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_API_BASE: base });
    const fetch = responding(200);
    await post(message, signal);
    expect(fetch).toHaveBeenCalledWith(
      url,
      expect.objectContaining({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'include',
        redirect: 'manual',
        signal,
      }),
    );
  });

  it('sends the message as typed', async () => {
    const fetch = responding(200);
    await post(message, signal);
    expect(JSON.parse(fetch.mock.lastCall![1]!.body as string)).toEqual(message);
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
    await post(sent, signal);
    expect(fetch.mock.lastCall![1]).toMatchObject({ keepalive });
  });

  it('returns the status, and logs each but 200', async () => {
    responding(200);
    expect(await post(message, signal)).toBe(200);
    expect(console.error).not.toHaveBeenCalled();
    responding(204);
    expect(await post(message, signal)).toBe(204);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('204'));
  });

  it('returns no status if no response comes, and logs the cause', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await post(message, signal)).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Failed to fetch'));
  });

  it('ends at the signal, even if the request never settles', async () => {
    network(() => new Promise(() => {}));
    const stop = new AbortController();
    const posted = post(message, stop.signal);
    stop.abort();
    expect(await posted).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no longer waits'));
  });
});

describe('outlivesPage', () => {
  const filled = (text: string, count: number) => ({ ...message, message: text.repeat(count) });

  it('counts bytes, not characters', () => {
    const lengths = [filled('a', 30_000), filled('ש', 30_000), filled('ש', 31_000)];
    expect(lengths.map(outlivesPage)).toEqual([true, true, false]);
  });

  it('is false if the browser does not support keepalive', () => {
    // A mock's prototype lacks keepalive, as in an older browser.
    jest.spyOn(globalThis, 'Request');
    expect(outlivesPage(message)).toBe(false);
  });
});

const unsent = { isUnsent: true };
const unsure = { isUnsent: false };

it.each<[number, object]>([
  [0, { reason: 'unconfirmed', ...unsure }],
  [201, { reason: 'unconfirmed', ...unsure }],
  [302, { reason: 'unconfirmed', ...unsure }],
  [400, { reason: 'refused', ...unsent }],
  [408, { reason: 'refused', ...unsent }],
  [429, { reason: 'busy', ...unsent }],
  [499, { reason: 'refused', ...unsent }],
  ...[500, 502, 504, 506, 520, 599].map((status): [number, object] => [
    status,
    { reason: 'broken', ...unsure },
  ]),
  ...[501, 503, 505, 507, 511].map((status): [number, object] => [status, { reason: 'broken', ...unsent }]),
])('the status %d is the failure %j, even if the browser was offline', (status, failure) => {
  for (const online of [true, false]) expect(failureOf(status, online)).toEqual(failure);
});

it.each([
  ['offline', { reason: 'offline', ...unsent }],
  ['online', { reason: 'unreachable', ...unsure }],
])('no response is, if the browser was %s, the failure %j', (line, failure) => {
  expect(failureOf(undefined, line === 'online')).toEqual(failure);
});
