/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { makeFolder } from '../../fixtures/folders';
import { freePort } from '../../fixtures/servers';
import { hasNginx, makeCertificate, startNginx } from '../../setup/nginx';
import { problem } from '../findings';
import { connectionFindings } from './connection';
import { examples, formatExamples } from './examples';
import { origin, respondingWith, withBackend } from './fixtures/backend';
import { sendRequest } from './request';
import { messageFindings, preflightFindings } from './responses';
import { readTarget } from './target';

const testWithNginx = hasNginx() ? test : test.skip;

const target = readTarget('https://api.example.org', origin);
const timing = { signal: new AbortController().signal, timeout: 5000 };

/** @returns the statuses of what the check finds at a server */
async function statusesAt(base: string) {
  const { contact } = readTarget(base, origin);
  const send = (method: string) => sendRequest(contact, { method, headers: { Origin: origin } }, timing);
  return [
    ...preflightFindings(await send('OPTIONS'), target),
    ...messageFindings(await send('POST'), target),
  ].map(({ status }) => status);
}

/** Runs nginx at a free port until a task has ended. */
async function withNginx<T>(configFor: (listenAt: string) => string, task: (port: number) => Promise<T>) {
  const port = await freePort();
  const stop = new AbortController();
  const { ended } = await startNginx({ config: configFor(`127.0.0.1:${port}`), signal: stop.signal });
  try {
    return await task(port);
  } finally {
    stop.abort();
    await ended;
  }
}

test('the example for Express passes', async () => {
  type Middleware = (...parameters: [...Parameters<RequestListener>, () => void]) => void;
  const use = jest.fn<void, [string, Middleware]>();
  new Function('app', examples.cors(target).Express)({ use });
  const [path, middleware] = use.mock.calls[0]!;
  expect(path).toBe('/api/contact');
  const statuses = await withBackend(
    (request, response) => middleware(request, response, () => response.writeHead(200).end()),
    statusesAt,
  );
  expect(statuses).toEqual(['ok', 'ok']);
});

test('the example for a Cloudflare Worker passes, and reports an error of its own function', async () => {
  const code = examples.cors(target)['Cloudflare Worker'].replace('export default', 'return');
  const confirm = examples.confirm(target)['Cloudflare Worker'];
  const kept: unknown[] = [];
  const keep = async (fields: unknown) => kept.push(fields);
  const worker = new Function('keep', `${confirm}\n${code}`)(keep);
  const send = async (init: RequestInit) => {
    const { status, headers } = await worker.fetch(new Request(target.contact, init));
    return { status, headers: Object.fromEntries(headers), seconds: 0 };
  };
  expect(preflightFindings(await send({ method: 'OPTIONS' }), target)).toMatchObject([{ status: 'ok' }]);
  const response = await send({ method: 'POST', body: '{"name":"Ada"}' });
  expect(messageFindings(response, target)).toMatchObject([{ status: 'ok' }]);
  expect(kept).toEqual([{ name: 'Ada' }]);
  const broken = await send({ method: 'POST', body: 'not JSON' });
  expect(messageFindings(broken, target)).toMatchObject([{ status: 'problem', example: 'confirm' }]);
});

testWithNginx.each([
  [undefined, undefined],
  ['*', 'true'],
])(
  'the example for nginx passes with a backend that allows the origin %p and credentials %p',
  async (allowOrigin, allowCredentials) => {
    const headers = {
      'access-control-allow-origin': allowOrigin,
      'access-control-allow-credentials': allowCredentials,
    };
    const withoutCors = respondingWith({ OPTIONS: { status: 405 }, POST: { headers } });
    const statuses = await withBackend(withoutCors, (backend) => {
      const location = examples.cors(target).nginx.replace('http://127.0.0.1:4000', backend);
      return withNginx(
        (listenAt) => `server { listen ${listenAt}; ${location} }`,
        (port) => statusesAt(`http://127.0.0.1:${port}`),
      );
    });
    expect(statuses).toEqual(['ok', 'ok']);
  },
);

testWithNginx('the example of HTTPS for nginx sends its certificate', async () => {
  const { chain, key } = makeCertificate(makeFolder());
  const example = examples
    .https(target)
    .nginx.replace(/\S+\/fullchain.pem/, chain)
    .replace(/\S+\/privkey.pem/, key);
  const findings = await withNginx(
    (listenAt) => example.replace('443', listenAt),
    (port) => connectionFindings(readTarget(`https://localhost:${port}`, origin), timing),
  );
  expect(findings).toMatchObject([
    { status: 'ok', item: 'DNS', detail: expect.stringMatching(/^localhost is at .*127\.0\.0\.1/) },
    { status: 'problem', detail: 'it is self-signed, and browsers do not trust it' },
  ]);
});

test('prints each example once, however many problems it solves', () => {
  const findings = [
    problem('A', '', { example: 'cors' }),
    problem('B', '', { example: 'cors' }),
    problem('C', ''),
  ];
  for (const server of ['Express', 'nginx', 'Cloudflare Worker']) {
    expect(formatExamples(findings, target).split(`\n  ${server}:\n`)).toHaveLength(2);
  }
  expect(formatExamples([problem('C', '')], target)).toBe('');
});
