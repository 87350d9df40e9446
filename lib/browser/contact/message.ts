import type { FormContent } from '../../content/contact';

/** What a visitor sends, exactly as typed: the body of the request. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

export type FailureReason = keyof FormContent['failed']['reasons'];

/** Why a request did not confirm a message, and whether the message certainly did not arrive. */
export type Failure = { reason?: FailureReason; isCertain: boolean };

/** Server errors that mean that nothing was processed (https://www.rfc-editor.org/rfc/rfc9110#section-15.6 and others). */
const unsentErrors = [501, 503, 505, 507, 511];

/**
 * Whether the browser finishes sending this message even if the visitor leaves the page. Browsers allow 64 KiB
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch), but some count more than the body.
 */
export const outlivesPage = (message: ContactMessage): boolean =>
  'keepalive' in Request.prototype && new Blob([JSON.stringify(message)]).size <= 60 * 1024;

/**
 * Posts a message to the backend, with cookies and without a time limit. It follows no redirects: browsers turn a
 * redirected POST into a GET, so a 200 says nothing (https://fetch.spec.whatwg.org/#http-redirect-fetch).
 *
 * @param signal ends the wait at once. The request alone would not: Firefox 140 never settles one that was open while
 *   its page was in the back/forward cache.
 * @returns the status; 0 for a redirect, which browsers hide from scripts; undefined if no response came
 */
export async function post(message: ContactMessage, signal: AbortSignal): Promise<number | undefined> {
  const stopped = new Promise<never>((_, end) => signal.addEventListener('abort', () => end(signal.reason)));
  try {
    const request = fetch(`${process.env.NEXT_PUBLIC_API_BASE ?? ''}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'include',
      redirect: 'manual',
      keepalive: outlivesPage(message),
      signal,
    });
    const { status } = await Promise.race([request, stopped]);
    if (status !== 200) console.error(`/api/contact responded with ${status}`);
    return status;
  } catch (error) {
    console.error(`/api/contact got no response: ${error}`);
    return undefined;
  }
}

/**
 * What a response other than 200 means. The message certainly did not arrive after a 4xx, which means that the request is at
 * fault (https://www.rfc-editor.org/rfc/rfc9110#section-15.5), and after the server errors above. Without a response,
 * nothing is certain: `navigator.onLine` can be wrong (https://html.spec.whatwg.org/#dom-navigator-online).
 *
 * @param status from `post`
 * @param online the value of navigator.onLine
 */
export function failureOf(status: number | undefined, online: boolean): Failure {
  if (status === undefined) return { reason: online ? 'unreachable' : 'offline', isCertain: false };
  if (status >= 500) return { reason: 'broken', isCertain: unsentErrors.includes(status) };
  if (status >= 400) return { reason: status === 429 ? 'rateLimited' : 'refused', isCertain: true };
  return { reason: 'unconfirmed', isCertain: false };
}
