/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionTxt } from './commit';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
  git('init', '--quiet');
  writeFileSync(path.join(folder, 'a.txt'), 'A');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('is the last one, and says when the sources have uncommitted changes', () => {
  expect(versionTxt(folder)).toBe(`${git('rev-parse', 'HEAD')}\n`);
  writeFileSync(path.join(folder, 'a.txt'), 'B');
  expect(versionTxt(folder)).toMatch(/^[0-9a-f]{40}, with changes that are not committed\n$/);
});

it('is that of an archive, and not of a repository that the archive happens to be in', () => {
  const inner = path.join(folder, 'archive');
  mkdirSync(inner);
  expect(versionTxt(inner, '0123abc')).toBe('0123abc\n');
  expect(versionTxt(inner)).toBe('The commit is not known.\n');
});
