/** Finds and runs nginx, against which its recipe is tested. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Debian's packages: the module that serves the .br files brings nginx along, and openssl makes certificates. */
export const nginxPackages = ['libnginx-mod-http-brotli-static', 'openssl'];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Only root has Debian's folder of servers in its PATH. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(path.delimiter) };

/** @returns whether nginx is here, with its brotli module and `openssl` for its certificates */
export function hasNginx(): boolean {
  const starts = ([command = '', ...args]: string[]) => spawnSync(command, args, { env }).status === 0;
  return existsSync(brotliModule) && starts(['nginx', '-v']) && starts(['openssl', 'version']);
}

/**
 * Runs nginx around a recipe as one process of the current user, with all its files in a folder of its own.
 * @param options `config` is what stands inside `http {}`; `signal`
 *   stops the server.
 * @returns once it listens; `ended` resolves when `signal` has stopped it, and
 *   rejects when it ends by itself
 * @throws {Error} with nginx's own words when it does not start, because of its configuration or a taken port; an
 *   `AbortError` when `signal` was faster
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
  // Without -e, it would first try to write to Debian's folder of logs.
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    // It has nothing to finish, and sleeps through a SIGTERM that comes just before it waits for its first event.
    killSignal: 'SIGKILL',
  });

  let log = '';
  const listening: Promise<void> = new Promise((resolve) => {
    nginx.stderr.on('data', (chunk) => {
      log += chunk;
      // Said after the ports are open, since this is where the event loop is set up.
      if (/using the "\w+" event method/.test(log)) resolve();
    });
  });
  const ended: Promise<void> = new Promise((resolve, reject) => {
    nginx.on('error', (error) => {
      // An abort is reported here too, but the process has yet to end.
      if (!signal.aborted) reject(error);
    });
    nginx.on('close', () => {
      rmSync(folder, { recursive: true });
      if (signal.aborted) resolve();
      else reject(new Error(`nginx ended by itself:\n${log}`));
    });
  });
  await Promise.race([listening, ended]);
  // A server that is being stopped may still say that it listens.
  if (signal.aborted) await ended;
  signal.throwIfAborted();
  return { ended };
}

/**
 * Makes a certificate that holds for `localhost` and for a day, signed by nobody else.
 * @param folder where its two files are written
 * @returns their paths, as a recipe takes them
 * @throws when there is no `openssl`
 */
export function makeCertificate(folder: string): { chain: string; key: string } {
  const certificate = { chain: path.join(folder, 'chain.pem'), key: path.join(folder, 'key.pem') };
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', certificate.key];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, '-out', certificate.chain], { stdio: 'pipe' });
  return certificate;
}

/**
 * What Debian's nginx.conf sets around the files of its sites, as far as it matters here, with paths that are
 * relative to the folder of this run.
 */
function mainConfig(config: string): string {
  return `daemon off;
# One process, which cannot outlive its parent by a worker and needs no user of its own.
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
