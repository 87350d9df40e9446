/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { hasNginx, makeCertificate, startNginx } from '../../setup/nginx';
import { readTarget } from './target';
import { messageFindings, preflightFindings } from './responses';
import { connectionFindings } from './connection';
import { exchange } from './request';
import { examples } from './examples';
import { exampleLines, findingLines } from './report';
import { answering, listen, origin, withBackend } from './fixtures/backend';

const testWithNginx = hasNginx() ? test : test.skip;

const target = readTarget('https://api.example.org', origin);
const patience = { signal: new AbortController().signal, limit: 5000 };

/** A backend that knows nothing of other origins; `headers` are what it sends all the same. */
const plain = (headers = {}) =>
  answering({
    OPTIONS: { status: 405 },
    POST: {
      headers: {
        'Access-Control-Allow-Origin': undefined,
        'Access-Control-Allow-Credentials': undefined,
        ...headers,
      },
    },
  });

/** What the check finds at a server that follows an example. */
async function judged(base: string) {
  const { contact } = readTarget(base, origin);
  const ask = (method: string) => exchange(contact, { method, headers: { Origin: origin } }, patience);
  return [
    ...preflightFindings(await ask('OPTIONS'), target),
    ...messageFindings(await ask('POST'), target),
  ].map(({ kind }) => kind);
}

test('the example for Express passes', async () => {
  const added: any[] = [];
  new Function('app', examples.cors(target).Express)({
    use: (...args: any[]) => added.push(...args),
  });
  const [path, middleware] = added;
  expect(path).toBe('/api/contact');
  const findings = await withBackend(
    (request, response) => middleware(request, response, () => response.writeHead(200).end()),
    judged,
  );
  expect(findings).toEqual(['done', 'done']);
});

test('the example for a Cloudflare Worker passes, also when the own function fails', async () => {
  const code = examples.cors(target)['Cloudflare Worker'].replace('export default', 'return');
  const confirm = examples.confirm(target)['Cloudflare Worker'];
  const kept: unknown[] = [];
  const keep = async (fields: unknown) => kept.push(fields);
  const worker = new Function('keep', `${confirm}\n${code}`)(keep);
  const ask = async (init: RequestInit) => {
    const { status, headers } = await worker.fetch(new Request(target.contact, init));
    return { status, headers: Object.fromEntries(headers), seconds: 0 };
  };
  expect(preflightFindings(await ask({ method: 'OPTIONS' }), target)).toMatchObject([{ kind: 'done' }]);
  const answer = await ask({ method: 'POST', body: '{"name":"Ada"}' });
  expect(messageFindings(answer, target)).toMatchObject([{ kind: 'done' }]);
  expect(kept).toEqual([{ name: 'Ada' }]);
  const broken = await ask({ method: 'POST', body: 'no JSON' });
  expect(messageFindings(broken, target)).toMatchObject([{ kind: 'fault', example: 'confirm' }]);
});

testWithNginx.each([{}, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Credentials': 'true' }])(
  'the example for nginx passes before a backend that sends the headers %j',
  async (headers) => {
    const stop = new AbortController();
    const kinds = await withBackend(plain(headers), async (backend) => {
      const port = await freePort();
      const location = examples.cors(target).nginx.replace('http://127.0.0.1:4000', backend);
      const config = `server { listen 127.0.0.1:${port}; ${location} }`;
      const { ended } = await startNginx({ config, signal: stop.signal });
      try {
        return await judged(`http://127.0.0.1:${port}`);
      } finally {
        stop.abort();
        await ended;
      }
    });
    expect(kinds).toEqual(['done', 'done']);
  },
);

testWithNginx('the example of HTTPS for nginx shows its certificate', async () => {
  const folder = mkdtempSync(`${tmpdir()}/examples-`);
  const { chain, key } = makeCertificate(folder);
  const stop = new AbortController();
  const port = await freePort();
  const config = examples
    .https(target)
    .nginx.replace('443', `127.0.0.1:${port}`)
    .replace(/\S+\/fullchain.pem/, chain)
    .replace(/\S+\/privkey.pem/, key);
  try {
    const { ended } = await startNginx({ config, signal: stop.signal });
    const findings = await connectionFindings(readTarget(`https://localhost:${port}`, origin), patience);
    stop.abort();
    await ended;
    expect(findings.at(-1)?.text).toMatch(/^The certificate of localhost is signed by itself/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('each example is told once, however many faults it mends', () => {
  const fault = { kind: 'fault' as const, text: 'A fault.' };
  const lines = exampleLines([{ ...fault, example: 'cors' }, { ...fault, example: 'cors' }, fault], target);
  for (const server of ['Express', 'nginx', 'Cloudflare Worker']) {
    expect(lines.split(`\n  ${server}:\n`)).toHaveLength(2);
  }
  expect(exampleLines([fault], target)).toBe('');
});

test('a finding is told with the header that mends it', () => {
  const header = `Access-Control-Allow-Origin: ${origin}`;
  expect(findingLines({ kind: 'fault', text: 'A fault.', header })).toBe(
    `✗ fault  A fault.\n         Set  ${header}`,
  );
});

async function freePort() {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
