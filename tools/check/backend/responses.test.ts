/** @jest-environment node */
import { origin, responseTo, type Change, type Method } from './fixtures/backend';
import { messageFindings, preflightFindings } from './responses';
import { readTarget } from './target';

const target = readTarget('https://api.example.org', origin);

const judge = (method: Method, change: Change) =>
  (method === 'OPTIONS' ? preflightFindings : messageFindings)(responseTo(method, change), target);

describe.each(['OPTIONS', 'POST'] as const)('in a response to %s', (method) => {
  const example = method === 'OPTIONS' ? 'cors' : 'confirm';

  test('a wrong header is the only problem', () => {
    const headers = { 'access-control-allow-origin': '*' };
    expect(judge(method, { headers })).toMatchObject([{ status: 'problem', item: `${method} request` }]);
  });

  test('a redirect is the only problem, and its URL is shown without credentials', () => {
    const headers = {
      location: 'https://me:secret@elsewhere.example/',
      'access-control-allow-origin': undefined,
    };
    expect(judge(method, { status: 308, headers })).toMatchObject([
      {
        status: 'problem',
        detail: expect.stringMatching(
          /^the response is 308, a redirect to "https:\/\/…@elsewhere.example\/"\n/,
        ),
        todo: expect.stringContaining('set NEXT_PUBLIC_API_BASE to it. Respond with 20'),
        example,
      },
    ]);
  });

  test('an HTML page with an error is called one', () => {
    const [finding] = judge(method, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(finding?.detail).toMatch(
      /^the response is 404: nothing exists at this path.*\nthe response is an HTML page/,
    );
  });
});

test.each([200, 204, 299])('a preflight accepts the status %d', (status) => {
  expect(judge('OPTIONS', { status })).toMatchObject([
    { status: 'ok', detail: `the response is ${status} and allows the message` },
  ]);
});

test.each([304, 401, 403, 404, 405, 500])('a preflight reports the status %d only', (status) => {
  const findings = judge('OPTIONS', { status, headers: { 'access-control-allow-origin': undefined } });
  expect(findings).toMatchObject([{ status: 'problem', example: 'cors' }]);
  expect(findings[0]?.detail).toContain(`the response is ${status}`);
});

test.each([
  [201, 'not confirmed'],
  [204, 'not confirmed'],
  [304, 'not confirmed'],
  [405, 'not accepted'],
  [422, 'not accepted'],
  [429, 'to wait'],
  [500, 'had a problem'],
])('a message reports the status %d and what the visitor reads', (status, effect) => {
  const findings = judge('POST', { status });
  expect(findings).toMatchObject([{ status: 'problem', example: 'confirm' }]);
  expect(findings[0]?.detail).toMatch(new RegExp(`^the response is ${status}(.|\n)*${effect}`));
});

test('a message notes an HTML page with status 200', () => {
  expect(judge('POST', { headers: { 'content-type': 'text/html' } })).toMatchObject([
    { status: 'ok' },
    { status: 'note', detail: expect.stringContaining('the response is an HTML page') },
  ]);
});

test.each([
  [5.0, ['ok']],
  [5.1, ['ok', 'note']],
])('a message that takes %d seconds has the findings %j', (seconds, expected) => {
  const findings = messageFindings({ ...responseTo('POST'), seconds }, target);
  expect(findings.map(({ status }) => status)).toEqual(expected);
});
