import { contactPath, type ContactMessage } from '@/lib/contact-fields';
import type { FormContent } from '@/lib/schema/pages';

export type FailureReason = keyof FormContent['failed']['reasons'];

export type Failure = { reason?: FailureReason; isCertain: boolean };

/** Server errors after which nothing was processed (https://www.rfc-editor.org/rfc/rfc9110#section-15.6). */
const unsentErrors = [501, 503, 505, 507, 511];

/**
 * The limit is 64 KiB, and some count more than the body: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
export const outlivesPage = (message: ContactMessage): boolean =>
  'keepalive' in Request.prototype && new Blob([JSON.stringify(message)]).size <= 60 * 1024;

/**
 * A redirect would turn the POST into a GET. `signal` ends the wait: after Back, Firefox 140 (2025-06) never settles
 * the request.
 * @returns the status; 0 for a redirect; undefined without a response
 */
export async function post(message: ContactMessage, signal: AbortSignal): Promise<number | undefined> {
  const stopped = new Promise<never>((_, end) => {
    signal.onabort = () => end(signal.reason);
  });
  try {
    const request = fetch(`${process.env.NEXT_PUBLIC_API_BASE ?? ''}${contactPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'include',
      redirect: 'manual',
      keepalive: outlivesPage(message),
      signal,
    });
    const { status } = await Promise.race([request, stopped]);
    if (status !== 200) console.error(`${contactPath}: status ${status}`);
    return status;
  } catch (error) {
    console.error(`${contactPath}: ${error}`);
    return undefined;
  }
}

/** After a 4xx, the message did not arrive (RFC 9110, section 15.5). `navigator.onLine` can be wrong. */
export function failureOf(status: number | undefined, online: boolean): Failure {
  if (status === undefined) return { reason: online ? 'unreachable' : 'offline', isCertain: false };
  if (status >= 500) return { reason: 'broken', isCertain: unsentErrors.includes(status) };
  if (status >= 400) return { reason: status === 429 ? 'rateLimited' : 'refused', isCertain: true };
  return { reason: 'unconfirmed', isCertain: false };
}
