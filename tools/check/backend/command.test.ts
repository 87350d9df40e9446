/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answering, listen, origin, withBackend } from './fixtures/backend';
import { readArguments } from './command';
import { makeCertificate } from '../../setup/nginx';

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

test('a right backend ends the command with 0', async () => {
  const result = await withBackend(answering({}), (base) => run([base, '--origin', origin, '--send']));
  expect(result).toMatchObject({ code: 0, error: '' });
  expect(result.out).toMatch(/\nNothing stops the form\.\n$/);
});

test('faults end the command with 1, after what mends them', async () => {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const handler = answering({ OPTIONS: { headers }, POST: { headers } });
  const result = await withBackend(handler, (base) => run([base, '--origin', origin, '--send']));
  expect(result).toMatchObject({ code: 1, error: '2 faults stop the form.\n' });
  expect(result.out).toContain(`\n         Set  Access-Control-Allow-Origin: ${origin}\n`);
  expect(result.out.split('  nginx:')).toHaveLength(2);
});

test('a report holds no control characters of the backend', async () => {
  const headers = {
    'Access-Control-Allow-Origin': '\u009b31m\u009d0;Fine\u009c',
    'Access-Control-Allow-Headers': '\u0085',
  };
  const handler = answering({
    OPTIONS: { headers },
    POST: { status: 302, headers: { Location: '\u009b2J' } },
  });
  const { code, out } = await withBackend(handler, (base) => run([base, '--origin', origin, '--send']));
  expect(code).toBe(1);
  expect(out).toContain('"\\x9b31m\\x9d0;Fine\\x9c"');
  expect(out).toContain('"\\x9b2J"');
  expect(out).not.toMatch(/[^\P{Cc}\n]/u);
});

test('without arguments, the command ends with 2 and its usage', async () => {
  const result = await run([]);
  expect(result).toMatchObject({ code: 2, out: '' });
  expect(result.error).toMatch(/^Usage:\n {2}npm run check:backend -- /);
});

test.each([
  [['https://api.example.org']],
  [['--origin', origin]],
  [['https://api.example.org', 'https://b.example.org', '--origin', origin]],
  [['https://api.example.org', '--origin', origin, '--post']],
])('the arguments %j end the command with 2 and its usage', (args) => {
  expect(() => readArguments(args)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^Usage:\n/), exitCode: 2 }),
  );
});

test('an origin with a path ends the command with 2 and one sentence', async () => {
  const result = await run(['https://api.example.org', '--origin', `${origin}/contact`]);
  expect(result).toMatchObject({ code: 2, out: '' });
  expect(result.error).toBe(
    `--origin must be an address such as https://www.example.org, without a path; it is "${origin}/contact".\n`,
  );
});

testWithOpenssl(
  'a certificate must be trusted, and hold for the name',
  async () => {
    const folder = mkdtempSync(`${tmpdir()}/check-backend-`);
    const { chain, key } = makeCertificate(folder);
    const server = https.createServer({ cert: readFileSync(chain), key: readFileSync(key) }, answering({}));
    const port = await listen(server);
    // Takes the certificate for an authority that everybody knows.
    const trust = { NODE_EXTRA_CA_CERTS: chain };
    try {
      const [right, otherName, unknown] = await Promise.all([
        run([`https://localhost:${port}`, '--origin', origin, '--send'], trust),
        run([`https://127.0.0.1:${port}`, '--origin', origin], trust),
        run([`https://localhost:${port}`, '--origin', origin]),
      ]);
      expect(right).toMatchObject({ code: 0, error: '' });
      expect(right.out).toMatch(/\n✓ done {3}The certificate of localhost holds until 20\d\d-/);
      expect(otherName.out).toContain('✗ fault  The certificate holds for localhost, not for 127.0.0.1.');
      expect(unknown.out).toContain('✗ fault  The certificate of localhost is signed by itself alone');
      expect([otherName.code, unknown.code]).toEqual([1, 1]);
    } finally {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    }
  },
  20_000,
);
