/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { makeCertificate } from '../nginx.mjs';
import { readTarget } from './address.mjs';
import { certificateFinding, connectionFindings } from './connection.mjs';
import { failureCause } from './failure.mjs';
import { answering, listen, origin } from './test-backend.mjs';

const testWithOpenssl = spawnSync('openssl', ['version']).status === 0 ? test : test.skip;

/** @param {string} base */
const connect = (base) =>
  connectionFindings(readTarget(base, origin), { signal: new AbortController().signal, limit: 5000 });

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
  const certificate = /** @type {Parameters<typeof certificateFinding>[1]} */ ({
    subject: { CN: 'www.example.org' },
    issuer: { CN: 'An Issuer' },
    subjectaltname: 'DNS:www.example.org, DNS:example.org, IP Address:127.0.0.1',
    valid_from: 'Jan  1 00:00:00 2020 GMT',
    valid_to: 'Nov 21 17:52:41 2020 GMT',
  });

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
