/** @jest-environment node */
import { addressFindings, readTarget, serverName } from './target';

const site = 'https://www.example.org';

test.each([
  ['https://api.example.org', 'https://api.example.org/api/contact'],
  ['https://api.example.org//', 'https://api.example.org/api/contact'],
  ['https://example.org:8443/backend/', 'https://example.org:8443/backend/api/contact'],
])('the form posts from a base %s to %s, as lib/api.ts does', (base, address) => {
  expect(readTarget(base, site).contact.href).toBe(address);
});

test.each([
  'api.example.org',
  'ftp://api.example.org',
  'https://api.example.org:65536',
  'https://api.example.org?',
  'https://api.example.org?a',
  'https://api.example.org#a',
  '',
])('"%s" is no address of a backend', (base) => {
  expect(() => readTarget(base, site)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(`it is "${base}".`), exitCode: 2 }),
  );
});

test.each([
  'https://me:secret@api.example.org',
  'https://:secret@api.example.org',
  'https://secret@api.example.org',
  'me:secret@api.example.org',
  'https://me:secret@api.example.org:65536',
])('%s is refused as backend and as origin, and not shown', (address) => {
  expect(() => readTarget(address, site)).toThrow(
    'The backend must be an address such as https://api.example.org, without credentials.',
  );
  expect(() => readTarget('https://api.example.org', address)).toThrow(
    '--origin must be an address such as https://www.example.org, without a path, without credentials.',
  );
});

test('an address that is refused steers no terminal', () => {
  expect(() => readTarget('\x1b[31m', site)).toThrow('it is "\\x1b[31m".');
});

test.each([
  ['https://www.example.org/', 'https://www.example.org'],
  ['https://WWW.example.org:443', 'https://www.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('browsers send the site %s as the origin %s', (address, origin) => {
  expect(readTarget('https://api.example.org', address).origin).toBe(origin);
});

test.each(['www.example.org', 'https://www.example.org/contact', 'https://www.example.org?a', 'null'])(
  '"%s" is no origin',
  (address) => {
    expect(() => readTarget('https://api.example.org', address)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(`it is "${address}".`), exitCode: 2 }),
    );
  },
);

test.each([
  ['https://api.example.org.:8443', 'api.example.org'],
  ['https://127.0.0.1', ''],
  ['https://[::1]', ''],
])('of %s, TLS asks for the name "%s"', (address, name) => {
  expect(serverName(new URL(address))).toBe(name);
});

test.each([
  'http://localhost:4000',
  'http://localhost.',
  'http://api.localhost',
  'http://127.0.0.1',
  'http://[::1]:4000',
])('plain HTTP is good for a trial at %s', (base) => {
  expect(addressFindings(readTarget(base, site)).map(({ kind }) => kind)).toEqual(['done', 'note']);
});

test.each(['0', '6000', '10080'])('the port %s, which browsers refuse to call, is a fault', (port) => {
  expect(addressFindings(readTarget(`https://api.example.org:${port}`, site))).toEqual([
    { kind: 'fault', text: `Browsers refuse to call port ${port}: move the backend to another one.` },
  ]);
});

test.each([
  'http://api.example.org',
  'http://192.168.1.5',
  'http://localhost.example.org',
  'http://notlocalhost',
])('plain HTTP is a fault at %s', (base) => {
  expect(addressFindings(readTarget(base, site)).map(({ kind }) => kind)).toEqual(['fault']);
});
