import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { heroPoster } from '@/components/home/hero-media';
import { freePorts } from '../../tools/fixtures/servers';
import { root } from '../../tools/run.mjs';
import { readHeaders } from '../../tools/serve/headers';
import { missingPage, pages } from '../helpers/test';

const domain = `${'long.'.repeat(30)}localhost`;

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** Debian has the folder of servers only in root's PATH. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(path.delimiter) };

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

const isMissing =
  !fs.existsSync(brotliModule) ||
  ['nginx', 'openssl', 'rsync'].some((name) => spawnSync(name, ['--version'], { env }).error);
test.skip(isMissing, 'nginx, its module for brotli, or rsync is missing');
test.use({ ignoreHTTPSErrors: true });

test('nginx serves a release with the configuration and script of docs/hosting/', async ({
  request,
}, info) => {
  const scratch = info.outputPath();
  const folder = path.join(scratch, 'www');
  const [port = 0, httpPort = 0] = await freePorts(2);
  const home = fs.readFileSync('out/index.html', 'utf8');
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home)![1]!;
  const revalidated = 'public, max-age=0, must-revalidate';

  /** As a user whose new files are private. `ssh` is this machine. */
  const release = (change: (exported: string) => void = () => {}) => {
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
  };

  fs.mkdirSync(path.join(folder, 'releases'), { recursive: true });
  release();
  const nginx = startNginx(folder, port, httpPort);
  const at = (url: string) => nginx.origin + url;

  await test.step('every file has the headers of `_headers`', async () => {
    const headersOf = readHeaders('out/_headers');
    const files = ['/.well-known/security.txt', '/cards/home.jpg', script, heroPoster.landscape.src];
    for (const url of [...pages.map((page) => page.path), missingPage, ...files]) {
      const response = await request.get(at(url), { maxRedirects: 0 });
      expect(response.status(), url).toBe(url === missingPage ? 404 : 200);
      const headers = response.headers();
      for (const [name, value] of Object.entries({ 'Cache-Control': revalidated, ...headersOf(url) })) {
        const isSent = name !== 'Permissions-Policy' || !url.includes('.');
        expect(headers[name.toLowerCase()], `${url}: ${name}`).toBe(isSent ? value : undefined);
      }
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  await test.step('no browser caches a missing file, and files for hosts have no URL', async () => {
    for (const url of ['/_next/static/chunks/missing.js', '/_headers', '/404', '/404/', '/404.html']) {
      const response = await request.get(at(url));
      expect(response.status(), url).toBe(404);
      expect(response.headers()['cache-control'], url).toBe(revalidated);
    }
  });

  await test.step('another spelling leads to the URL of a page', async () => {
    for (const alias of ['/contact.html', '/contact/', '/index', '/index.html']) {
      const response = await request.get(at(`${alias}?from=ad`));
      expect(response.status(), alias).toBe(200);
      expect(response.url()).toBe(at(alias.startsWith('/contact') ? '/contact?from=ad' : '/?from=ad'));
    }
  });

  await test.step('text is compressed', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get(at('/'), { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers()['content-encoding']).toBe(encoding);
    }
  });

  await test.step('plain HTTP, and the domain without www, lead to the site', async () => {
    const plain = `http://localhost:${httpPort}`;
    for (const [origin, host] of [
      [plain, 'localhost'],
      [plain, domain],
      [nginx.origin, domain],
    ] as const) {
      const options = { headers: { Host: host }, maxRedirects: 0 };
      const response = await request.get(`${origin}/contact?a=1`, options);
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe('https://localhost/contact?a=1');
    }
  });

  await test.step('a release replaces the pages at once, keeps hashed files of older ones, and can be undone', async () => {
    const textOf = async (url: string) => (await request.get(at(url))).text();
    const [before] = fs.readdirSync(path.join(folder, 'releases'));
    release((exported) => {
      fs.rmSync(path.join(exported, script));
      fs.writeFileSync(path.join(exported, 'added.html'), 'an added page');
      fs.writeFileSync(path.join(exported, 'index.html'), 'a new home page');
    });
    expect(await textOf('/')).toBe('a new home page');
    expect(await textOf('/added')).toBe('an added page');
    expect((await request.head(at(script))).status()).toBe(200);
    for (const file of ['current', 'current/index.html', `hashed${script}`])
      expect(fs.statSync(path.join(folder, file)).mode & 0o004, `${file} for other users`).toBe(0o004);

    fs.symlinkSync(`releases/${before}`, path.join(folder, 'next'));
    fs.renameSync(path.join(folder, 'next'), path.join(folder, 'current'));
    expect(await textOf('/')).toBe(home);
    expect((await request.get(at('/added'))).status()).toBe(404);
  });
  nginx.stop();
});
