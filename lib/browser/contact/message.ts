import type { ContactFailure } from '../../content/types';

/** What a visitor sends, exactly as typed. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

/** A message without a confirmation: whether it certainly did not arrive, and why, if that is known. */
export type Failure = { isUnsent: boolean; reason?: ContactFailure; message: ContactMessage };

/** Server errors which mean that the backend did not process the request. */
const unsentErrors = [
  501, // It does not support the method (https://www.rfc-editor.org/rfc/rfc9110#section-15.6.2).
  503, // It cannot handle the request now (https://www.rfc-editor.org/rfc/rfc9110#section-15.6.4).
  505, // It does not support this version of HTTP (https://www.rfc-editor.org/rfc/rfc9110#section-15.6.6).
  507, // It has no space to store the message (https://www.rfc-editor.org/rfc/rfc4918#section-11.5).
  511, // The network requires a login first (https://www.rfc-editor.org/rfc/rfc6585#section-6).
];

/**
 * The most bytes in the body of a request that outlives its page. Browsers allow 64 KiB
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch), but some count more than the body.
 */
const keepaliveBytes = 60 * 1024;

/** The body of the request: these four fields and no others. */
const bodyOf = ({ name, email, subject, message }: ContactMessage) =>
  JSON.stringify({ name, email, subject, message });

/** Whether the browser finishes sending this message even if the visitor leaves the page. */
export function outlivesPage(message: ContactMessage): boolean {
  return 'keepalive' in Request.prototype && new Blob([bodyOf(message)]).size <= keepaliveBytes;
}

/**
 * Posts a message to the backend, with cookies. It has no time limit, because a slow network is no reason to lose a
 * message. It follows no redirects: browsers turn a redirected POST into a GET, so a 200 from the new URL would say
 * nothing about the message (https://fetch.spec.whatwg.org/#http-redirect-fetch).
 *
 * @param signal ends the wait at once. The request alone would not: Firefox 140 never settles one that was open while
 *   its page was in the back/forward cache.
 * @returns the status; 0 for a redirect, which browsers hide from scripts; undefined if no response came
 */
export async function post(message: ContactMessage, signal: AbortSignal): Promise<number | undefined> {
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  const response = fetch(`${process.env.NEXT_PUBLIC_API_BASE ?? ''}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(message),
    credentials: 'include',
    redirect: 'manual',
    keepalive: outlivesPage(message),
    signal,
  });
  try {
    const status = (await Promise.race([response, stopped]))?.status;
    if (status !== 200) console.error(`/api/contact responded with ${status}`);
    return status;
  } catch (error) {
    console.error(`/api/contact got no response: ${error}`);
    return undefined;
  }
}

/**
 * What a failure means: its reason, and whether the message certainly did not reach the backend.
 * - A 4xx means that the request is at fault (https://www.rfc-editor.org/rfc/rfc9110#section-15.5), and the server
 *   errors above mean that nothing was processed. After any other response, or one that the page may not read, the
 *   backend may have kept the message.
 * - Without a response, it is certain only if the browser was offline before sending: `navigator.onLine` is false only
 *   if the browser is definitely offline (https://html.spec.whatwg.org/#dom-navigator-online).
 *
 * @param status from `post`, but not 200: only that confirms that the backend kept the message
 * @param online the value of navigator.onLine before sending
 */
export function failureOf(status: number | undefined, online: boolean): Omit<Failure, 'message'> {
  if (status === undefined) return { reason: online ? 'unreachable' : 'offline', isUnsent: !online };
  if (status >= 500) return { reason: 'broken', isUnsent: unsentErrors.includes(status) };
  if (status >= 400) return { reason: status === 429 ? 'busy' : 'refused', isUnsent: true };
  return { reason: 'unconfirmed', isUnsent: false };
}
