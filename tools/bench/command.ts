/**
 * `npm run bench` measures the site in `out/` and two minimal pages, the floors, and prints which goals the site meets.
 * `npm run bench -- --runs 1` measures once instead of five times. All numbers are in `.bench/latest.json`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pages as sitePages } from '../../lib/content/pages';
import { ensureChromium } from '../setup/chromium';
import { hasNginx } from '../setup/nginx';
import { main, root } from '../run.mjs';
import { makeBareFloor, makeHandFloor, versionOf } from './floors';
import { measure } from './lighthouse';
import { navigate } from './navigation';
import { goalsOf, medianOf, visitRows, type Round } from './report';
import { serve } from './server';

const pages = sitePages.map(({ path }) => path);
const out = path.join(root, 'out');

main(import.meta.url, async (signal) => {
  const runs = runsFromArguments();
  const home = path.join(out, 'index.html');
  if (!existsSync(home)) throw new Error('There is no site in out/ to measure: run `npm run build` first.');
  const built = statSync(home).mtime.toISOString();
  const chromePath = await ensureChromium(signal);
  if (!hasNginx()) throw new Error('nginx is missing: `npm run setup` installs it.');
  const exports = [out, makeHandFloor(out), await makeBareFloor(signal)];

  const stop = new AbortController();
  const untilMeasured = AbortSignal.any([signal, stop.signal]);
  const servers = [];
  const rounds: Round[] = [];
  try {
    for (const [index, exported] of exports.entries()) {
      servers.push(await serve({ exported, port: 4201 + index, signal: untilMeasured }));
    }
    const [site = '', hand = '', bare = ''] = servers.map(({ address }) => address);
    const urls = {
      ...Object.fromEntries(pages.map((page) => [page, site + page])),
      hand: `${hand}/`,
      bare: `${bare}/`,
    };
    while (rounds.length < runs) {
      console.error(`Run ${rounds.length + 1} of ${runs} ...`);
      rounds.push({
        visits: await visitAll(urls, chromePath, signal),
        navigation: await navigate({ address: site, pages, chromePath }),
      });
    }
  } finally {
    stop.abort();
    await Promise.all(servers.map(({ ended }) => ended));
  }

  const median = medianOf(rounds);
  const goals = goalsOf(median, pages);
  const facts = {
    date: new Date().toISOString(),
    built,
    versions: {
      node: process.version,
      next: versionOf('next'),
      lighthouse: versionOf('lighthouse'),
      chromium: execFileSync(chromePath, ['--version'], { encoding: 'utf8' }).trim(),
    },
    cpus: availableParallelism(),
  };
  const file = path.join(root, '.bench', 'latest.json');
  writeFileSync(file, `${JSON.stringify({ ...facts, goals, median, runs: rounds }, null, 2)}\n`);

  console.log(`The median of ${runs}`, facts);
  for (const method of ['simulate', 'devtools'] as const) {
    console.log(`\nLighthouse, ${method}, in milliseconds and bytes`);
    console.table(visitRows(median, method));
  }
  for (const [device, steps] of Object.entries(median.navigation)) {
    console.log(`\nFrom the press on a link to the LCP of its page, in milliseconds (${device})`);
    console.table(steps);
  }
  console.log(`\nGoals, ${goals.filter(({ met }) => met).length} of ${goals.length} met`);
  console.table(goals);
});

/**
 * Visits every page once with each method. The visits follow each other closely, because the machine's speed changes.
 * @param urls by name
 * @param signal stops before the next page
 */
async function visitAll(
  urls: Record<string, string>,
  chromePath: string,
  signal: AbortSignal,
): Promise<Round['visits']> {
  const visits: Round['visits'] = {};
  for (const [name, url] of Object.entries(urls)) {
    signal.throwIfAborted();
    visits[name] = {
      simulate: await measure(url, 'simulate', chromePath),
      devtools: await measure(url, 'devtools', chromePath),
    };
  }
  return visits;
}

/**
 * @returns how many times to measure
 * @throws {Error} if it is not a whole number from 1 on
 */
function runsFromArguments(): number {
  const { runs } = parseArgs({ options: { runs: { type: 'string', default: '5' } } }).values;
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs must be a whole number from 1 on, not "${runs}".`);
  return Number(runs);
}
