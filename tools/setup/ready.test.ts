/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeFolder } from '../fixtures/folders';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

test.each([
  [`${major}.${minor}`, 0, /^$/],
  [`${major - 1}.99`, 0, /^$/],
  [`${major}.${minor + 1}`, 1, /^The site needs Node\.js \d+\.\d+ or newer, and this is \d.+\n$/],
  [`${major + 1}.0`, 1, /^The site needs Node\.js \d+\.\d+ or newer, and this is \d.+\n$/],
])('if the site needs Node.js %s, the exit code is %d', (wanted, code, message) => {
  const cwd = makeFolder({ 'package.json': JSON.stringify({ engines: { node: `>=${wanted}` } }) });
  const ready = spawnSync(process.execPath, [path.join(__dirname, 'ready.mjs')], { cwd, encoding: 'utf8' });
  expect(ready.status).toBe(code);
  expect(ready.stderr).toMatch(message);
});
