import { contactPath, fieldNames, type ContactMessage, type FieldName } from '@/lib/contact-request';
import type { FormContent } from '@/lib/content/contact';

export type FailureReason = keyof FormContent['failed']['reasons'];

/** Why a request did not confirm a message, and whether the message certainly did not arrive. */
export type Failure = { reason?: FailureReason; isCertain: boolean };

/** Server errors that mean that nothing was processed (https://www.rfc-editor.org/rfc/rfc9110#section-15.6 and others). */
const unsentErrors = [501, 503, 505, 507, 511];

/**
 * Whether the browser finishes this request if the visitor leaves. Browsers allow 64 KiB
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch), but some count more than the body.
 */
export const outlivesPage = (message: ContactMessage): boolean =>
  'keepalive' in Request.prototype && new Blob([JSON.stringify(message)]).size <= 60 * 1024;

/**
 * Posts a message, with cookies, without a time limit, and without redirects, which turn a POST into a GET.
 * `signal` ends the wait: Firefox 140 never settles a request whose page was in the back/forward cache.
 * @returns the status; 0 for a redirect; undefined if no response came
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

/**
 * What a response other than 200 means. After a 4xx and the errors above, the message certainly did not
 * arrive (https://www.rfc-editor.org/rfc/rfc9110#section-15.5). Without a response, nothing is certain:
 * `navigator.onLine` can be wrong (https://html.spec.whatwg.org/#dom-navigator-online).
 */
export function failureOf(status: number | undefined, online: boolean): Failure {
  if (status === undefined) return { reason: online ? 'unreachable' : 'offline', isCertain: false };
  if (status >= 500) return { reason: 'broken', isCertain: unsentErrors.includes(status) };
  if (status >= 400) return { reason: status === 429 ? 'rateLimited' : 'refused', isCertain: true };
  return { reason: 'unconfirmed', isCertain: false };
}

/** An e-mail has these fields itself. The text of one ends with the others that are filled in. */
const fieldsOfMail: FieldName[] = ['name', 'email', 'subject', 'message'];

export function mailText(message: ContactMessage, labels: FormContent['fields']): string {
  let text = message.message;
  for (const name of fieldNames)
    if (message[name] && !fieldsOfMail.includes(name)) text += `\n\n${labels[name]}: ${message[name]}`;
  return text;
}
