import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/run.mjs';
import { startSiteServer } from '../../tools/serve/serve';
import { test as base } from './test';

export const test = base.extend<{ clone: string }>({
  clone: async ({}, provide) => {
    const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    for (const file of tracked.split('\0').filter(Boolean))
      cpSync(path.join(root, file), path.join(clone, file));
    await provide(clone);
    rmSync(clone, { recursive: true });
  },
});

export function change(clone: string, file: string, from: string | RegExp, to: string) {
  const name = path.join(clone, file);
  writeFileSync(name, readFileSync(name, 'utf8').replace(from, to));
}

export function runInClone(clone: string, command: string, settings: Record<string, string>) {
  // Hard links, because a copy would take a minute.
  if (!existsSync(path.join(clone, 'node_modules')))
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), clone]);
  const env = { ...process.env, SKIP_TYPE_CHECK: '1', ...settings };
  return spawnSync(process.execPath, ['--import', 'tsx', command], { cwd: clone, env, encoding: 'utf8' });
}

export async function serve(clone: string) {
  const stop = new AbortController();
  const directory = path.join(clone, 'out');
  const { origin } = await startSiteServer({ directory, port: 0, signal: stop.signal });
  return { origin, stop: () => stop.abort() };
}
