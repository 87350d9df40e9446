/** Serves a site with nginx and the configuration that docs/hosting.md gives to owners, for the bench and the specs. */
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
  if (isMissing('nginx'))
    return 'nginx is missing: on Debian and Ubuntu, `apt-get install nginx` installs it.';
  if (isMissing('openssl'))
    return 'openssl is missing: on Debian and Ubuntu, `apt-get install openssl` installs it.';
  if (existsSync(brotliModule)) return undefined;
  return 'nginx is here, but not its module for brotli: `apt-get install libnginx-mod-http-brotli-static` installs it.';
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

/** What Debian's nginx.conf sets around its sites, as far as it matters here, with all files in nginx's folder. */
const configuration = (options: Options) => `
# One process, which needs no other user.
master_process off;
pid nginx.pid;
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
  # Debian's own site.
  server { listen 127.0.0.1:${options.httpPort} default_server; }
${ownersConfiguration(options)}
}
`;

/** The configuration of docs/hosting/, with the paths, ports and names of this machine. */
const ownersConfiguration = ({ folder, port, httpPort }: Options) =>
  readFileSync(path.join(root, 'docs/hosting/nginx.conf'), 'utf8')
    // A container may not have IPv6.
    .replaceAll(/listen \[::\].+;/g, '')
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll(/ssl_certificate .+;/g, 'ssl_certificate chain.pem;')
    .replaceAll(/ssl_certificate_key .+;/g, 'ssl_certificate_key key.pem;')
    .replaceAll('/var/www/HOST', folder)
    .replaceAll('DOMAIN', domain)
    .replaceAll('HOST', 'localhost');
