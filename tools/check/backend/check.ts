import { addressFindings } from './target';
import { messageFindings, preflightFindings } from './responses';
import { connectionFindings } from './connection';
import { exchange } from './request';
import { failureCause } from './failure';
import { done, fault, hasFault, note } from './finding';

export type Target = import('./target').Target;
export type Answer = import('./request').Answer;
export type Patience = import('./timeout').Patience;
export type Finding = import('./finding').Finding;

/**
 * Does what a browser does to send a message, step by step. Unlike a browser, it sends the message also after a
 * preflight with faults, so that one run finds all.
 * @param options `send` sends a test message, `signal` ends
 *   the work, `limit` is how long each step may take, in milliseconds
 * @yields {Finding}
 * @throws {DOMException} an `AbortError` after `signal`
 */
export async function* checkBackend(
  target: Target,
  { send, signal, limit = 10_000 }: { send: boolean; signal: AbortSignal; limit?: number },
): AsyncGenerator<Finding, void> {
  const patience = { signal, limit };
  for (const step of [addressFindings, connectionFindings]) {
    const findings = await step(target, patience);
    yield* findings;
    if (hasFault(findings)) return;
  }
  if (target.isSameOrigin)
    yield done("The backend is on the site's own origin: browsers need no permission.");
  else yield* await ask(target, preflight(target), patience, preflightFindings);

  if (send) yield* await ask(target, message(target, new Date()), patience, messageFindings);
  else yield note('POST was left out: the same command with --send sends one test message.');
}

async function ask(
  target: Target,
  request: Parameters<typeof exchange>[1],
  patience: Patience,
  judge: (answer: Answer, target: Target) => Finding[],
): Promise<Finding[]> {
  let answer: Answer;
  try {
    answer = await exchange(target.contact, request, patience);
  } catch (error) {
    patience.signal.throwIfAborted();
    return [fault(`${request.method}: ${failureCause(error, target.contact, patience.limit)}`)];
  }
  return judge(answer, target);
}

function preflight({ origin }: Target) {
  return {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  };
}

function message({ origin }: Target, now: Date) {
  const fields = {
    name: 'Launch check',
    // A domain that takes no mail (https://www.rfc-editor.org/rfc/rfc2606), should the backend reply.
    email: 'launch-check@example.com',
    subject: 'Test message from the launch check',
    message: `Sent at ${now.toISOString()} to try the contact form of ${origin}. It can be deleted.`,
  };
  return {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  };
}
