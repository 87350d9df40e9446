/**
 * `npm run bench` visits each page of `out/` five times with Lighthouse's mobile defaults, and prints the medians.
 * `npm run bench -- --runs 1` visits each once. `npm run bench -- out ../other/out` compares two exports, with visits in
 * turn, so that a busy machine slows both.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pages } from '../../lib/content/pages';
import { compress } from '../publish/compress';
import { main } from '../run.mjs';
import { missingForNginx, startNginx } from '../serve/nginx';
import { ensureChromium } from '../setup/system';
import { rowOf, type Result } from './table';

main(import.meta.url, async (signal) => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs must be a number from 1 on, not "${values.runs}".`);
  const folders = positionals.length > 0 ? positionals : ['out'];
  for (const folder of folders) {
    if (!existsSync(path.join(folder, 'index.html')))
      throw new Error(`There is no site in ${folder}/ to measure: run \`npm run build\` first.`);
  }
  const chromePath = await ensureChromium(signal);

  const servers: ReturnType<typeof serve>[] = [];
  const results = new Map<string, Result[]>();
  try {
    for (const [index, folder] of folders.entries()) servers.push(serve(folder, 4201 + index));
    for (let run = 1; run <= runs; run++) {
      console.error(`Run ${run} of ${runs} ...`);
      for (const page of pages) {
        for (const [index, { origin }] of servers.entries()) {
          signal.throwIfAborted();
          const name = folders.length > 1 ? `${page.path} ${folders[index]}` : page.path;
          results.set(name, [...(results.get(name) ?? []), await visit(origin + page.path, chromePath)]);
        }
      }
    }
  } finally {
    servers.forEach(({ stop }) => stop());
  }
  console.log(
    'Scores (performance, accessibility, best practices, SEO), ms of a simulated phone, KB as transferred:',
  );
  console.table(Object.fromEntries([...results].map(([name, visits]) => [name, rowOf(visits)])));
});

/** Measures one cold visit of a page, in a browser with an empty profile that trusts the server's certificate. */
async function visit(url: string, chromePath: string): Promise<Result> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--ignore-certificate-errors'];
  const chromium = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, { port: chromium.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    chromium.kill();
  }
}

/**
 * Serves a copy of an export with nginx, over HTTP/2 and compressed with brotli, as a CDN does.
 * @param exported the export's path
 * @returns the server's origin, and a function that stops it and removes the copy
 * @throws {Error} one sentence if nginx or its module for brotli is missing; with nginx's message if it does not start
 */
function serve(exported: string, port: number): { origin: string; stop: () => void } {
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
