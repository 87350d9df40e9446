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

it.each([
  ['https://backend.test/base', 'https://backend.test/base/api/contact'],
  ['', '/api/contact'],
  [undefined, '/api/contact'],
])('posts a message as typed to the base %j, with cookies, and follows no redirect', async (base, url) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_API_BASE: base });
  const fetch = responding(200);
  await post(message, signal);
  expect(fetch).toHaveBeenCalledWith(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    credentials: 'include',
    redirect: 'manual',
    keepalive: true,
    signal,
  });
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

it.each([
  [true, 30_000],
  [false, 31_000],
])('outlives the page (%s) with %d letters of two bytes', (outlives, length) => {
  expect(outlivesPage({ ...message, message: 'ש'.repeat(length) })).toBe(outlives);
});

it('does not outlive the page in a browser without keepalive', () => {
  // A mock's prototype lacks it.
  jest.spyOn(globalThis, 'Request');
  expect(outlivesPage(message)).toBe(false);
});

it.each([
  ['unconfirmed', false, [0, 201, 302]],
  ['refused', true, [400, 408, 499]],
  ['busy', true, [429]],
  ['broken', false, [500, 502, 504, 506, 520, 599]],
  ['broken', true, [501, 503, 505, 507, 511]],
])('is a failure that is %s, and certain (%s), with each status of %j', (reason, isUnsent, statuses) => {
  for (const status of statuses)
    for (const online of [true, false]) expect(failureOf(status, online)).toEqual({ reason, isUnsent });
});

it('without a response, is certain only if the browser was offline', () => {
  expect(failureOf(undefined, false)).toEqual({ reason: 'offline', isUnsent: true });
  expect(failureOf(undefined, true)).toEqual({ reason: 'unreachable', isUnsent: false });
});
