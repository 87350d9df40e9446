import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Debian's packages: the module that serves .br files depends on nginx; openssl makes certificates. */
export const nginxPackages = ['libnginx-mod-http-brotli-static', 'openssl'];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** On Debian, only root's PATH has the folder of servers. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(path.delimiter) };

/** Whether nginx with its brotli module and `openssl` are installed. */
export function hasNginx(): boolean {
  const starts = ([command = '', ...args]: string[]) => spawnSync(command, args, { env }).status === 0;
  return existsSync(brotliModule) && starts(['nginx', '-v']) && starts(['openssl', 'version']);
}

/**
 * Runs nginx with a recipe, as one process of the current user, with all its files in a temporary folder.
 * @param options `config` is the content of `http {}`; `signal` stops the server
 * @returns once nginx listens; `ended` resolves when `signal` has stopped it, and rejects if it ends for another reason
 * @throws {Error} with nginx's message if it does not start, because of its configuration or a taken port; an
 *   `AbortError` if `signal` comes first
 */
export async function startNginx({
  config,
  signal,
}: {
  config: string;
  signal: AbortSignal;
}): Promise<{ ended: Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), `nginx-${process.pid}-`));
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(config));
  // Without -e, nginx first tries to write to Debian's folder of logs.
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    // nginx misses a SIGTERM that comes just before it waits for its first event, and has nothing to finish.
    killSignal: 'SIGKILL',
  });

  let log = '';
  const listening: Promise<void> = new Promise((resolve) => {
    nginx.stderr.on('data', (chunk) => {
      log += chunk;
      // nginx opens its ports before it sets up the event loop.
      if (/using the "\w+" event method/.test(log)) resolve();
    });
  });
  const ended: Promise<void> = new Promise((resolve, reject) => {
    nginx.on('error', (error) => {
      // An abort causes this event too, before the process ends.
      if (!signal.aborted) reject(error);
    });
    nginx.on('close', () => {
      rmSync(folder, { recursive: true });
      if (signal.aborted) resolve();
      else reject(new Error(`nginx ended unexpectedly:\n${log}`));
    });
  });
  await Promise.race([listening, ended]);
  // A server that is stopping may still log that it listens.
  if (signal.aborted) await ended;
  signal.throwIfAborted();
  return { ended };
}

/**
 * Makes a self-signed certificate for `localhost` that is valid for a day.
 * @param folder for its two files
 * @returns their paths, as a recipe takes them
 * @throws if `openssl` is not installed
 */
export function makeCertificate(folder: string): { chain: string; key: string } {
  const certificate = { chain: path.join(folder, 'chain.pem'), key: path.join(folder, 'key.pem') };
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', certificate.key];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, '-out', certificate.chain], { stdio: 'pipe' });
  return certificate;
}

/**
 * Writes what Debian's nginx.conf sets around its sites, as far as it matters here, with paths in the temporary folder.
 */
function mainConfig(config: string): string {
  return `daemon off;
# One process: no worker outlives it, and it needs no other user.
master_process off;
pid nginx.pid;
error_log stderr notice;
load_module ${brotliModule};

events {}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path temp;
  proxy_temp_path temp;
  fastcgi_temp_path temp;
  uwsgi_temp_path temp;
  scgi_temp_path temp;

${config}
}
`;
}
