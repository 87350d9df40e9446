/** `npm run compress`: prepares `out/` for a host that serves precompressed files, such as nginx. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { main, root } from '../run.mjs';
import { filesIn } from './files';

/** The types that compression helps. Images, videos and fonts are already compressed. */
const textTypes = ['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.vtt', '.webmanifest', '.xml'];

/**
 * Writes `NAME.br` and `NAME.gz` next to each text file of an export, at the best compression (brotli 11, gzip 9), if they
 * are smaller. A server sends them as they are, instead of compressing each response at a lower quality
 * (https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html).
 */
export function compress(directory: string) {
  for (const name of filesIn(directory)) {
    if (!textTypes.includes(path.extname(name))) continue;
    const file = path.join(directory, name);
    const content = readFileSync(file);
    // Brotli's default quality is 11 (https://nodejs.org/api/zlib.html#compressor-options).
    const versions = { br: brotliCompressSync(content), gz: gzipSync(content, { level: 9 }) };
    for (const [suffix, version] of Object.entries(versions)) {
      if (version.length < content.length) writeFileSync(`${file}.${suffix}`, version);
    }
  }
}

main(import.meta.url, async () => compress(path.join(root, 'out')));
