/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import dns from 'node:dns/promises';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from '../../setup/nginx';
import { readTarget } from './target';
import { certificateFinding, connectionFindings } from './connection';
import { failureCause } from './failure';
import { findingLines } from './report';
import { answering, dripping, listen, origin } from './fixtures/backend';

const testWithOpenssl = spawnSync('openssl', ['version']).status === 0 ? test : test.skip;

const connect = (base: string, limit = 5000) =>
  connectionFindings(readTarget(base, origin), { signal: new AbortController().signal, limit });

testWithOpenssl('a certificate that is signed by itself is a fault', async () => {
  const folder = mkdtempSync(`${tmpdir()}/connection-`);
  const { chain, key } = makeCertificate(folder);
  const server = https.createServer({ cert: readFileSync(chain), key: readFileSync(key) }, answering({}));
  const port = await listen(server);
  try {
    expect(await connect(`https://localhost:${port}`)).toEqual([
      { kind: 'done', text: expect.stringMatching('^localhost is found at .*127.0.0.1') },
      {
        kind: 'fault',
        text: 'The certificate of localhost is signed by itself alone, which browsers do not trust.',
        example: 'https',
      },
    ]);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('HTTPS at a port that speaks plain HTTP is a fault', async () => {
  const server = http.createServer(answering({}));
  const port = await listen(server);
  try {
    const findings = await connect(`https://127.0.0.1:${port}`);
    expect(findings).toEqual([
      { kind: 'fault', text: expect.stringMatching(`^127.0.0.1:${port} does not speak HTTPS`) },
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a TLS handshake without end ends at the limit', async () => {
  // The head of a record of 16 KiB that holds a handshake (https://www.rfc-editor.org/rfc/rfc8446#section-5.1).
  const handshake = Buffer.from([0x16, 3, 3, 0x40, 0]);
  const server = createServer((socket) => dripping(handshake, '\0')(socket.on('error', () => {})));
  const port = await listen(server);
  try {
    expect(await connect(`https://127.0.0.1:${port}`, 50)).toEqual([
      { kind: 'fault', text: `127.0.0.1:${port} did not answer in time, within 0.05 seconds at most.` },
    ]);
  } finally {
    server.close();
  }
});

test('a DNS server that never answers ends at the limit', async () => {
  const lookup = jest.spyOn(dns, 'lookup').mockReturnValue(new Promise(() => {}));
  try {
    expect(await connect('https://api.example.org', 50)).toEqual([
      { kind: 'fault', text: 'api.example.org did not answer in time, within 0.05 seconds at most.' },
    ]);
  } finally {
    lookup.mockRestore();
  }
});

testWithOpenssl(
  'a certificate steers no terminal with the name of its issuer',
  async () => {
    const folder = mkdtempSync(`${tmpdir()}/connection-`);
    const issuer = path.join(folder, 'issuer.pem');
    const issuerKey = path.join(folder, 'issuer.key');
    const chain = path.join(folder, 'chain.pem');
    const key = path.join(folder, 'key.pem');
    const request = [
      'req',
      '-x509',
      '-utf8',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
    ];
    const name = '/CN=\x1b]0;Fine\x07\u202eenif';
    const openssl = (...args: string[]) => execFileSync('openssl', [...request, ...args], { stdio: 'pipe' });
    openssl('-subj', name, '-keyout', issuerKey, '-out', issuer);
    openssl('-subj', '/CN=localhost', '-CA', issuer, '-CAkey', issuerKey, '-keyout', key, '-out', chain);
    const server = https.createServer({ cert: readFileSync(chain), key: readFileSync(key) }, answering({}));
    const port = await listen(server);
    try {
      const lines = (await connect(`https://localhost:${port}`)).map(findingLines);
      expect(lines.at(-1)).toContain('"\\x1b]0;Fine\\x07\\u{202e}enif", is not known');
      expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  },
  20_000,
);

test('a name that does not exist is the only fault', async () => {
  // No such domain will ever be (https://www.rfc-editor.org/rfc/rfc6761); without a network, DNS says nothing.
  expect(await connect('https://api.invalid')).toEqual([
    {
      kind: 'fault',
      text: expect.stringMatching(/^(DNS knows no|No DNS server told the) address of api.invalid:/),
    },
  ]);
});

describe('a certificate', () => {
  const certificate = {
    subject: { CN: 'www.example.org' },
    issuer: { CN: 'An Issuer' },
    subjectaltname: 'DNS:www.example.org, DNS:example.org, IP Address:127.0.0.1',
    valid_from: 'Jan  1 00:00:00 2020 GMT',
    valid_to: 'Nov 21 17:52:41 2020 GMT',
  } as Parameters<typeof certificateFinding>[1];

  test('without a problem is told with its end', () => {
    expect(certificateFinding(undefined, certificate, 'example.org')).toEqual({
      kind: 'done',
      text: 'The certificate of example.org holds until 2020-11-21.',
    });
  });

  test.each([
    ['CERT_HAS_EXPIRED', 'has expired: its own holds until 2020-11-21.'],
    ['CERT_NOT_YET_VALID', 'holds only from 2020-01-01 on.'],
    [
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'holds for www.example.org, example.org, 127.0.0.1, not for api.example.org.',
    ],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'issuer of the certificate of api.example.org, "An Issuer"'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'issuer of the certificate of api.example.org, "An Issuer"'],
    ['CERT_REVOKED', 'refuse the certificate of api.example.org (CERT_REVOKED).'],
  ])('with the problem %s is a fault, in plain words', (problem, text) => {
    const finding = certificateFinding(problem, certificate, 'api.example.org');
    expect(finding).toMatchObject({ kind: 'fault', example: 'https' });
    expect(finding.text).toContain(text);
  });

  test.each([
    [{ subject: {}, subjectaltname: undefined }, 'The certificate holds for no host, not for example.org.'],
    [{ subjectaltname: `DNS:${'a'.repeat(400)}` }, `The certificate holds for ${'a'.repeat(300)}…, not`],
  ])('that holds for %j is told so', (change, text) => {
    const odd = { ...certificate, ...change } as typeof certificate;
    expect(certificateFinding('ERR_TLS_CERT_ALTNAME_INVALID', odd, 'example.org').text).toContain(text);
  });

  test('with an end that cannot be read is told with what it has', () => {
    const odd = { ...certificate, valid_to: 'Bad time value' };
    expect(certificateFinding('CERT_HAS_EXPIRED', odd, 'example.org').text).toMatch(
      'its own holds until "Bad time value".',
    );
  });

  test('that names its host only in its subject is told with that name', () => {
    const old = { ...certificate, subjectaltname: undefined };
    expect(certificateFinding('ERR_TLS_CERT_ALTNAME_INVALID', old, 'example.org').text).toBe(
      'The certificate holds for www.example.org, not for example.org.',
    );
  });
});

test.each([
  ['ENOTFOUND', 'DNS knows no address of api.example.org'],
  ['EAI_AGAIN', 'No DNS server told'],
  ['ECONNREFUSED', 'Nothing listens at api.example.org:8443'],
  ['EHOSTUNREACH', 'no way to api.example.org:8443'],
  ['ENETUNREACH', 'no way to api.example.org:8443'],
  ['ETIMEDOUT', 'did not answer in time, within 10 seconds at most'],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'does not speak HTTPS'],
  ['EMFILE', 'api.example.org:8443 could not be asked: EMFILE.'],
])('the failure %s is told in plain words', (code, text) => {
  const error = Object.assign(new Error(), { code });
  expect(failureCause(error, new URL('https://api.example.org:8443/api/contact'), 10_000)).toContain(text);
});
