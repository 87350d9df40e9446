/** @jest-environment node */
import { corsFindings, permissionFindings } from './cors';
import { origin, responseTo } from './fixtures/backend';
import { readTarget } from './target';

const target = readTarget('https://api.example.org', origin);

/** Judges a preflight's response in which one header has another value. */
function judge(name: string, value: string | undefined) {
  const response = responseTo('OPTIONS', { headers: { [name]: value } });
  return [...corsFindings(response, target, 'OPTIONS'), ...permissionFindings(response)];
}

test.each([
  ['access-control-allow-headers', 'Content-Type'],
  ['access-control-allow-headers', 'accept,,CONTENT-TYPE'],
  ['access-control-allow-methods', 'GET, POST'],
  ['vary', 'accept-encoding, origin'],
  ['vary', '*'],
])('accepts %s: %s', (name, value) => {
  expect(judge(name, value)).toEqual([]);
});

test.each([
  ['*', 'is "*", which browsers refuse for a request with credentials'],
  [`${origin}/`, 'an origin does not end with a slash'],
  [`${origin}, ${origin}`, 'browsers accept one value only'],
  ['null', `is "null", not "${origin}"`],
  ['https://WWW.example.org', `is "https://WWW.example.org", not "${origin}"`],
  [undefined, 'is missing'],
])('reports the allowed origin %p', (value, detail) => {
  expect(judge('access-control-allow-origin', value)).toEqual([
    {
      status: 'problem',
      item: 'OPTIONS request',
      detail: expect.stringContaining(detail),
      todo: `Send the header Access-Control-Allow-Origin: ${origin}`,
      example: 'cors',
    },
  ]);
});

const credentials = 'Access-Control-Allow-Credentials: true';
const headers = 'Access-Control-Allow-Headers: content-type';
const methods = 'Access-Control-Allow-Methods: POST';

test.each([
  [undefined, credentials, 'Access-Control-Allow-Credentials is missing: '],
  ['True', credentials, 'Access-Control-Allow-Credentials is "True": '],
  ['false', credentials, 'Access-Control-Allow-Credentials is "false": '],
  [undefined, headers, 'Access-Control-Allow-Headers is missing: '],
  ['*', headers, '* does not count with credentials'],
  ['authorization', headers, 'is "authorization": it must name content-type'],
  ['content-type; accept', headers, 'is not a list of names'],
  ['GET POST', methods, 'is not a list of names'],
])('reports %p where a response needs %s', (value, header, detail) => {
  expect(judge(header.split(':')[0]!.toLowerCase(), value)).toMatchObject([
    {
      status: 'problem',
      detail: expect.stringContaining(detail),
      todo: `Send the header ${header}`,
      example: 'cors',
    },
  ]);
});

test.each([
  [undefined, methods],
  ['*', methods],
  ['GET', methods],
  ['post', methods],
  ['Accept-Encoding', 'Vary: Origin'],
])('notes %p where a response should have %s', (value, header) => {
  expect(judge(header.split(':')[0]!.toLowerCase(), value)).toMatchObject([
    { status: 'note', todo: `Send the header ${header}` },
  ]);
});
