/** `npm run check:backend`: asks a real backend what a browser asks, and says what stops the form. */
import { parseArgs } from 'node:util';
import { apiBaseOf, siteUrlOf } from '../../lib/build/read-settings';
import { contactPath, messageOf } from '../../lib/contact-fields';
import { main } from '../run.mjs';
import { note, ok, problem, quoted, report } from './report';

const usage = `Usage:
  npm run check:backend -- https://api.example.org --origin https://www.example.org [--send]`;

/** @param send also sends a test message, which says so */
export async function backendFindings(
  { siteUrl, apiBase }: { siteUrl: string; apiBase: string },
  send: boolean,
  signal: AbortSignal,
): Promise<string[]> {
  const { protocol, hostname, origin } = new URL(apiBase);
  // https://w3c.github.io/webappsec-mixed-content/#should-block-fetch
  if (protocol === 'http:' && !/(^|\.)localhost$|^127\./.test(hostname))
    return [problem(`${apiBase} has no HTTPS, and browsers do not let an HTTPS page call it.`)];
  // https://fetch.spec.whatwg.org/#concept-cors-check
  const shared = {
    'Access-Control-Allow-Origin': siteUrl,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
  const ask = async (method: string, headers: object, needed: object, body?: string) => {
    // Node.js may set Origin. Like the site, the check follows no redirect.
    const request = { method, headers: { origin: siteUrl, ...headers }, body, redirect: 'manual' } as const;
    const end = AbortSignal.any([signal, AbortSignal.timeout(60_000)]);
    const start = performance.now();
    try {
      const response = await fetch(`${apiBase}${contactPath}`, { ...request, signal: end });
      await response.body?.cancel();
      const seconds = (performance.now() - start) / 1000;
      return [...judge(method, response, needed), ...doubts(method, response, seconds)];
    } catch (error) {
      signal.throwIfAborted();
      const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      return [problem(`${apiBase} gave no answer to ${method}: ${quoted(message || code!)}.`)];
    }
  };

  const needsPermission = origin !== siteUrl;
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const lines: string[] = [];
  if (needsPermission) {
    const needed = { ...shared, 'Access-Control-Allow-Headers': 'content-type' };
    lines.push(...(await ask('OPTIONS', preflight, needed)));
  } else {
    lines.push(ok('The site and the backend have one origin: that needs no permission.'));
  }
  if (send) {
    const asJson = { 'content-type': 'application/json' };
    const needed = needsPermission ? shared : {};
    lines.push(...(await ask('POST', asJson, needed, testMessage(siteUrl))));
  } else {
    lines.push(note('No message was sent: --send sends one that says that it is a test.'));
  }
  return lines;
}

const testMessage = (siteUrl: string) =>
  JSON.stringify({
    ...messageOf(() => 'Launch check'),
    // This domain accepts no mail, in case the backend replies.
    email: 'launch-check@example.com',
    subject: 'Test message from the launch check',
    message: `Sent at ${new Date().toISOString()} to test the contact form of ${siteUrl}. You can delete it.`,
  });

function judge(method: string, { status, ok: isSuccess, headers }: Response, needed: object): string[] {
  const isPost = method === 'POST';
  const isAccepted = isPost ? status === 200 : isSuccess;
  if (!isAccepted) {
    const location = headers.get('location');
    const hint = location ? `, a redirect to ${quoted(location)}, which browsers do not follow` : '';
    return [problem(`${method} got ${status}${hint}. It must get ${isPost ? 200 : 204}.`)];
  }
  const problems = Object.entries(needed).flatMap(([name, value]) => {
    const found = headers.get(name);
    const items = found?.split(',').map((item) => item.trim().toLowerCase());
    const isList = name === 'Vary' || name.endsWith('Headers');
    const isRight = isList ? items?.includes(value.toLowerCase()) : found === value;
    if (isRight) return [];
    const what = found === null ? 'is missing' : `is ${quoted(found)}`;
    return [problem(`${method} needs the header "${name}: ${value}"; it ${what} (docs/backend.md).`)];
  });
  const success = isPost ? 'POST got 200: see whether the message arrived.' : 'The site may send messages.';
  return problems.length > 0 ? problems : [ok(success)];
}

function doubts(method: string, { headers }: Response, seconds: number): string[] {
  const lines: string[] = [];
  if (seconds > 10)
    lines.push(`${method} took ${seconds.toFixed()} seconds: after 10, visitors may stop waiting.`);
  if (method === 'POST' && headers.get('content-type')?.startsWith('text/html'))
    lines.push('POST got a web page: see whether the URL is that of the backend.');
  return lines.map(note);
}

main(import.meta.url, async (signal) => {
  const options = { origin: { type: 'string' }, send: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length !== 1 || !values.origin) throw new Error(usage);
  const site = {
    siteUrl: siteUrlOf(values.origin, '--origin'),
    apiBase: apiBaseOf(positionals[0]!, 'The URL of the backend'),
  };
  report(await backendFindings(site, values.send, signal));
});
