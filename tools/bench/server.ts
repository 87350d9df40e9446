import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compress } from '../publish/compress';
import { missingForNginx, startNginx } from '../serve/nginx';

/**
 * Serves a copy of an export with nginx, over HTTP/2 and compressed with brotli, as a CDN does.
 * @param exported the export's path
 * @returns the server's origin, and a function that stops it and removes the copy
 * @throws {Error} one sentence if nginx or its module for brotli is missing; with nginx's message if it does not start
 */
export function serve(exported: string, port: number): { origin: string; stop: () => void } {
  const missing = missingForNginx();
  if (missing) throw new Error(missing);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const current = path.join(folder, 'current');
  cpSync(exported, current, { recursive: true });
  symlinkSync('current', path.join(folder, 'hashed'));
  compress(current);
  const nginx = startNginx({ folder, port, httpPort: port + 100 });
  const stop = () => {
    nginx.stop();
    rmSync(folder, { recursive: true });
  };
  return { origin: nginx.origin, stop };
}
