/** @jest-environment node */
import { addressFindings, readTarget } from './address.mjs';

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
  'https://me@api.example.org',
  'https://api.example.org?a',
  'https://api.example.org#a',
  '',
])('"%s" is no address of a backend', (base) => {
  expect(() => readTarget(base, site)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(`it is "${base}".`), exitCode: 2 }),
  );
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

test.each(['http://localhost:4000', 'http://api.localhost', 'http://127.0.0.1', 'http://[::1]:4000'])(
  'plain HTTP is good for a trial at %s',
  (base) => {
    expect(addressFindings(readTarget(base, site)).map(({ kind }) => kind)).toEqual(['done', 'note']);
  },
);

test.each([
  'http://api.example.org',
  'http://192.168.1.5',
  'http://localhost.example.org',
  'http://notlocalhost',
])('plain HTTP is a fault at %s', (base) => {
  expect(addressFindings(readTarget(base, site)).map(({ kind }) => kind)).toEqual(['fault']);
});
