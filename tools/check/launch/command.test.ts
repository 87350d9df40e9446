/** @jest-environment node */
import type { Changes } from './fixtures/export';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { env, testFiles, today } from './fixtures/export';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'check-launch-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes the test export. */
async function write(changes: Changes) {
  for (const [name, content] of await testFiles(changes)) {
    const file = path.join(folder, 'out', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Checks the written export as the command does, without a network. */
function check() {
  const file = path.join(folder, 'module.mjs');
  const addressOf = (name: string) => pathToFileURL(path.join(__dirname, name)).href;
  const options = JSON.stringify({ folder: path.join(folder, 'out'), env });
  writeFileSync(
    file,
    `import { checkLaunch } from '${addressOf('command.ts')}';
    import { main } from '${addressOf('../../run.mjs')}';
    main(import.meta.url, () => checkLaunch({ ...${options}, today: new Date('${today.toISOString()}') }));`,
  );
  return run(file);
}

function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a site that nothing is left of ends with 0, and notes do not change that', async () => {
  await write({ 'index.html': (html) => html.replaceAll('Ring and Rack', 'Combat + Culture') });
  const { status, stdout, stderr } = check();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/\n! note {6}Name: .*\n/);
  expect(stdout).toMatch(/\n! note {6}Network: left out \(--offline\).*\n\nReady to launch\.\n$/);
});

test('a site with something left ends with 1, after the whole list', async () => {
  await write({ 'cards/home.png': undefined, '.well-known/security.txt': undefined });
  const { status, stdout, stderr } = check();
  expect(status).toBe(1);
  expect(stdout.match(/^✗ not done {2}[^:]+/gm)).toEqual([
    '✗ not done  Social cards',
    '✗ not done  security.txt',
  ]);
  expect(stderr).toBe('2 things left before launch.\n');
});

test('a check that fails is told by its name, and the list goes on', async () => {
  // As an address, `/\\[` begins with the name of a host, and there is none.
  await write({ '\\[.html': '' });
  const { status, stdout, stderr } = check();
  expect(stdout).toMatch(/^✗ not done {2}searchFiles: the check failed: Invalid URL$/m);
  expect(stdout).toMatch(/^✓ done {6}security\.txt: /m);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\d+ things left before launch\.\n$/)]);
});

test('without an export, one sentence tells to build it', () => {
  expect(check()).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no site in out/ to check: run `npm run build` first.\n',
  });
});

test('an unknown option is refused with the one that is known', () => {
  expect(run(path.join(__dirname, 'command.ts'), '--offlin')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The only option is --offline; "--offlin" is not understood.\n',
  });
});
