import { fault, note } from './finding';
import { foreign } from '../text';

export type Target = import('./target').Target;
export type Answer = import('./request').Answer;
export type Finding = import('./finding').Finding;

/** One name in a header's list (https://www.rfc-editor.org/rfc/rfc9110#name-tokens). */
const token = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Whether a browser lets the site have an answer to a request with credentials: the two values must be exactly
 * these (https://fetch.spec.whatwg.org/#concept-cors-check). Browsers do not ask for `Vary`, caches do
 * (https://fetch.spec.whatwg.org/#cors-protocol-and-http-caches), so without it, the form still works.
 * @param method of the request, for the messages
 * @returns none when all is right
 */
export function corsFindings({ headers }: Answer, { origin }: Target, method: string): Finding[] {
  const allowOrigin = headers['access-control-allow-origin'];
  const allowCredentials = headers['access-control-allow-credentials'];
  const findings: Finding[] = [];
  if (allowOrigin !== origin) {
    const header = `Access-Control-Allow-Origin: ${origin}`;
    findings.push(fault(`${method}: ${originCause(allowOrigin, origin)}`, { header, example: 'cors' }));
  }
  if (allowCredentials !== 'true') {
    const text = `${method}: ${said('Access-Control-Allow-Credentials', allowCredentials)}, and browsers take only "true", in small letters.`;
    findings.push(fault(text, { header: 'Access-Control-Allow-Credentials: true', example: 'cors' }));
  }
  if (!listOf(headers.vary).some((name) => name === '*' || name.toLowerCase() === 'origin')) {
    const text = `${method}: Vary does not name Origin, so a cache could give this answer to another site.`;
    findings.push(note(text, { header: 'Vary: Origin' }));
  }
  return findings;
}

/**
 * Whether a preflight allows a POST of JSON with credentials, beyond what `corsFindings` says of it
 * (https://fetch.spec.whatwg.org/#cors-preflight-fetch): `*` counts for nothing, a list that cannot be read stops
 * the request, and a POST needs no permission as a method.
 * @returns none when all is right
 */
export function permissionFindings({ headers }: Answer): Finding[] {
  const methods = headers['access-control-allow-methods'];
  const names = headers['access-control-allow-headers'];
  const methodsHeader = 'Access-Control-Allow-Methods: POST';
  const namesHeader = 'Access-Control-Allow-Headers: content-type';
  const methodsSaid = `OPTIONS: ${said('Access-Control-Allow-Methods', methods)}`;
  const namesSaid = `OPTIONS: ${said('Access-Control-Allow-Headers', names)}`;
  const unreadable = ', which is no list of names with commas between them.';
  const findings: Finding[] = [];
  if (!listOf(methods).every((name) => token.test(name))) {
    findings.push(fault(methodsSaid + unreadable, { header: methodsHeader, example: 'cors' }));
  } else if (!listOf(methods).includes('POST')) {
    const text = `${methodsSaid}. Browsers send a POST all the same, but the contract in README.md asks for it.`;
    findings.push(note(text, { header: methodsHeader }));
  }
  if (!listOf(names).every((name) => token.test(name))) {
    findings.push(fault(namesSaid + unreadable, { header: namesHeader, example: 'cors' }));
  } else if (!listOf(names).some((name) => name.toLowerCase() === 'content-type')) {
    const star = listOf(names).includes('*') ? ', and * does not count with credentials' : '';
    const text = `${namesSaid}${star}: it must name content-type, without which no JSON is sent.`;
    findings.push(fault(text, { header: namesHeader, example: 'cors' }));
  }
  return findings;
}

/**
 * @param value of Access-Control-Allow-Origin
 * @param origin what it should be
 */
function originCause(value: string | undefined, origin: string) {
  const sentence = said('Access-Control-Allow-Origin', value);
  if (value === '*') return `${sentence}, which browsers refuse for a request with credentials.`;
  if (value === `${origin}/`) return `${sentence}: an origin has no slash at its end.`;
  if (value?.includes(',')) {
    return `${sentence}, and browsers take one value only. Do the backend and a proxy in front of it both send it?`;
  }
  return value === undefined ? `${sentence}.` : `${sentence}, not "${origin}".`;
}

/** @param name of a header */
function said(name: string, value: string | undefined) {
  return value === undefined ? `${name} is missing` : `${name} is "${foreign(value)}"`;
}

/** @param value of a header that has a list, of which empty parts do not count */
function listOf(value: string | undefined = '') {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
