import { corsFindings, permissionFindings } from './cors';
import { doneUnlessFault, fault, note } from './finding';
import { foreign } from '../text';

export type Target = import('./target').Target;
export type Answer = import('./request').Answer;
export type Finding = import('./finding').Finding;

/** How long visitors may wait without a word in this report, in seconds. */
const SLOW = 5;

const meanings: Record<number, string> = {
  401: ' It asks for a login, which visitors do not have.',
  403: ' A firewall or the backend forbids it.',
  404: ' Nothing is at this path: compare NEXT_PUBLIC_API_BASE with where the backend is.',
  405: ' This path does not take this method.',
  415: ' It does not take JSON.',
  429: ' It had too many requests: try again later.',
};

/**
 * Judges the answer to a preflight; of one that is no 2xx, browsers read nothing else
 * (https://fetch.spec.whatwg.org/#cors-preflight-fetch).
 */
export function preflightFindings(answer: Answer, target: Target): Finding[] {
  if (answer.status < 200 || answer.status > 299) {
    const rule = isRedirect(answer) ? 'Browsers follow no redirect here.' : 'Browsers then send no message.';
    return [fault(`${statusCause('OPTIONS', answer)} ${rule} Answer it with 204.`, { example: 'cors' })];
  }
  const findings = [...corsFindings(answer, target, 'OPTIONS'), ...permissionFindings(answer)];
  return doneUnlessFault(`OPTIONS was answered with ${answer.status} and allows the message.`, findings);
}

/** Judges the answer to a message as the site does in lib/contact.ts. */
export function messageFindings(answer: Answer, target: Target): Finding[] {
  const { status, seconds } = answer;
  // The site does not follow a redirect, so its headers do not matter.
  const findings = target.isSameOrigin || isRedirect(answer) ? [] : corsFindings(answer, target, 'POST');
  if (status !== 200) {
    const text = `${statusCause('POST', answer)} ${toldToVisitor(status)} Only 200 counts as sent.`;
    findings.push(fault(text, { example: 'confirm' }));
  } else if (isPage(answer)) {
    findings.push(
      note('POST: the answer is an HTML page. Did the backend send it, or a server in front of it?'),
    );
  }
  if (seconds > SLOW) {
    findings.push(note(`POST: the answer took ${seconds.toFixed(1)} seconds, and so long visitors wait.`));
  }
  const success = `POST was answered with 200 after ${seconds.toFixed(1)} seconds. See that the test message arrived.`;
  return doneUnlessFault(success, findings);
}

/** @param answer that is not what it should be */
function statusCause(method: string, answer: Answer) {
  const { status, headers } = answer;
  const sentence = `${method} was answered with ${status}`;
  if (isRedirect(answer)) {
    return `${sentence}, a redirect to "${foreign(headers.location ?? '')}". If the backend is there, set NEXT_PUBLIC_API_BASE to it.`;
  }
  const meaning = meanings[status] ?? (status >= 500 ? ' The backend broke down: its log tells why.' : '');
  const page = isPage(answer) ? ' The answer is an HTML page, so another server may have sent it.' : '';
  return `${sentence}.${meaning}${page}`;
}

/**
 * What the site says, as lib/contact.ts has it.
 * @param status other than 200
 */
function toldToVisitor(status: number) {
  if (status < 400) return 'The site tells the visitor that the message is not confirmed.';
  if (status === 429) return 'The site tells the visitor to wait.';
  if (status < 500) return 'The site tells the visitor that the message was not accepted.';
  return 'The site tells the visitor that the server had a problem.';
}

function isRedirect({ status, headers }: Answer) {
  return status >= 300 && status < 400 && headers.location !== undefined;
}

function isPage({ headers }: Answer) {
  return /^text\/html\b/i.test(headers['content-type'] ?? '');
}
