import { readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../lib/build/read-settings';
import { withEarlyPaint } from './early-paint';
import { filesIn } from './files';
import { assertAllowed, withPolicy } from './policy';

/** Halves the longest task of hydration (https://v8.dev/blog/explicit-compile-hints). */
// Never change it: scripts keep their names, and browsers cache them.
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** @param asTheyAre the files of `public/`, which stay byte for byte */
export function finishExport(
  out: string,
  asTheyAre: readonly string[],
  { apiBase, tourVideo }: Settings,
): void {
  const backend = apiBase ? new URL(apiBase).origin : undefined;
  const player = tourVideo && new URL(tourVideo.playerUrl).origin;
  const own = () => filesIn(out).filter((name) => !asTheyAre.includes(name));
  removeHidden(out);
  removeUnused(out, own());
  const names = own();
  const textOf = (name: string) => readFileSync(path.join(out, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(path.join(out, name), text);
  for (const name of names.filter((name) => name.endsWith('.js'))) write(name, compileHint + textOf(name));
  const slow: string[] = [];
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const html = textOf(name);
    try {
      assertAllowed(html, player);
      const page = withEarlyPaint(html, (url) => textOf(url.slice(1)));
      if (!page) slow.push(name);
      if (page?.dataFile) write(page.dataFile.url.slice(1), page.dataFile.text);
      write(name, withPolicy(page?.html ?? html, { backend, player }));
    } catch (error) {
      throw new Error(`out/${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  if (slow.length === 0) return;
  const line = '─'.repeat(100);
  console.error(`\n${line}\n${slow.join(', ')}: published as Next.js wrote them. They work, but load more slowly.
Adapt tools/export/early-paint.ts to this version of Next.js.\n${line}`);
}

/** Such as those that macOS writes beside others, and editors for themselves. `.well-known` is for browsers. */
function removeHidden(out: string) {
  const hidden = filesIn(out).filter((file) => /(^|\/)\.(?!well-known\/)/.test(file));
  for (const file of hidden) rmSync(path.join(out, file));
}

/** Nothing requests the data of Next.js navigation, because all links are plain. */
function removeUnused(out: string, files: readonly string[]) {
  for (const file of files) {
    const isData =
      /(^|\/)__next\..*\.txt$/.test(file) ||
      /^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file) ||
      (file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html')));
    if (isData || file === '_not-found.html') rmSync(path.join(out, file));
  }
  // Some hosts would redirect `/contact` to an empty folder `contact`. Inner folders come first.
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).sort().reverse();
  for (const folder of names.map((name) => path.join(out, name)))
    if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
}
