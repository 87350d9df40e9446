/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort, listen } from '../fixtures/servers';
import { backendFindings, readArguments } from './backend';

const siteUrl = 'https://www.ringandrack.com';
const right = {
  'Access-Control-Allow-Origin': siteUrl,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'x-other, Content-Type',
  Vary: 'Accept-Encoding, origin',
};
const ask = (apiBase: string, send = true) =>
  backendFindings({ siteUrl, apiBase, send }, AbortSignal.timeout(5_000));

/** @returns the lines for a backend that responds so, and its last request; an undefined header is missing */
async function linesFor(status: number, changes: Record<string, string | undefined> = {}, send = true) {
  let seen!: Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, headers, body: await text(request) };
    const sent = Object.entries({ ...right, ...changes }).filter(([, value]) => value !== undefined);
    response.writeHead(status, Object.fromEntries(sent)).end();
  });
  const lines = await ask(`http://127.0.0.1:${await listen(server)}`, send);
  server.close().closeAllConnections();
  return { lines, seen };
}

test('asks as a browser does, and sends only what the form sends', async () => {
  const asked = await linesFor(204, {}, false);
  expect(asked.lines.map(([mark]) => mark).join('')).toBe('✓!');
  const headers = { origin: siteUrl, 'access-control-request-headers': 'content-type' };
  expect(asked.seen).toMatchObject({ method: 'OPTIONS', url: '/api/contact', headers });
  const sent = await linesFor(200);
  expect(sent.lines.map(([mark]) => mark).join('')).toBe('✓✓');
  expect(Object.keys(JSON.parse(sent.seen.body))).toEqual(['name', 'email', 'subject', 'message']);
});

test.each([
  ['Access-Control-Allow-Origin', undefined, 2],
  ['Access-Control-Allow-Origin', '*', 2],
  ['Access-Control-Allow-Credentials', 'True', 2],
  ['Access-Control-Allow-Headers', '*', 1],
  ['Vary', undefined, 2],
  ['Vary', 'Accept-Encoding', 2],
])('does not accept %s: %s, and says which origin the mock backend knows', async (name, value, count) => {
  const { lines } = await linesFor(200, { [name]: value });
  expect(lines.join().includes('--origin http://localhost:3000')).toBe(name.endsWith('-Origin'));
  expect(lines.filter((line) => line.startsWith('✗') && line.includes(`"${name}: `))).toHaveLength(count);
});

test.each([
  [204, 'POST got 204. It must get 200.'],
  [404, 'OPTIONS got 404: nothing is at this URL'],
  [308, 'OPTIONS got 308, a redirect to "/?[31m'],
])('says what to do after the status %d', async (status, words) => {
  const { lines } = await linesFor(status, { location: status === 308 ? '/\u009b[31m' : undefined });
  expect(lines.join()).toContain(words);
});

test('says why it does not ask, or why no answer came', async () => {
  expect((await ask(siteUrl, false))[0]).toMatch(/^✓ .* needs no permission/);
  expect((await ask(`http://localhost:${await freePort()}`))[0]).toContain('nothing listens there');
  expect((await ask('http://api.ringandrack.com'))[0]).toContain('has no HTTPS');
});

test.each([
  [['https://api.ringandrack.com', '--origin', 'www.x'], '--origin must be an http or https URL'],
  [['api.x', '--origin', siteUrl], 'The URL of the backend must be an http or https URL'],
  [['https://api.ringandrack.com'], 'npm run check:backend --'],
])('answers %j with a sentence about what is wrong', (args, words) => {
  expect(() => readArguments(args)).toThrow(words);
});
