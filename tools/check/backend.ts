/**
 * `npm run check:backend`: asks a real backend what a visitor's browser asks, and says what stops the form. It has ten
 * seconds. docs/backend.md has the contract.
 */
import { parseArgs } from 'node:util';
import { readSettings } from '../../lib/build/read-settings';
import { main } from '../run.mjs';
import { note, ok, print, problem, quoted, type Finding } from './report';

const usage = `Usage:
  npm run check:backend -- https://api.example.org --origin https://www.example.org [--send]`;

/** Where the form posts to, and what browsers send as the origin of the site. */
export type Target = { contact: string; origin: string };

/** @returns a signal that also ends after ten seconds */
export const deadline = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(10_000)]);

/** @param settings as `readSettings` returns them */
export const targetOf = ({ siteUrl, apiBase }: { siteUrl: string; apiBase: string }): Target => ({
  contact: `${apiBase || siteUrl}/api/contact`,
  origin: siteUrl,
});

/**
 * Asks for permission to send a message, as a browser does before a message to another origin.
 * @param signal ends the request
 */
export async function preflight(target: Target, signal: AbortSignal): Promise<Finding[]> {
  const { contact, origin } = target;
  const { hostname, protocol, origin: own } = new URL(contact);
  // https://w3c.github.io/webappsec-mixed-content/#should-block-fetch
  if (protocol === 'http:' && !/(^|\.)localhost$|^127\./.test(hostname))
    return [problem(`${contact} has no HTTPS, and browsers do not let an HTTPS page call it.`)];
  if (own === origin) return [ok('The backend has the origin of the site: browsers ask for no permission.')];
  const headers = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  return ask(target, { method: 'OPTIONS', headers, signal }, (response) => {
    // Browsers read nothing else of another response (https://fetch.spec.whatwg.org/#cors-preflight-fetch).
    if (!response.ok) return [problem(`${statusOf('The preflight (OPTIONS)', response)} It must get 204.`)];
    const names = response.headers.get('access-control-allow-headers');
    const allows = names?.split(',').some((name) => name.trim().toLowerCase() === 'content-type');
    const findings = [
      ...corsFindings('The preflight', response, origin),
      ...(allows ? [] : [wrong('The preflight', 'Access-Control-Allow-Headers', 'content-type', names)]),
    ];
    return findings.length > 0 ? findings : [ok(`The backend allows ${origin} to send messages.`)];
  });
}

/**
 * Sends a message that says that it is a test.
 * @param signal ends the request
 */
export async function sendMessage(target: Target, signal: AbortSignal): Promise<Finding[]> {
  const { contact, origin } = target;
  const body = JSON.stringify({
    name: 'Launch check',
    // This domain accepts no mail (https://www.rfc-editor.org/rfc/rfc2606), in case the backend replies.
    email: 'launch-check@example.com',
    subject: 'Test message from the launch check',
    message: `Sent at ${new Date().toISOString()} to test the contact form of ${origin}. You can delete it.`,
  });
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal };
  return ask(target, request, (response) => {
    // Visitors are told that the message is not confirmed (lib/browser/contact).
    if (response.status !== 200)
      return [problem(`${statusOf('The message (POST)', response)} Only 200 counts as sent.`)];
    const isOther = new URL(contact).origin !== origin;
    const findings = isOther ? corsFindings('The message', response, origin) : [];
    if (/^text\/html/i.test(response.headers.get('content-type') ?? ''))
      findings.push(note('The message got an HTML page: did the backend send it, or a server before it?'));
    return [ok('The message got 200: see whether it arrived.'), ...findings];
  });
}

/** Sends a request as the site does: it follows no redirect, and reads no body. */
async function ask(
  { contact, origin }: Target,
  { headers, ...request }: RequestInit & { headers: Record<string, string> },
  judge: (response: Response) => Finding[],
): Promise<Finding[]> {
  try {
    // Node.js sends the headers that a browser keeps from scripts, such as Origin.
    const all = { origin, 'user-agent': 'Mozilla/5.0 (compatible; launch check)', ...headers };
    const response = await fetch(contact, { redirect: 'manual', headers: all, ...request });
    await response.body?.cancel();
    return judge(response);
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    return [problem(`${contact} gave no answer to ${request.method}: ${reasonOf(error)}.`)];
  }
}

/**
 * Checks what lets the site read the response to a request with credentials: two headers with exactly these values
 * (https://fetch.spec.whatwg.org/#concept-cors-check).
 */
function corsFindings(subject: string, { headers }: Response, origin: string): Finding[] {
  const wanted = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
  return Object.entries(wanted).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [wrong(subject, name, value, headers.get(name))],
  );
}

/** A response without the right header. */
const wrong = (subject: string, name: string, value: string, found: string | null = null) =>
  problem(
    `${subject} needs the header "${name}: ${value}", exactly; it ${found === null ? 'is missing' : `is ${quoted(found)}`} (docs/backend.md, Headers).`,
  );

const hints: Record<number, string> = {
  401: ': it asks for a login, which visitors do not have',
  403: ': the backend or a firewall forbids it',
  404: ': nothing is at this URL, so compare NEXT_PUBLIC_API_BASE with that of the backend',
};

/** @returns a sentence about the status of a response */
function statusOf(subject: string, { status, headers }: Response): string {
  const location = headers.get('location');
  if (location)
    return `${subject} got ${status}, a redirect to ${quoted(location)}, which browsers do not follow: if the backend is there, set NEXT_PUBLIC_API_BASE to that.`;
  return `${subject} got ${status}${hints[status] ?? (status >= 500 ? ': the log of the backend says why' : '')}.`;
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'DNS has no address for the host, so check its spelling or add it at your DNS provider',
  EAI_AGAIN: 'DNS did not respond, so check the network of this computer',
  ECONNREFUSED: 'nothing listens there, so start the backend or open its port in the firewall',
  ECONNRESET: 'the connection was cut, by the backend or by a firewall',
  UND_ERR_SOCKET: 'the connection was closed without a response',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed, and browsers do not trust it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it does not send the whole chain of its certificate',
  'bad port': 'browsers refuse to call this port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'its port has no HTTPS',
};

/**
 * @param error of `fetch`, whose cause has a code (https://nodejs.org/api/errors.html#nodejs-error-codes)
 * @returns a clause
 */
function reasonOf(error: unknown): string {
  const { name, cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return 'it took longer than 10 seconds';
  return reasons[cause?.code ?? cause?.message ?? ''] ?? quoted(cause?.message || cause?.code || message);
}

main(import.meta.url, async (signal) => {
  const options = { origin: { type: 'string' }, send: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length !== 1 || !values.origin) throw new Error(usage);
  const env = { NEXT_PUBLIC_API_BASE: positionals[0], NEXT_PUBLIC_SITE_URL: values.origin };
  const target = targetOf(readSettings(env));
  const end = deadline(signal);
  let count = print(await preflight(target, end));
  if (values.send) count += print(await sendMessage(target, end));
  else print([note('No message was sent: --send sends one that says that it is a test.')]);
  if (count > 0) throw new Error(`Problems with the contact form: ${count}.`);
});
