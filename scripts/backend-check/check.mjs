import { addressFindings } from './address.mjs';
import { messageFindings, preflightFindings } from './answers.mjs';
import { connectionFindings } from './connection.mjs';
import { exchange } from './exchange.mjs';
import { failureCause } from './failure.mjs';
import { done, fault, hasFault, note } from './finding.mjs';

/**
 * @typedef {import('./address.mjs').Target} Target
 * @typedef {import('./exchange.mjs').Answer} Answer
 * @typedef {import('./limit.mjs').Patience} Patience
 * @typedef {import('./finding.mjs').Finding} Finding
 */

/**
 * Does what a browser does to send a message, step by step. Unlike a browser, it sends the message also after a
 * preflight with faults, so that one run finds all.
 * @param {Target} target
 * @param {{ send: boolean, signal: AbortSignal, limit?: number }} options `send` sends a test message, `signal` ends
 *   the work, `limit` is how long each step may take, in milliseconds
 * @yields {Finding}
 * @returns {AsyncGenerator<Finding, void>}
 * @throws {DOMException} an `AbortError` after `signal`
 */
export async function* checkBackend(target, { send, signal, limit = 10_000 }) {
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

/**
 * @param {Target} target
 * @param {Parameters<typeof exchange>[1]} request
 * @param {Patience} patience
 * @param {(answer: Answer, target: Target) => Finding[]} judge
 * @returns {Promise<Finding[]>}
 */
async function ask(target, request, patience, judge) {
  /** @type {Answer} */
  let answer;
  try {
    answer = await exchange(target.contact, request, patience);
  } catch (error) {
    patience.signal.throwIfAborted();
    return [fault(`${request.method}: ${failureCause(error, target.contact, patience.limit)}`)];
  }
  return judge(answer, target);
}

/** @param {Target} target */
function preflight({ origin }) {
  return {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  };
}

/**
 * @param {Target} target
 * @param {Date} now
 */
function message({ origin }, now) {
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
