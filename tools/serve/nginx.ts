/** Serves a site with nginx and the configuration that docs/hosting.md gives to owners, for the specs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run.mjs';

/** Stands for DOMAIN. It is longer than nginx accepts by default. */
export const domain = `${'long.'.repeat(30)}localhost`;

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** On Debian, only root's PATH has the folder of servers. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(path.delimiter) };

/** @returns one sentence if nginx, its module for brotli, or `openssl` is not installed */
export function missingForNginx(): string | undefined {
  const isMissing = (command: string) => spawnSync(command, ['-v'], { env }).error !== undefined;
  if (existsSync(brotliModule) && !isMissing('nginx') && !isMissing('openssl')) return undefined;
  return 'nginx, its module for brotli, or openssl is missing.';
}

/** `folder` stands for `/var/www/HOST`; `port` is for HTTPS, `httpPort` for plain HTTP. */
type Options = { folder: string; port: number; httpPort: number };

/**
 * Starts nginx as one process of the current user. The certificate is self-signed.
 * @returns once nginx listens: its origin, and a function that stops it
 * @throws {Error} with nginx's message if it does not start
 */
export function startNginx(options: Options): { origin: string; stop: () => void } {
  const scratch = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const certificate =
    '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out chain.pem -subj /CN=localhost';
  execFileSync('openssl', ['req', '-x509', ...certificate.split(' ')], { cwd: scratch, stdio: 'pipe' });
  writeFileSync(path.join(scratch, 'nginx.conf'), configuration(options));
  // nginx goes to the background once it listens. Without -e, it first tries to write to Debian's folder of logs.
  const nginx = ['-p', scratch, '-c', 'nginx.conf', '-e', 'error.log'];
  execFileSync('nginx', nginx, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = () => {
    execFileSync('nginx', [...nginx, '-s', 'stop'], { env });
    rmSync(scratch, { recursive: true });
  };
  return { origin: `https://localhost:${options.port}`, stop };
}

/** The owner's configuration, with the paths, ports and names of this machine, in one process that needs no other user. */
const configuration = ({ folder, port, httpPort }: Options) => `
master_process off;
pid nginx.pid;
load_module ${brotliModule};
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`).join(' ')}
  # Debian's own site.
  server { listen 127.0.0.1:${httpPort} default_server; }
  ${readFileSync(path.join(root, 'docs/hosting/nginx.conf'), 'utf8')
    // A container may not have IPv6.
    .replaceAll(/listen \[::\].+;/g, '')
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll(/\/etc\/letsencrypt\/live\/HOST\/(full|priv)/g, '')
    .replaceAll('/var/www/HOST', folder)
    .replaceAll('DOMAIN', domain)
    .replaceAll('HOST', 'localhost')}
}`;
