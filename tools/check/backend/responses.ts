import { isProblem, note, ok, problem, type Finding } from '../findings';
import { quoted } from '../text';
import { corsFindings, permissionFindings } from './cors';
import type { HttpResponse } from './request';
import type { Target } from './target';

/** A response that takes longer gets a note, in seconds. */
const SLOW = 5;

const meanings: Record<number, string> = {
  401: 'it asks for a login, which visitors do not have',
  403: 'a firewall or the backend forbids the request',
  404: 'nothing exists at this path, so compare NEXT_PUBLIC_API_BASE with the URL of the backend',
  405: 'this path does not accept this method',
  415: 'it does not accept JSON',
  429: 'it had too many requests, so try again later',
};

/**
 * Judges the response to a preflight. Browsers read nothing else of it when its status is not 2xx
 * (https://fetch.spec.whatwg.org/#cors-preflight-fetch).
 */
export function preflightFindings(response: HttpResponse, target: Target): Finding[] {
  const { status } = response;
  const item = 'OPTIONS request';
  if (status < 200 || status > 299) {
    const effect = isRedirect(response) ? 'browsers do not follow it' : 'browsers then send no message';
    const todo = `${redirectTodo(response)}Respond with 204.`;
    return [problem(item, `${explainStatus(response)}\n${effect}`, { todo, example: 'cors' })];
  }
  const findings = [...corsFindings(response, target, 'OPTIONS'), ...permissionFindings(response)];
  return withOk(ok(item, `the response is ${status} and allows the message`), findings);
}

/** Judges the response to a message as lib/browser/contact.ts does. */
export function messageFindings(response: HttpResponse, target: Target): Finding[] {
  const { status } = response;
  const item = 'POST request';
  const seconds = `${response.seconds.toFixed(1)} seconds`;
  // The site does not follow a redirect, so its headers do not matter.
  const findings = target.isSameOrigin || isRedirect(response) ? [] : corsFindings(response, target, 'POST');
  if (status !== 200) {
    const todo = `${redirectTodo(response)}Respond with 200 for a kept message: only 200 counts as sent.`;
    findings.push(
      problem(item, `${explainStatus(response)}\n${visitorMessage(status)}`, { todo, example: 'confirm' }),
    );
  } else if (isPage(response)) {
    const detail = 'the response is an HTML page: did the backend send it, or a server in front of it?';
    findings.push(note(item, detail));
  }
  if (response.seconds > SLOW) {
    findings.push(note(item, `the response took ${seconds}, and visitors wait that long`));
  }
  const done = `the response is 200 after ${seconds}: check that the test message arrived`;
  return withOk(ok(item, done), findings);
}

/** @returns the findings, with `success` first when none of them is a problem */
const withOk = (success: Finding, findings: Finding[]) =>
  findings.some(isProblem) ? findings : [success, ...findings];

function explainStatus(response: HttpResponse) {
  const { status, headers } = response;
  if (isRedirect(response))
    return `the response is ${status}, a redirect to "${quoted(headers.location ?? '')}"`;
  const meaning =
    meanings[status] ?? (status >= 500 ? 'the backend failed, and its log says why' : undefined);
  const page = isPage(response) ? '\nthe response is an HTML page, so another server may have sent it' : '';
  return `the response is ${status}${meaning ? `: ${meaning}` : ''}${page}`;
}

const redirectTodo = (response: HttpResponse) =>
  isRedirect(response) ? 'If the backend is at that URL, set NEXT_PUBLIC_API_BASE to it. ' : '';

/**
 * What the site tells the visitor, as in lib/browser/contact.ts.
 * @param status other than 200
 */
function visitorMessage(status: number) {
  if (status < 400) return 'the site tells the visitor that the message is not confirmed';
  if (status === 429) return 'the site tells the visitor to wait';
  if (status < 500) return 'the site tells the visitor that the message was not accepted';
  return 'the site tells the visitor that the server had a problem';
}

function isRedirect({ status, headers }: HttpResponse) {
  return status >= 300 && status < 400 && headers.location !== undefined;
}

function isPage({ headers }: HttpResponse) {
  return /^text\/html\b/i.test(headers['content-type'] ?? '');
}
