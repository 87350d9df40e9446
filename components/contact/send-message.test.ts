/** @jest-environment node */
import { message } from '@/lib/fixtures/message';
import { failureOf, outlivesPage, post } from './send-message';

it('posts with cookies, and follows no redirect', async () => {
  const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 200 } as Response);
  expect(await post(message, new AbortController().signal)).toBe(200);
  expect(request.mock.lastCall![1]).toMatchObject({ credentials: 'include', redirect: 'manual' });
});

it.each([
  [true, 30_000],
  [false, 31_000],
])('outlives the page: %s, with %d letters of two bytes', (outlives, length) => {
  expect(outlivesPage({ ...message, message: 'ש'.repeat(length) })).toBe(outlives);
});

it('does not outlive the page in a browser without keepalive', () => {
  jest.spyOn(globalThis, 'Request');
  expect(outlivesPage(message)).toBe(false);
});

it.each([
  ['unconfirmed', false, [0, 201, 302]],
  ['refused', true, [400, 408, 499]],
  ['rateLimited', true, [429]],
  ['broken', false, [500, 502, 504, 506, 520, 599]],
  ['broken', true, [501, 503, 505, 507, 511]],
])('maps to %s (certainly not sent: %s) for each status of %j', (reason, isCertain, statuses) => {
  for (const status of statuses)
    for (const online of [true, false]) expect(failureOf(status, online)).toEqual({ reason, isCertain });
});

it('is never certain without a response, even if the browser reports that it is offline', () => {
  expect(failureOf(undefined, false)).toEqual({ reason: 'offline', isCertain: false });
  expect(failureOf(undefined, true)).toEqual({ reason: 'unreachable', isCertain: false });
});
