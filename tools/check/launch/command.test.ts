/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeFolder } from '../../fixtures/folders';
import { checkLaunch } from './command';
import { env, testFiles, today, type Changes } from './fixtures/export';

const tryPages = async () => [];

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation();
});

afterEach(() => {
  log.mockRestore();
});

/**
 * Writes the test export and checks it without a network.
 * @returns the output and the error message, if any
 */
async function check(changes: Changes) {
  const folder = makeFolder(Object.fromEntries(await testFiles(changes)));
  const error = await checkLaunch({ folder, env, today, tryPages }).then(
    () => undefined,
    ({ message }: Error) => message,
  );
  return { output: log.mock.calls.join('\n'), error };
}

test('succeeds without problems, whatever the notes', async () => {
  const { output, error } = await check({ 'index.html': ['Ring and Rack', 'Combat + Culture'] });
  expect(error).toBeUndefined();
  expect(output).toMatch(/^! Note {2}Name: /m);
  expect(output).toMatch(/^! Note {2}Network: .*\(--offline\)\n\nReady to launch\.$/m);
});

test('fails after all findings when one is a problem', async () => {
  const { output, error } = await check({
    'cards/home.png': undefined,
    '.well-known/security.txt': undefined,
  });
  expect(output.match(/^✗ Fix {3}[^:]+/gm)).toEqual(['✗ Fix   Social cards', '✗ Fix   security.txt']);
  expect(error).toBe('2 problems left before launch.');
});

test('reports a check that throws, and continues', async () => {
  // As a URL, `/\[` begins with an invalid host.
  const { output, error } = await check({ '\\[.html': '' });
  expect(output).toMatch(/^✗ Fix {3}Check searchFiles: it failed: .*Invalid URL$/m);
  expect(output).toMatch(/^✓ OK {4}security\.txt: /m);
  expect(error).toMatch(/^\d+ problems left before launch\.$/);
});

test('fails with one sentence without an export', async () => {
  await expect(checkLaunch({ folder: makeFolder(), env, today, tryPages })).rejects.toThrow(
    'There is no site in out/ to check: run `npm run build` first.',
  );
});

test('the command rejects an unknown option', () => {
  const command = ['--import', 'tsx', path.join(__dirname, 'command.ts'), '--offlin'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', 'The only option is --offline, not "--offlin".\n']);
}, 30_000);
