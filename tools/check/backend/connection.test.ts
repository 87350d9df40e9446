/** @jest-environment node */
import dns from 'node:dns/promises';
import http from 'node:http';
import { createServer, type Server } from 'node:net';
import { listen } from '../../fixtures/servers';
import { certificateFinding, connectionFindings } from './connection';
import { explainFailure } from './failure';
import { dripping, origin, respondingWith } from './fixtures/backend';
import { readTarget } from './target';

const connect = (base: string, timeout = 5000) =>
  connectionFindings(readTarget(base, origin), { signal: new AbortController().signal, timeout });

// The head of a record of 16 KiB that contains a handshake (https://www.rfc-editor.org/rfc/rfc8446#section-5.1).
const handshake = Buffer.from([0x16, 3, 3, 0x40, 0]);

test.each<[string, () => Server, string, number]>([
  ['plain HTTP', () => http.createServer(respondingWith({})), 'does not use HTTPS as browsers do', 4000],
  [
    'a TLS handshake without end',
    () => createServer((socket) => dripping(handshake, '\0')(socket.on('error', () => {}))),
    'did not respond in time, within 0.2 seconds at most',
    200,
  ],
])('reports %s at a port for HTTPS', async (_, makeServer, detail, timeout) => {
  const server = makeServer();
  const port = await listen(server);
  try {
    expect(await connect(`https://127.0.0.1:${port}`, timeout)).toMatchObject([
      { status: 'problem', detail: expect.stringMatching(`^127.0.0.1:${port} ${detail}`) },
    ]);
  } finally {
    server.close();
  }
});

test('reports a DNS server that never responds', async () => {
  const lookup = jest.spyOn(dns, 'lookup').mockReturnValue(new Promise(() => {}));
  try {
    expect(await connect('https://api.example.org', 200)).toMatchObject([
      { status: 'problem', detail: 'api.example.org did not respond in time, within 0.2 seconds at most' },
    ]);
  } finally {
    lookup.mockRestore();
  }
});

test('reports a name that does not exist', async () => {
  // Nobody can register this domain (https://www.rfc-editor.org/rfc/rfc6761). Without a network, DNS gives no answer.
  expect(await connect('https://api.invalid')).toMatchObject([
    {
      status: 'problem',
      detail: expect.stringMatching(/^(DNS has no|no DNS server gave an) address for api.invalid/),
    },
  ]);
});

describe('a certificate', () => {
  const certificate = {
    subject: { CN: 'www.example.org' },
    issuer: { CN: 'An \x1b]0;Issuer\x07' },
    subjectaltname: 'DNS:www.example.org, DNS:example.org, IP Address:127.0.0.1',
    valid_from: 'Jan  1 00:00:00 2020 GMT',
    valid_to: 'Nov 21 17:52:41 2020 GMT',
  } as Parameters<typeof certificateFinding>[1];

  test('without a problem is OK until it ends', () => {
    expect(certificateFinding(undefined, certificate, 'example.org')).toEqual({
      status: 'ok',
      item: 'Certificate of example.org',
      detail: 'valid until 2020-11-21',
    });
  });

  test.each([
    ['CERT_HAS_EXPIRED', 'has expired: its own last day is 2020-11-21'],
    ['CERT_NOT_YET_VALID', 'it is not valid before 2020-01-01'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'for www.example.org, example.org, 127.0.0.1, not for api.example.org'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its issuer, "An \\x1b]0;Issuer\\x07", is not known'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'its issuer, "An \\x1b]0;Issuer\\x07", is not known'],
    ['CERT_REVOKED', 'browsers refuse it (CERT_REVOKED)'],
  ])('with the problem %s is reported', (code, detail) => {
    expect(certificateFinding(code, certificate, 'api.example.org')).toMatchObject({
      status: 'problem',
      detail: expect.stringContaining(detail),
      example: 'https',
    });
  });

  test.each([
    [
      'ERR_TLS_CERT_ALTNAME_INVALID',
      { subject: {}, subjectaltname: undefined },
      'for no host, not for a.org',
    ],
    ['ERR_TLS_CERT_ALTNAME_INVALID', { subjectaltname: undefined }, 'for www.example.org, not for a.org'],
    [
      'ERR_TLS_CERT_ALTNAME_INVALID',
      { subjectaltname: `DNS:${'a'.repeat(400)}` },
      `${'a'.repeat(300)}…, not`,
    ],
    ['CERT_HAS_EXPIRED', { valid_to: 'Bad time value' }, 'its own last day is "Bad time value"'],
  ])('with the problem %s and %j is reported', (code, change, detail) => {
    const odd = { ...certificate, ...change } as typeof certificate;
    expect(certificateFinding(code, odd, 'a.org').detail).toContain(detail);
  });
});

test.each([
  ['ENOTFOUND', 'DNS has no address for api.example.org'],
  ['EAI_AGAIN', 'no DNS server gave'],
  ['ECONNREFUSED', 'nothing listens at api.example.org:8443'],
  ['EHOSTUNREACH', 'no route to api.example.org:8443'],
  ['ENETUNREACH', 'no route to api.example.org:8443'],
  ['ETIMEDOUT', 'did not respond in time, within 10 seconds at most'],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'does not use HTTPS as browsers do'],
  ['EMFILE', 'the request to api.example.org:8443 failed: EMFILE'],
])('explains the failure %s', (code, detail) => {
  const error = Object.assign(new Error(), { code });
  expect(explainFailure(error, new URL('https://api.example.org:8443/api/contact'), 10_000)).toContain(
    detail,
  );
});
