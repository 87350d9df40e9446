import type { Site } from '../publish/headers';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { metaContent, readExport } from '../check/launch/export';
import { compress } from '../publish/compress';
import { makeCertificate, startNginx } from '../setup/nginx';
import { nginxConfig } from '../publish/hosts/nginx';
import { root } from '../run.mjs';

/**
 * Serves a copy of an export with the recipe for nginx, over HTTP/2 and compressed with brotli, as a CDN does. The copy
 * stays in `.bench/served/`. The certificate is self-signed.
 * @param options `exported` is the export's absolute path; `signal` stops the server
 * @returns `ended` resolves once `signal` has stopped it
 * @throws {Error} with nginx's message if it does not start, for example because the port is taken
 */
export async function serve({
  exported,
  port,
  signal,
}: {
  exported: string;
  port: number;
  signal: AbortSignal;
}): Promise<{ address: string; ended: Promise<void> }> {
  const copy = path.join(root, '.bench', 'served', String(port));
  rmSync(copy, { recursive: true, force: true });
  cpSync(exported, copy, { recursive: true });
  compress(copy);
  const config = nginxConfig(siteOf(copy), {
    root: copy,
    serverName: 'localhost',
    host: '127.0.0.1',
    certificate: makeCertificate(path.dirname(copy)),
    port,
  });
  const { ended } = await startNginx({ config, signal });
  return { address: `https://localhost:${port}`, ended };
}

/** Reads from any export what the recipe needs. The policy of a page is that of its markup, if it has one. */
export function siteOf(exported: string): Site {
  const pages = readExport(exported).pages.map((page) => ({
    path: page.path,
    file: page.file,
    policy: metaContent(page, 'Content-Security-Policy') ?? '',
    grants: [],
  }));
  const notFound = { path: '', file: '404.html', policy: '', grants: [] };
  const isNotFound = ({ file }: { file: string }) => file === notFound.file;
  return {
    pages: pages.filter((page) => !isNotFound(page)),
    notFound: pages.find(isNotFound) ?? notFound,
    sitePolicy: '',
  };
}
