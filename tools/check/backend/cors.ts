import { note, problem, type Finding } from '../findings';
import { quoted } from '../text';
import type { HttpResponse } from './request';
import type { Target } from './target';

/** One name in a header's list (https://www.rfc-editor.org/rfc/rfc9110#name-tokens). */
const token = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Checks whether a browser lets the site read the response to a request with credentials: two headers must have
 * exactly these values (https://fetch.spec.whatwg.org/#concept-cors-check). Caches need `Vary`, browsers do not
 * (https://fetch.spec.whatwg.org/#cors-protocol-and-http-caches), so the form works without it.
 * @param method of the request
 * @returns nothing when all is right
 */
export function corsFindings({ headers }: HttpResponse, { origin }: Target, method: string): Finding[] {
  const item = `${method} request`;
  const allowOrigin = headers['access-control-allow-origin'];
  const allowCredentials = headers['access-control-allow-credentials'];
  const findings: Finding[] = [];
  if (allowOrigin !== origin) {
    findings.push(wrong(item, explainOrigin(allowOrigin, origin), `Access-Control-Allow-Origin: ${origin}`));
  }
  if (allowCredentials !== 'true') {
    const found = quoteHeader('Access-Control-Allow-Credentials', allowCredentials);
    const detail = `${found}: browsers accept only "true", in lower case`;
    findings.push(wrong(item, detail, 'Access-Control-Allow-Credentials: true'));
  }
  if (!listOf(headers.vary).some((name) => name === '*' || name.toLowerCase() === 'origin')) {
    const detail = 'Vary does not name Origin, so a cache could give this response to another site';
    findings.push(note(item, detail, sendHeader('Vary: Origin')));
  }
  return findings;
}

/**
 * Checks whether the response to a preflight allows a POST of JSON with credentials
 * (https://fetch.spec.whatwg.org/#cors-preflight-fetch). `*` does not count, a list that cannot be read stops the
 * request, and the method POST needs no permission. `corsFindings` checks the other headers.
 * @returns nothing when all is right
 */
export function permissionFindings({ headers }: HttpResponse): Finding[] {
  const item = 'OPTIONS request';
  const methods = listOf(headers['access-control-allow-methods']);
  const names = listOf(headers['access-control-allow-headers']);
  const methodsFound = quoteHeader('Access-Control-Allow-Methods', headers['access-control-allow-methods']);
  const namesFound = quoteHeader('Access-Control-Allow-Headers', headers['access-control-allow-headers']);
  const methodsHeader = 'Access-Control-Allow-Methods: POST';
  const namesHeader = 'Access-Control-Allow-Headers: content-type';
  const unreadable = ', which is not a list of names with commas between them';
  const findings: Finding[] = [];
  if (!methods.every((name) => token.test(name))) {
    findings.push(wrong(item, methodsFound + unreadable, methodsHeader));
  } else if (!methods.includes('POST')) {
    const detail = `${methodsFound}: browsers send a POST anyway, but the contract in README.md asks for it`;
    findings.push(note(item, detail, sendHeader(methodsHeader)));
  }
  if (!names.every((name) => token.test(name))) {
    findings.push(wrong(item, namesFound + unreadable, namesHeader));
  } else if (!names.some((name) => name.toLowerCase() === 'content-type')) {
    const star = names.includes('*') ? ', and * does not count with credentials' : '';
    const detail = `${namesFound}${star}: it must name content-type, or browsers send no JSON`;
    findings.push(wrong(item, detail, namesHeader));
  }
  return findings;
}

/** @param header the right one */
const wrong = (item: string, detail: string, header: string) =>
  problem(item, detail, { todo: sendHeader(header), example: 'cors' });

const sendHeader = (header: string) => `Send the header ${header}`;

/**
 * @param value of Access-Control-Allow-Origin
 * @param origin the right value
 */
function explainOrigin(value: string | undefined, origin: string) {
  const found = quoteHeader('Access-Control-Allow-Origin', value);
  if (value === undefined) return found;
  if (value === '*') return `${found}, which browsers refuse for a request with credentials`;
  if (value === `${origin}/`) return `${found}: an origin does not end with a slash`;
  if (value.includes(',')) {
    return `${found}, and browsers accept one value only: do the backend and a proxy in front of it both send it?`;
  }
  return `${found}, not "${origin}"`;
}

const quoteHeader = (name: string, value: string | undefined) =>
  value === undefined ? `${name} is missing` : `${name} is "${quoted(value)}"`;

/** @param value of a header with a list, in which empty parts do not count */
const listOf = (value = '') => value.split(',').flatMap((part) => part.trim() || []);
