import { ApiError, request } from './api';

/** What a visitor sends, exactly as typed. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

/** Why there is no confirmation, in the kinds that help a visitor. */
export type ContactFailure = 'offline' | 'unreachable' | 'refused' | 'busy' | 'broken' | 'unconfirmed';

/** Server errors that mean the backend has not done what was asked. */
const unsentErrors = [
  501, // It does not know the method (https://www.rfc-editor.org/rfc/rfc9110#section-15.6.2).
  503, // It cannot handle the request now (https://www.rfc-editor.org/rfc/rfc9110#section-15.6.4).
  505, // It does not speak this version of HTTP (https://www.rfc-editor.org/rfc/rfc9110#section-15.6.6).
  507, // It has no room to store it (https://www.rfc-editor.org/rfc/rfc4918#section-11.5).
  511, // The network wants a login first (https://www.rfc-editor.org/rfc/rfc6585#section-6).
];

/**
 * The most bytes that a request may have to outlive its page. Browsers allow 64 KiB
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch), less what they count besides the body.
 */
const keepaliveBytes = 60 * 1024;

/** @returns whether the browser finishes sending this message even if the visitor leaves the page */
export function outlivesPage(message: ContactMessage): boolean {
  return 'keepalive' in Request.prototype && new Blob([bodyOf(message)]).size <= keepaliveBytes;
}

/**
 * Posts a message to the backend.
 *
 * @param signal stops the request
 * @throws {ApiError} unless the backend answered exactly 200; another 2xx does not say that it kept the message
 */
export async function sendContactMessage(message: ContactMessage, signal?: AbortSignal): Promise<void> {
  const status = await request('/api/contact', {
    method: 'POST',
    body: bodyOf(message),
    keepalive: outlivesPage(message),
    signal,
  });
  if (status !== 200) throw new ApiError(`The backend answered ${status}, not 200`, { status });
}

/** A message as the backend gets it: these four fields and no other. */
export const bodyOf = ({ name, email, subject, message }: ContactMessage) =>
  JSON.stringify({ name, email, subject, message });

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/**
 * The kind of a failed send.
 *
 * @param error what `sendContactMessage` threw
 * @param online what the browser said before it sent (navigator.onLine)
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
 * Whether a failed send has certainly left nothing at the backend:
 * - a 4xx says that the request is at fault (https://www.rfc-editor.org/rfc/rfc9110#section-15.5), and the server
 *   errors above that nothing was done; any other answer, or one that the page may not read, can follow a message
 *   that was kept;
 * - without an answer, only a browser that was offline before it sent is certain: `navigator.onLine` is false only
 *   where it is definitely offline (https://html.spec.whatwg.org/#dom-navigator-online).
 *
 * @param error what `sendContactMessage` threw
 * @param online what the browser said before it sent (navigator.onLine)
 */
export function isCertainlyUnsent(error: unknown, online: boolean): boolean {
  const status = statusOf(error);
  if (status === undefined) return !online;
  return (status >= 400 && status < 500) || unsentErrors.includes(status);
}
