/**
 * `npm run bench` visits each page of `out/` five times with Lighthouse's mobile defaults, and prints the median visits.
 * `npm run bench -- --runs 1` visits each once. `npm run bench -- out ../other/out` compares two exports, with visits in
 * turn, so that a busy machine slows both.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { pages } from '../../lib/content/pages';
import { compress } from '../publish/compress';
import { main } from '../run.mjs';
import { startSiteServer } from '../serve/serve';
import { ensureChromium } from '../setup/system';

type Visit = Parameters<typeof computeMedianRun>[0][number];

main(import.meta.url, async (signal) => {
  const options = { runs: { type: 'string', default: '5' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const folders = positionals.length > 0 ? positionals : ['out'];
  const chromePath = await ensureChromium(signal);
  const visits: Record<string, Visit[]> = {};
  const origins: string[] = [];
  const copies = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    for (const [index, folder] of folders.entries()) {
      const directory = path.join(copies, String(index));
      cpSync(folder, directory, { recursive: true });
      compress(directory);
      origins.push((await startSiteServer({ directory, port: 0, signal })).origin);
    }
    for (let run = 1; run <= Number(values.runs); run++) {
      console.error(`Run ${run} of ${values.runs} …`);
      for (const { path: url } of pages)
        for (const [index, folder] of folders.entries()) {
          signal.throwIfAborted();
          const visit = await visitOf(origins[index] + url, chromePath);
          (visits[`${url} ${folder}`] ??= []).push(visit);
        }
    }
  } finally {
    rmSync(copies, { recursive: true });
  }
  console.log(
    'Scores (performance, accessibility, best practices, SEO), ms of a simulated phone, bytes as transferred:',
  );
  const rows = Object.entries(visits).map(([name, all]) => [name, rowOf(computeMedianRun(all))]);
  console.table(Object.fromEntries(rows));
});

/** Measures one cold visit of a page, in a browser with an empty profile. */
async function visitOf(url: string, chromePath: string): Promise<Visit> {
  const chromium = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const { lhr } = (await lighthouse(url, { port: chromium.port, logLevel: 'error' }))!;
    if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chromium.kill();
  }
}

/** The audits to list, by the names of their columns (https://developer.chrome.com/docs/lighthouse/performance). */
const figures = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

function rowOf({ categories, audits }: Visit) {
  const scores = Object.values<{ score: number }>(categories).map(({ score }) => Math.round(100 * score));
  const values = Object.entries(figures).map(([name, id]) => [
    name,
    audits[id]!.numericValue!.toFixed(name === 'CLS' ? 3 : 0),
  ]);
  return { scores: scores.join(' '), ...Object.fromEntries(values) };
}
