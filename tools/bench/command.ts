/**
 * `npm run bench` visits each page of `out/` five times with Lighthouse's mobile defaults, and prints the median visits.
 * `npm run bench -- --runs 1` visits each once. `npm run bench -- out ../other/out` compares two exports, with visits in
 * turn, so that a busy machine slows both.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { pages } from '../../lib/content/pages';
import { compress } from '../publish/compress';
import { main, root } from '../run.mjs';
import { startSiteServer } from '../serve/serve';
import { ensureChromium } from '../setup/system';

type Visit = ReturnType<typeof computeMedianRun>;

const lighthouse = `${root}node_modules/lighthouse/cli/index.js`;

main(import.meta.url, async (signal) => {
  const options = { runs: { type: 'string', default: '5' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const env = { ...process.env, CHROME_PATH: await ensureChromium(signal) };
  const copies = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const sites: { folder: string; origin: string }[] = [];
    for (const folder of positionals.length > 0 ? positionals : ['out']) {
      const directory = path.join(copies, String(sites.length));
      cpSync(folder, directory, { recursive: true });
      compress(directory);
      sites.push({ folder, origin: (await startSiteServer({ directory, port: 0, signal })).origin });
    }
    const visits: Record<string, Visit[]> = {};
    for (let run = 1; run <= Number(values.runs); run++) {
      console.error(`Run ${run} of ${values.runs} …`);
      for (const { path: url } of pages)
        for (const { folder, origin } of sites) {
          const args = [lighthouse, origin + url, '--quiet', '--output=json'];
          const flags = '--chrome-flags=--headless=new --no-sandbox';
          const limits = { env, signal, maxBuffer: Infinity };
          const { stdout } = await promisify(execFile)(process.execPath, [...args, flags], limits);
          (visits[`${url} ${folder}`] ??= []).push(JSON.parse(stdout));
        }
    }
    console.log('Scores (performance, accessibility, best practices, SEO), ms of a simulated phone, bytes:');
    const rows = Object.entries(visits).map(([name, all]) => [name, rowOf(computeMedianRun(all))]);
    console.table(Object.fromEntries(rows));
  } finally {
    rmSync(copies, { recursive: true });
  }
});

function rowOf({ categories, audits }: Visit) {
  const valueOf = (audit: string) => Number(audits[audit]!.numericValue!.toFixed(3));
  const scores = Object.values<{ score: number }>(categories).map(({ score }) => Math.round(100 * score));
  return {
    scores: scores.join(' '),
    LCP: Math.round(valueOf('largest-contentful-paint')),
    TBT: Math.round(valueOf('total-blocking-time')),
    CLS: valueOf('cumulative-layout-shift'),
    transferred: valueOf('total-byte-weight'),
  };
}
