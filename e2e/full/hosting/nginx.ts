import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { compress } from '../../../tools/publish/compress';
import { hasNginx, makeCertificate, startNginx } from '../../../tools/setup/nginx';
import { backend, ports } from '../../helpers/ports';

/** Tests the site on nginx, with the recipe that the build writes for the owner: `nginx` is the URL that serves `out`. */
export const test = base.extend<object, { nginx: string }>({
  nginx: [
    async ({}, provide, { parallelIndex }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'site-on-nginx-'));
      const directory = path.join(folder, 'out');
      const port = ports.nginx + parallelIndex;
      const stop = new AbortController();
      try {
        cpSync('out', directory, { recursive: true });
        const contact = path.join(directory, 'contact.html');
        writeFileSync(contact, withSecureBackend(readFileSync(contact, 'utf8')));
        compress(directory);
        const certificate = makeCertificate(folder);
        const recipe = withSecureBackend(readFileSync('recipes/nginx.conf', 'utf8'));
        const config = localRecipe(recipe, directory, { port, certificate });
        const { ended } = await startNginx({ config, signal: stop.signal });
        await provide(`https://localhost:${port}`);
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

/** The arguments for `test.skip`. */
export const withoutNginx = [!hasNginx(), 'nginx is missing: `npm run setup` installs it'] as const;

/** Replaces the URL of the specs' backend with an HTTPS URL: MDN takes points off a policy that allows plain HTTP. */
export function withSecureBackend(text: string): string {
  return text.replaceAll(backend, 'https://api.example.com');
}

/** Replaces the owner's paths and ports with those of this machine, and changes nothing else. */
function localRecipe(
  recipe: string,
  directory: string,
  { port, certificate }: { port: number; certificate: ReturnType<typeof makeCertificate> },
): string {
  const changes: [RegExp, string][] = [
    // A container may not have IPv6.
    [/listen \[::\][^;]+;/g, ''],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/ssl_certificate "[^"]+"/g, `ssl_certificate "${certificate.chain}"`],
    [/ssl_certificate_key "[^"]+"/g, `ssl_certificate_key "${certificate.key}"`],
    [/root "[^"]+"/, `root "${directory}"`],
  ];
  return changes.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) === -1) throw new Error(`recipes/nginx.conf has nothing like ${pattern}.`);
    return text.replace(pattern, () => replacement);
  }, recipe);
}
