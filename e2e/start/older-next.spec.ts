import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { pages } from '@/lib/content/pages';
import { isFast } from '../../tools/publish/fast/is-fast';
import { root } from '../../tools/run.mjs';
import { linkPackages, newcomersEnvironment, test } from '../helpers/clone';

const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(path.join(folder, 'node_modules/next/package.json'), 'utf8')).version;

/** The latest release of each of the two minor versions before the one that the site has, the older one first. */
function olderReleases(): string[] {
  const minorOf = (release: string) => release.split('.').slice(0, 2).join('.');
  const list = execFileSync('npm', ['view', 'next', 'versions', '--json'], { encoding: 'utf8' });
  const releases = (JSON.parse(list) as string[]).filter((release) => /^\d+\.\d+\.\d+$/.test(release));
  const latest = new Map(releases.map((release) => [minorOf(release), release]));
  const before = [...latest.keys()].indexOf(minorOf(versionIn(root)));
  return [...latest.values()].slice(before - 2, before);
}

for (const index of [0, 1]) {
  test(`\`npm run build\` uses an older Next.js that has been installed, and the site is fast: minor version ${index + 1} of 2`, ({
    clone,
  }) => {
    linkPackages(clone);
    // npm rewrites only this file in place.
    const record = path.join('node_modules', '.package-lock.json');
    rmSync(path.join(clone, record));
    copyFileSync(path.join(root, record), path.join(clone, record));

    const npm = (...args: string[]) =>
      execFileSync('npm', args, { cwd: clone, env: { ...newcomersEnvironment, SKIP_TYPE_CHECK: '1' } });
    const release = olderReleases()[index]!;
    test.info().annotations.push({ type: 'Next.js', description: release });
    npm('install', '--no-save', `next@${release}`);
    // The build ends with an error if a page does not run in the browser under its policy.
    npm('run', 'build');
    expect(versionIn(clone)).toBe(release);
    for (const { file } of pages) {
      expect(isFast(readFileSync(path.join(clone, 'out', file), 'utf8')), `${release}: ${file}`).toBe(true);
    }
  });
}
