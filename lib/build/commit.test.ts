/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../fixtures/folders';
import { versionTxt } from './commit';

const folder = makeFolder({ 'a.txt': 'A' });

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

git('init', '--quiet');
git('add', '.');
git('commit', '--quiet', '--message', 'A');

it('names the last commit, and says when the sources have uncommitted changes', () => {
  expect(versionTxt(folder)).toBe(`${git('rev-parse', 'HEAD')}\n`);
  writeFileSync(path.join(folder, 'a.txt'), 'B');
  expect(versionTxt(folder)).toMatch(/^[0-9a-f]{40}, with changes that are not committed\n$/);
});

it('names the commit of an archive, and not that of a repository around it', () => {
  const inner = path.join(folder, 'archive');
  mkdirSync(inner);
  expect(versionTxt(inner, '0123abc')).toBe('0123abc\n');
  expect(versionTxt(inner)).toBe('The commit is not known.\n');
});
