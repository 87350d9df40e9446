import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'playwright/test';
import { root } from '../../tools/run.mjs';

/** Copies the repository's files, without packages, to a new folder. @returns its absolute path */
export function copyRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(folder, file));
  return folder;
}

/** Adds the packages to such a copy. They are hard links: a copy would take a minute. */
export function linkPackages(folder: string) {
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), folder]);
}

/** Each test gets a copy of the repository's files, without packages: its absolute path. */
export const test = base.extend<{ clone: string }>({
  clone: async ({}, provide) => {
    const clone = copyRepository();
    await provide(clone);
    rmSync(clone, { recursive: true });
  },
});

/** The environment of a newcomer's terminal, without the variables that npm and the test runner set. */
export const newcomersEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NEXT_|NODE_ENV$|SKIP_)/i.test(name)),
) as NodeJS.ProcessEnv;
