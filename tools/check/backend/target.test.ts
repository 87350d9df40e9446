/** @jest-environment node */
import { readTarget, serverName, targetFindings } from './target';

const site = 'https://www.example.org';
const backend = 'https://api.example.org';
const statuses = (base: string) => targetFindings(readTarget(base, site)).map(({ status }) => status);

test.each([
  [backend, `${backend}/api/contact`],
  [`${backend}//`, `${backend}/api/contact`],
  ['https://example.org:8443/backend/', 'https://example.org:8443/backend/api/contact'],
])('with the backend %s, the form posts to %s, as in lib/browser/api.ts', (base, url) => {
  expect(readTarget(base, site).contact.href).toBe(url);
});

test.each([
  ['https://www.example.org/', site],
  ['https://WWW.example.org:443', site],
  ['http://localhost:3000', 'http://localhost:3000'],
])('browsers send the site %s as the origin %s', (url, origin) => {
  expect(readTarget(backend, url).origin).toBe(origin);
});

test.each([
  'api.example.org',
  'ftp://api.example.org',
  'https://api.example.org:65536',
  'https://api.example.org?',
  'https://api.example.org?a',
  'https://api.example.org#a',
  '',
])('rejects "%s" as a backend', (base) => {
  const message = `The backend must be a URL such as https://api.example.org, not "${base}".`;
  expect(() => readTarget(base, site)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
});

test.each(['www.example.org', 'https://www.example.org/contact', 'https://www.example.org?a', 'null'])(
  'rejects "%s" as an origin',
  (url) => {
    const message = `--origin must be a URL without a path, such as https://www.example.org, not "${url}".`;
    expect(() => readTarget(backend, url)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
  },
);

test.each([
  'https://me:secret@api.example.org',
  'https://:secret@api.example.org',
  'https://secret@api.example.org',
  'me:secret@api.example.org',
  'https://me:secret@api.example.org:65536',
])('rejects %s as a backend and as an origin, without a word of it', (url) => {
  const end = 'without a user name or password.';
  expect(() => readTarget(url, site)).toThrow(
    `The backend must be a URL such as https://api.example.org, ${end}`,
  );
  expect(() => readTarget(backend, url)).toThrow(
    `--origin must be a URL without a path, such as https://www.example.org, ${end}`,
  );
});

test('shows the control characters of a rejected URL', () => {
  expect(() => readTarget('\x1b[31m', site)).toThrow('not "\\x1b[31m".');
});

test.each([
  ['https://api.example.org.:8443', 'api.example.org'],
  ['https://127.0.0.1', ''],
  ['https://[::1]', ''],
])('the TLS name of %s is "%s"', (url, name) => {
  expect(serverName(new URL(url))).toBe(name);
});

test.each([
  'http://localhost:4000',
  'http://localhost.',
  'http://api.localhost',
  'http://127.0.0.1',
  'http://[::1]:4000',
])('accepts plain HTTP for a trial at %s', (base) => {
  expect(statuses(base)).toEqual(['ok', 'note']);
});

test.each([
  'http://api.example.org',
  'http://192.168.1.5',
  'http://localhost.example.org',
  'http://notlocalhost',
])('reports plain HTTP at %s', (base) => {
  expect(statuses(base)).toEqual(['problem']);
});

test.each(['0', '6000', '10080'])('reports port %s, which browsers refuse to call', (port) => {
  expect(targetFindings(readTarget(`${backend}:${port}`, site))).toMatchObject([
    { status: 'problem', detail: `browsers refuse to call port ${port}` },
  ]);
});
