/** `npm run compress`: prepares `out` for a host that serves precompressed files, such as nginx. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { main, root } from '../run.mjs';

/** Images, videos and fonts are compressed already. */
const textTypes = ['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.vtt', '.webmanifest', '.xml'];

/**
 * Writes `NAME.br` and `NAME.gz` beside every text file, each at its best compression (brotli 11, gzip 9) and
 * only where that is smaller. A server sends them as they are, instead of compressing worse on every request
 * (https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html).
 * @param directory an export, with all folders in it
 * @throws the system's error when it cannot be read or written
 */
export function compress(directory: string) {
  for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!textTypes.includes(path.extname(entry))) continue;
    const file = path.join(directory, entry);
    const content = readFileSync(file);
    // Brotli's default quality is 11 already (https://nodejs.org/api/zlib.html#compressor-options).
    const forms = { br: brotliCompressSync(content), gz: gzipSync(content, { level: 9 }) };
    for (const [suffix, form] of Object.entries(forms)) {
      if (form.length < content.length) writeFileSync(`${file}.${suffix}`, form);
    }
  }
}

main(import.meta.url, async () => compress(path.join(root, 'out')));
