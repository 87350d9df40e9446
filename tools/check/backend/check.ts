import { isProblem, note, ok, problem, type Finding } from '../findings';
import { connectionFindings } from './connection';
import { explainFailure } from './failure';
import { sendRequest, type HttpResponse } from './request';
import { messageFindings, preflightFindings } from './responses';
import { targetFindings, type Target } from './target';
import type { Timing } from './timeout';

/**
 * Sends a message step by step, as a browser does. Unlike a browser, it continues after a preflight with problems, so
 * that one run finds all of them.
 * @param options.send whether to send a test message
 * @param options.signal ends the work
 * @param options.timeout of each step, in milliseconds
 * @throws {DOMException} an `AbortError` after `signal` aborts
 */
export async function* checkBackend(
  target: Target,
  { send, signal, timeout = 10_000 }: { send: boolean; signal: AbortSignal; timeout?: number },
): AsyncGenerator<Finding, void> {
  const timing = { signal, timeout };
  for (const step of [targetFindings, connectionFindings]) {
    const findings = await step(target, timing);
    yield* findings;
    if (findings.some(isProblem)) return;
  }
  if (target.isSameOrigin) {
    yield ok('OPTIONS request', 'not needed, because the backend has the same origin as the site');
  } else {
    yield* await ask(target, preflight(target), timing, preflightFindings);
  }
  if (send) yield* await ask(target, message(target, new Date()), timing, messageFindings);
  else yield note('POST request', 'not sent', 'Run the same command with --send to send one test message.');
}

async function ask(
  target: Target,
  request: Parameters<typeof sendRequest>[1],
  timing: Timing,
  judge: (response: HttpResponse, target: Target) => Finding[],
): Promise<Finding[]> {
  try {
    return judge(await sendRequest(target.contact, request, timing), target);
  } catch (error) {
    timing.signal.throwIfAborted();
    return [problem(`${request.method} request`, explainFailure(error, target.contact, timing.timeout))];
  }
}

const preflight = ({ origin }: Target) => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  },
});

const message = ({ origin }: Target, now: Date) => ({
  method: 'POST',
  headers: { Origin: origin, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    name: 'Launch check',
    // This domain accepts no mail (https://www.rfc-editor.org/rfc/rfc2606), in case the backend replies.
    email: 'launch-check@example.com',
    subject: 'Test message from the launch check',
    message: `Sent at ${now.toISOString()} to test the contact form of ${origin}. You can delete it.`,
  }),
});
