import { ApiError, request } from './api';

/** What a visitor sends, exactly as typed. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

/** Why a message was not sent, in the kinds that a visitor can be told apart. */
export type ContactFailure = 'offline' | 'unreachable' | 'refused' | 'busy' | 'broken' | 'unconfirmed';

/**
 * Posts a message to the backend.
 *
 * @throws {ApiError} unless the backend answered exactly 200; another 2xx does not say that it kept the message
 */
export async function sendContactMessage({ name, email, subject, message }: ContactMessage): Promise<void> {
  const status = await request('/api/contact', {
    method: 'POST',
    body: JSON.stringify({ name, email, subject, message }),
  });
  if (status !== 200) throw new ApiError(`The backend answered ${status}, not 200`, { status });
}

/**
 * The kind of a failed send.
 *
 * @param error what `sendContactMessage` threw
 * @param online what the browser believes (navigator.onLine)
 */
export function contactFailure(error: unknown, online: boolean): ContactFailure {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === undefined) return online ? 'unreachable' : 'offline';
  if (status === 429) return 'busy';
  if (status >= 500) return 'broken';
  if (status >= 400) return 'refused';
  return 'unconfirmed';
}
