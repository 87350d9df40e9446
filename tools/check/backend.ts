/**
 * `npm run check:backend`: asks a real backend what a visitor's browser asks, and says what stops the form.
 * docs/backend.md has the contract.
 */
import { parseArgs } from 'node:util';
import { readSettings } from '../../lib/build/read-settings';
import { main } from '../run.mjs';
import { note, ok, problem, quoted, report } from './report';

const usage = `Usage:
  npm run check:backend -- https://api.example.org --origin https://www.example.org [--send]`;

/** @throws {Error} that speaks of the arguments, not of the settings that they stand for */
export function readArguments(args: string[]) {
  const options = { origin: { type: 'string' }, send: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length !== 1 || !positionals[0]?.trim() || !values.origin?.trim()) throw new Error(usage);
  const env = { NEXT_PUBLIC_API_BASE: positionals[0], NEXT_PUBLIC_SITE_URL: values.origin };
  try {
    return { ...readSettings(env), send: values.send };
  } catch (error) {
    const text = (error as Error).message.replace('NEXT_PUBLIC_SITE_URL', '--origin');
    throw new Error(text.replace('NEXT_PUBLIC_API_BASE', 'The URL of the backend'), { cause: error });
  }
}

/**
 * Asks for permission to send a message, as a browser does before one to another origin.
 * @param settings as `readArguments` returns them; `send` also sends a message that says that it is a test
 * @returns the lines to print
 */
export async function backendFindings(
  { siteUrl, apiBase, send }: ReturnType<typeof readArguments>,
  signal: AbortSignal,
): Promise<string[]> {
  const { hostname, protocol, origin } = new URL(apiBase);
  const isLocal = /(^|\.)localhost$|^127\./.test(hostname);
  // https://w3c.github.io/webappsec-mixed-content/#should-block-fetch
  if (protocol === 'http:' && !isLocal)
    return [problem(`${apiBase} has no HTTPS, and browsers do not let an HTTPS page call it.`)];
  // What lets the page read a response to credentials (https://fetch.spec.whatwg.org/#concept-cors-check), and keeps
  // caches from giving it to another site.
  const shared = {
    'Access-Control-Allow-Origin': siteUrl,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const ask = async (method: string, headers: object, needed: object, body?: string) => {
    // Node.js sends the headers that a browser keeps from scripts, such as Origin. The site follows no redirect.
    const request = { method, headers: { origin: siteUrl, ...headers }, body, redirect: 'manual' } as const;
    const end = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
    try {
      const response = await fetch(`${apiBase}/api/contact`, { ...request, signal: end });
      await response.body?.cancel();
      return judge(method, response, needed);
    } catch (error) {
      signal.throwIfAborted();
      return [problem(`${apiBase} gave no answer to ${method}: ${reasonOf(error as Error)}.`)];
    }
  };

  const isOther = origin !== siteUrl;
  const lines = isOther
    ? await ask('OPTIONS', preflight, { ...shared, 'Access-Control-Allow-Headers': 'content-type' })
    : [ok('The site and the backend have one origin: that needs no permission.')];
  const asJson = { 'content-type': 'application/json' };
  if (send) lines.push(...(await ask('POST', asJson, isOther ? shared : {}, testMessage(siteUrl))));
  else lines.push(note('No message was sent: --send sends one that says that it is a test.'));
  if (isLocal && lines.join().includes('Allow-Origin'))
    lines.push(note('The mock backend knows only localhost: try it with --origin http://localhost:3000.'));
  return lines;
}

const testMessage = (siteUrl: string) =>
  JSON.stringify({
    name: 'Launch check',
    // This domain accepts no mail (https://www.rfc-editor.org/rfc/rfc2606), in case the backend replies.
    email: 'launch-check@example.com',
    subject: 'Test message from the launch check',
    message: `Sent at ${new Date().toISOString()} to test the contact form of ${siteUrl}. You can delete it.`,
  });

/** @param needed values by the names of headers */
function judge(method: string, { status, ok: isSuccess, headers }: Response, needed: object): string[] {
  // Browsers accept any 2xx from OPTIONS (https://fetch.spec.whatwg.org/#cors-preflight-fetch).
  if (method === 'POST' ? status !== 200 : !isSuccess) {
    const location = headers.get('location');
    let hint = status >= 500 ? ': the log of the backend says why' : '';
    if (status === 404) hint = ': nothing is at this URL, so compare it with that of the backend';
    if (location) hint = `, a redirect to ${quoted(location)}, which browsers do not follow`;
    return [problem(`${method} got ${status}${hint}. It must get ${method === 'POST' ? 200 : 204}.`)];
  }
  const problems = Object.entries(needed).flatMap(([name, value]) => {
    const found = headers.get(name);
    const items = found?.split(',').map((item) => item.trim().toLowerCase());
    if (/Vary|Headers/.test(name) ? items?.includes(value.toLowerCase()) : found === value) return [];
    const what = found === null ? 'is missing' : `is ${quoted(found)}`;
    return [problem(`${method} needs the header "${name}: ${value}"; it ${what} (docs/backend.md).`)];
  });
  if (problems.length > 0) return problems;
  return [
    ok(method === 'POST' ? 'POST got 200: see whether the message arrived.' : 'The site may send messages.'),
  ];
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'DNS has no address for the host',
  ECONNREFUSED: 'nothing listens there',
  ERR_SSL_WRONG_VERSION_NUMBER: 'its port has no HTTPS',
};

/** @param error of `fetch` */
function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'it took longer than 10 seconds';
  const { code = '', message: detail = message } = (cause ?? {}) as NodeJS.ErrnoException;
  return reasons[code] ?? quoted(detail || code);
}

main(import.meta.url, async (signal) => {
  report(await backendFindings(readArguments(process.argv.slice(2)), signal));
});
