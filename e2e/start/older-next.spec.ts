import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { pages } from '@/lib/content/pages';
import { isFast } from '../../tools/publish/fast/is-fast';
import { root } from '../../tools/run.mjs';

const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/next/package.json'), 'utf8'));
const minorOf = (release: string) => release.split('.').slice(0, 2).join('.');

/** The latest release of each of the two minor versions before the one that the site has. */
function olderReleases(): string[] {
  const list = execFileSync('npm', ['view', 'next', 'versions', '--json'], { encoding: 'utf8' });
  const releases = (JSON.parse(list) as string[]).filter((release) => /^\d+\.\d+\.\d+$/.test(release));
  const latest = new Map(releases.map((release) => [minorOf(release), release]));
  const minors = [...latest.keys()];
  return minors
    .slice(Math.max(0, minors.indexOf(minorOf(version)) - 2), minors.indexOf(minorOf(version)))
    .map((minor) => latest.get(minor)!);
}

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'older-next-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(folder, file));
  // Hard links: a copy of all packages would take a minute.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), folder]);
});

test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts the packages of a release in the place of those of the site's version. */
function install(release: string) {
  const compilers = readdirSync(path.join(folder, 'node_modules/@next')).filter((name) =>
    name.startsWith('swc-'),
  );
  for (const name of ['next', '@next/env', ...compilers.map((compiler) => `@next/${compiler}`)]) {
    const target = path.join(folder, 'node_modules', name);
    const archive = execFileSync('npm', ['pack', '--silent', `${name}@${release}`], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(target, { recursive: true });
    mkdirSync(target);
    execFileSync('tar', ['xzf', archive.trim(), '-C', target, '--strip-components', '1'], { cwd: folder });
  }
}

for (const index of [0, 1]) {
  test(`the site works and is fast with the ${['last', 'second to last'][index]} minor version of Next.js before its own`, () => {
    const release = olderReleases().at(-1 - index)!;
    test.info().annotations.push({ type: 'Next.js', description: release });
    install(release);
    // The build ends with an error if a page does not run in the browser under its policy.
    execFileSync('npm', ['run', 'build'], {
      cwd: folder,
      env: { ...process.env, SKIP_TYPE_CHECK: '1' },
      encoding: 'utf8',
    });
    for (const { file } of pages) {
      expect(isFast(readFileSync(path.join(folder, 'out', file), 'utf8')), `${release}: ${file}`).toBe(true);
    }
  });
}
