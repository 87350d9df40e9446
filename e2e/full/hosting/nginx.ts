import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { compress } from '../../../tools/publish/compress';
import { root } from '../../../tools/run.mjs';
import { hasNginx, startNginx } from '../../../tools/serve/nginx';
import { ports } from '../../helpers/ports';

export type Nginx = {
  /** The URL that serves the last release. */
  url: string;
  httpUrl: string;
  /** Stands for `/var/www/HOST`. */
  folder: string;
  /** Publishes an export as a release, with the script that docs/hosting.md gives to owners. */
  release: (exported: string) => void;
};

/** Tests the site on nginx, with the configuration and the script of docs/hosting/. */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({}, provide, { parallelIndex }) => {
      const scratch = mkdtempSync(path.join(tmpdir(), 'site-on-nginx-'));
      const folder = path.join(scratch, 'www');
      const [port, httpPort] = [ports.nginx + 2 * parallelIndex, ports.nginx + 2 * parallelIndex + 1];
      mkdirSync(path.join(folder, 'releases'), { recursive: true });
      const release = (exported: string) => publish(exported, folder, scratch);
      try {
        release('out');
        const { origin, stop } = startNginx({ folder, port, httpPort });
        await provide({ url: origin, httpUrl: `http://localhost:${httpPort}`, folder, release });
        stop();
      } finally {
        rmSync(scratch, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ignoreHTTPSErrors: true,
});

export { expect };

/** The arguments for `test.skip`. */
export const withoutNginx = [
  !hasNginx() || spawnSync('rsync', ['--version']).status !== 0,
  'nginx, its module for brotli, or rsync is missing',
] as const;

/** Runs the script on a copy of an export, as a user who keeps files private. Here, `ssh` is this machine. */
function publish(exported: string, folder: string, scratch: string) {
  const project = path.join(scratch, 'project');
  rmSync(project, { recursive: true, force: true });
  cpSync(exported, path.join(project, 'out'), { recursive: true });
  compress(path.join(project, 'out'));
  writeFileSync(path.join(scratch, 'ssh'), '#!/bin/sh\nshift\nexec sh -c "$*"\n');
  chmodSync(path.join(scratch, 'ssh'), 0o755);
  const script = path.join(root, 'docs/hosting/release.sh');
  const { stderr } = spawnSync('sh', ['-c', 'umask 077; sh "$0" "$1"', script, `server:${folder}`], {
    cwd: project,
    env: { ...process.env, PATH: [scratch, process.env.PATH].join(path.delimiter) },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
}
