/**
 * The last step of `npm run build`. It turns Next's export in `out/` into the published site: it removes files that
 * nothing requests, makes the pages fast (fast.ts), and adds their Content Security Policy (policy.ts).
 */
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { readSettings } from '../../lib/build/read-settings';
import { main, root } from '../run.mjs';
import { fastPage } from './fast';
import { filesIn } from './files';
import { withPolicy, type Origins } from './policy';

/**
 * Compiles the functions of a script while it loads, off the page's main thread, instead of at their first call
 * (https://v8.dev/blog/explicit-compile-hints): it halves the longest task of hydration. The scripts keep the names
 * that Next.js gave them, so this line must not change while visitors may still have them in their cache.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Finishes the export in a folder.
 * @returns the pages that are published as Next.js wrote them, since fast.ts does not know their form
 * @throws {Error} with the file's name when the policy of a page would block something in it
 */
export function finishExport(out: string, origins: Origins): string[] {
  removeUnused(out);
  const names = filesIn(out);
  const textOf = (name: string) => readFileSync(path.join(out, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(path.join(out, name), text);
  const scripts = names.filter((name) => name.endsWith('.js'));
  for (const name of scripts) write(name, compileHint + textOf(name));
  const pages = new Map(names.filter((name) => name.endsWith('.html')).map((name) => [name, textOf(name)]));
  const slow: string[] = [];
  for (const [name, html] of pages) {
    const page = fastPage(html, (url) => textOf(url.slice(1)));
    if (!page) slow.push(name);
    if (page?.data) write(page.data.url.slice(1), page.data.text);
    try {
      write(name, withPolicy(page?.html ?? html, origins));
    } catch (error) {
      throw new Error(`out/${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  return slow;
}

/** Removes the data that Next.js exports for its own navigation. The site has plain links, which never ask for it. */
function removeUnused(out: string) {
  const files = filesIn(out);
  for (const file of files) {
    const isData =
      /(^|\/)__next\..*\.txt$/.test(file) ||
      /^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file) ||
      (file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html')));
    // The second is a copy of 404.html.
    if (isData || file === '_not-found.html') rmSync(path.join(out, file));
  }
  // With an empty folder `contact`, some hosts would redirect `/contact` to it. The inner folders come first.
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort().reverse();
  for (const folder of names.map((name) => path.join(out, name)))
    if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}

main(import.meta.url, async () => {
  // As Next.js reads `.env`.
  const { apiBase, tourVideo } = readSettings(nextEnv.loadEnvConfig(root, false).combinedEnv);
  const slow = finishExport(path.join(root, 'out'), {
    backend: apiBase ? new URL(apiBase).origin : undefined,
    player: tourVideo && new URL(tourVideo.playerUrl).origin,
  });
  if (slow.length === 0) return;
  const line = '─'.repeat(100);
  console.error(`\n${line}\n${slow.join(', ')}: published as Next.js wrote them. They work, but load more slowly.
Adapt tools/publish/fast.ts to this version of Next.js.\n${line}`);
});
