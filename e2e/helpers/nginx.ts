/** nginx with the configuration of docs/hosting/, and releases by its script. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { freePorts } from '../../tools/fixtures/servers';
import { root } from '../../tools/run.mjs';

/** That of the site without `www`. */
export const domain = `${'long.'.repeat(30)}localhost`;

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** Debian has the folder of servers only in root's PATH. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(path.delimiter) };

export const isNginxMissing =
  !fs.existsSync(brotliModule) ||
  ['nginx', 'openssl', 'rsync'].some((name) => spawnSync(name, ['--version'], { env }).error);

function startNginx(folder: string, port: number, httpPort: number) {
  const scratch = fs.mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const certificate =
    '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out chain.pem -subj /CN=localhost';
  execFileSync('openssl', ['req', '-x509', ...certificate.split(' ')], { cwd: scratch, stdio: 'pipe' });
  const configuration = `
master_process off;
pid nginx.pid;
load_module ${brotliModule};
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`).join(' ')}
  # Debian's own site.
  server { listen 127.0.0.1:${httpPort} default_server; }
  ${fs
    .readFileSync(path.join(root, 'docs/hosting/nginx.conf'), 'utf8')
    // Containers may not have IPv6.
    .replaceAll(/listen \[::\].+;/g, '')
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll(/\/etc\/letsencrypt\/live\/HOST\/(full|priv)/g, '')
    .replaceAll('/var/www/HOST', folder)
    .replaceAll('DOMAIN', domain)
    .replaceAll('HOST', 'localhost')}
}`;
  fs.writeFileSync(path.join(scratch, 'nginx.conf'), configuration);
  // nginx goes to the background once it listens. Without -e, it first writes to Debian's log folder.
  const nginx = ['-p', scratch, '-c', 'nginx.conf', '-e', 'error.log'];
  execFileSync('nginx', nginx, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = () => {
    execFileSync('nginx', [...nginx, '-s', 'stop'], { env });
    fs.rmSync(scratch, { recursive: true });
  };
  return { origin: `https://localhost:${port}`, stop };
}

type Change = (exported: string) => void;

/** As a user whose new files are private. `ssh` is this machine. */
function publish(scratch: string, folder: string, change: Change) {
  const project = path.join(scratch, 'project');
  fs.rmSync(project, { recursive: true, force: true });
  fs.cpSync('out', path.join(project, 'out'), { recursive: true });
  change(path.join(project, 'out'));
  fs.writeFileSync(path.join(scratch, 'ssh'), '#!/bin/sh\nshift\nexec sh -c "$*"\n', { mode: 0o755 });
  const file = path.join(root, 'docs/hosting/release.sh');
  const { stderr } = spawnSync('sh', ['-c', 'umask 077; sh "$0" "$1"', file, `server:${folder}`], {
    cwd: project,
    env: { ...process.env, PATH: [scratch, process.env.PATH].join(path.delimiter) },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
}

export { expect };

/** `folder` has the releases, of which one is live. `plain` is the origin without HTTPS. */
type Host = { folder: string; origin: string; plain: string; release: (change: Change) => void };

export const test = base.extend<object, { host: Host }>({
  host: [
    async ({}, provide) => {
      const scratch = fs.mkdtempSync(path.join(tmpdir(), 'release-'));
      const folder = path.join(scratch, 'www');
      const [port = 0, httpPort = 0] = await freePorts(2);
      const release = (change: Change) => publish(scratch, folder, change);
      fs.mkdirSync(path.join(folder, 'releases'), { recursive: true });
      release(() => {});
      const { origin, stop } = startNginx(folder, port, httpPort);
      await provide({ folder, origin, plain: `http://localhost:${httpPort}`, release });
      stop();
      fs.rmSync(scratch, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
