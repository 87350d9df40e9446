import { ApiError, request } from './api';

/** What a visitor sends, exactly as typed. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

/** The reasons for a missing confirmation that the form shows. */
export type ContactFailure = 'offline' | 'unreachable' | 'refused' | 'busy' | 'broken' | 'unconfirmed';

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

/** Whether the browser finishes sending this message even if the visitor leaves the page. */
export function outlivesPage(message: ContactMessage): boolean {
  return 'keepalive' in Request.prototype && new Blob([bodyOf(message)]).size <= keepaliveBytes;
}

/**
 * Posts a message to the backend.
 *
 * @param signal aborts the request
 * @throws {ApiError} unless the status is exactly 200; another 2xx does not confirm that the backend kept the message
 */
export async function sendContactMessage(message: ContactMessage, signal?: AbortSignal): Promise<void> {
  const status = await request('/api/contact', {
    method: 'POST',
    body: bodyOf(message),
    keepalive: outlivesPage(message),
    signal,
  });
  if (status !== 200) throw new ApiError(`The backend responded with ${status}, not 200`, { status });
}

/** The body of the request: these four fields and no others. */
export const bodyOf = ({ name, email, subject, message }: ContactMessage) =>
  JSON.stringify({ name, email, subject, message });

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/**
 * The kind of a failure.
 *
 * @param error from `sendContactMessage`
 * @param online the value of navigator.onLine before sending
 */
export function contactFailure(error: unknown, online: boolean): ContactFailure {
  const status = statusOf(error);
  if (status === undefined) return online ? 'unreachable' : 'offline';
  if (status === 429) return 'busy';
  if (status >= 500) return 'broken';
  if (status >= 400) return 'refused';
  return 'unconfirmed';
}

/**
 * Whether a failed message certainly did not reach the backend:
 * - A 4xx means that the request is at fault (https://www.rfc-editor.org/rfc/rfc9110#section-15.5), and the server
 *   errors above mean that nothing was processed. After any other response, or one that the page may not read, the
 *   backend may have kept the message.
 * - Without a response, it is certain only if the browser was offline before sending: `navigator.onLine` is false only
 *   if the browser is definitely offline (https://html.spec.whatwg.org/#dom-navigator-online).
 *
 * @param error from `sendContactMessage`
 * @param online the value of navigator.onLine before sending
 */
export function isCertainlyUnsent(error: unknown, online: boolean): boolean {
  const status = statusOf(error);
  if (status === undefined) return !online;
  return (status >= 400 && status < 500) || unsentErrors.includes(status);
}
