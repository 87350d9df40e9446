import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { compress } from '../../tools/publish/compress';
import { hasNginx, makeCertificate, startNginx } from '../../tools/setup/nginx';
import { ports } from './ports';

type Certificate = { chain: string; key: string };

/** A running server: where it answers by HTTPS, and what else a client may need. */
export type Nginx = { address: string; httpPort: number; httpsPort: number; certificate: Certificate };

/** Tests of the site on nginx, by the recipe that the build writes for the owner. */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({}, provide, { parallelIndex }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'site-on-nginx-'));
      const directory = path.join(folder, 'out');
      const httpPort = ports.nginx + 2 * parallelIndex;
      const httpsPort = httpPort + 1;
      const stop = new AbortController();
      try {
        cpSync('out', directory, { recursive: true });
        const contact = path.join(directory, 'contact.html');
        writeFileSync(contact, withSecureBackend(readFileSync(contact, 'utf8')));
        compress(directory);
        const certificate = makeCertificate(folder);
        const recipe = withSecureBackend(readFileSync('recipes/nginx.conf', 'utf8'));
        const config = localRecipe(recipe, directory, { httpPort, httpsPort, certificate });
        const { ended } = await startNginx({ config, signal: stop.signal });
        await provide({ address: `https://localhost:${httpsPort}`, httpPort, httpsPort, certificate });
        stop.abort();
        await ended;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ignoreHTTPSErrors: true,
});

export { expect };

/** Why a spec is skipped on this machine, if it is. */
export const withoutNginx = [!hasNginx(), 'nginx is missing: `npm run setup` installs it'] as const;

/**
 * Puts an HTTPS address in the place of the specs' backend, as an owner has one: MDN takes points off a policy that
 * allows plain HTTP.
 */
export function withSecureBackend(text: string): string {
  return text.replaceAll(`http://localhost:${ports.backend}`, 'https://api.example.com');
}

/** Puts this machine's paths and ports in the place of the owner's, and leaves all else. */
function localRecipe(
  recipe: string,
  directory: string,
  { httpPort, httpsPort, certificate }: Omit<Nginx, 'address'>,
): string {
  const changes: [RegExp, string][] = [
    // A container may have no IPv6.
    [/listen \[::\][^;]+;/g, ''],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 /, `listen 127.0.0.1:${httpsPort} `],
    [/https:\/\/\$host/, `https://$host:${httpsPort}`],
    [/ssl_certificate "[^"]+"/, `ssl_certificate "${certificate.chain}"`],
    [/ssl_certificate_key "[^"]+"/, `ssl_certificate_key "${certificate.key}"`],
    [/root "[^"]+"/, `root "${directory}"`],
  ];
  return changes.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) === -1) throw new Error(`recipes/nginx.conf has nothing like ${pattern}.`);
    return text.replace(pattern, () => replacement);
  }, recipe);
}
