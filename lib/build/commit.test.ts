/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../fixtures/folders';
import { versionTxt } from './commit';

it('is the last one, and says when the sources have uncommitted changes', () => {
  const folder = makeFolder({ 'a.txt': 'A' });
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A');
  expect(versionTxt(folder)).toBe(`${git('rev-parse', 'HEAD')}\n`);
  writeFileSync(path.join(folder, 'a.txt'), 'B');
  expect(versionTxt(folder)).toMatch(/^[0-9a-f]{40}, with changes that are not committed\n$/);
});
