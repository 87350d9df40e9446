/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { makeFolder } from '../../fixtures/folders';
import { listen } from '../../fixtures/servers';
import { makeCertificate } from '../../setup/nginx';
import { readArguments } from './command';
import { origin, respondingWith, withBackend } from './fixtures/backend';

// Each test starts the command, which takes seconds on a busy computer.
jest.setTimeout(30_000);

const testWithOpenssl = spawnSync('openssl', ['version']).status === 0 ? test : test.skip;

async function run(args: string[], env?: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'command.ts'), ...args], {
    env: { ...process.env, ...env },
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.error += chunk));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

test('exits with 0 for a backend that keeps the contract', async () => {
  const result = await withBackend(respondingWith({}), (base) => run([base, '--origin', origin, '--send']));
  expect(result).toMatchObject({ code: 0, error: '' });
  expect(result.out).toMatch(/\nNothing stops the contact form\.\n$/);
});

test('exits with 1 after the problems and an example that solves them', async () => {
  const headers = { 'access-control-allow-origin': '*' };
  const handler = respondingWith({ OPTIONS: { headers }, POST: { headers } });
  const result = await withBackend(handler, (base) => run([base, '--origin', origin, '--send']));
  expect(result).toMatchObject({ code: 1, error: '2 problems with the contact form.\n' });
  expect(result.out).toContain(`\n        → Send the header Access-Control-Allow-Origin: ${origin}\n`);
  expect(result.out.split('  nginx:')).toHaveLength(2);
});

test.each([
  [[]],
  [['https://api.example.org']],
  [['--origin', origin]],
  [['https://api.example.org', 'https://b.example.org', '--origin', origin]],
  [['https://api.example.org', '--origin', origin, '--post']],
])('rejects the arguments %j', (args) => {
  expect(() => readArguments(args)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^Usage:\n/), exitCode: 2 }),
  );
});

testWithOpenssl('accepts a certificate only if it is trusted and valid for the name', async () => {
  const { chain, key } = makeCertificate(makeFolder());
  const server = https.createServer(
    { cert: readFileSync(chain), key: readFileSync(key) },
    respondingWith({}),
  );
  const port = await listen(server);
  // Makes Node trust the certificate.
  const trust = { NODE_EXTRA_CA_CERTS: chain };
  try {
    const [right, otherName, unknown] = await Promise.all([
      run([`https://localhost:${port}`, '--origin', origin, '--send'], trust),
      run([`https://127.0.0.1:${port}`, '--origin', origin], trust),
      run([`https://localhost:${port}`, '--origin', origin]),
    ]);
    expect(right).toMatchObject({ code: 0, error: '' });
    expect(right.out).toMatch(/\n✓ OK {4}Certificate of localhost: valid until 20\d\d-/);
    expect(otherName.out).toContain(
      '✗ Fix   Certificate of 127.0.0.1: it is valid for localhost, not for 127.0.0.1\n',
    );
    expect(unknown.out).toContain('✗ Fix   Certificate of localhost: it is self-signed');
    expect([otherName.code, unknown.code]).toEqual([1, 1]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
