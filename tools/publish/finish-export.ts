/**
 * The last step of `npm run build`. It turns Next's export in `out/` into the site that is published.
 *
 * It has two layers. `fast/` changes what Next.js wrote, in all pages or in none. `secure/` works on any HTML: it gives
 * each page its integrity and its policy. If `fast/` does not know the pages, or what it made does not run in a browser,
 * the pages are published as Next.js wrote them: the site works, but it loads more slowly.
 */
import './environment';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../lib/build/read-settings';
import { main, root } from '../run.mjs';
import { makeFast, type Texts } from './fast/fast';
import { UnknownPage } from './fast/page';
import { keepForLater } from './keep-for-later';
import { withOwnScripts } from './own-scripts';
import { assertOwn } from './secure/policy';
import { securePages } from './secure/secure';
import { pathOf } from '../serve/urls';

const out = path.join(root, 'out');

const list = () => readdirSync(out, { recursive: true, encoding: 'utf8' }).sort();

main(import.meta.url, async () => {
  removeUnused();
  const texts = readTexts();
  refuseOtherServices(texts);
  const exported = keepAllForLater(texts);
  const fast = fastOrWarning(exported);
  let slowBecause: string[] = [];
  if (fast) {
    write(fast);
    slowBecause = await problemsInBrowser();
    if (slowBecause.length === 0) return;
  }
  write(exported);
  const problems = await problemsInBrowser();
  if (problems.length > 0) {
    const advice =
      'If you have added a script of another service, docs/hosting.md says under "Other services" what to do instead.';
    throw new Error(`The pages do not work in a browser. ${advice}\n${problems.join('\n')}`);
  }
  if (fast) warn(slowBecause);
});

/**
 * Removes the data that Next.js exports for its own navigation. The site has plain links, which never ask for it. The
 * folders that held it go too: with a folder `contact`, some hosts would redirect `/contact` to it.
 */
function removeUnused() {
  const files = list();
  for (const file of files) {
    const isData =
      /(^|\/)__next\..*\.txt$/.test(file) ||
      /^_next\/static\/[^/]+\/_\w+Manifest\.js$/.test(file) ||
      (file.endsWith('.txt') && files.includes(file.replace(/\.txt$/, '.html')));
    // A copy of 404.html.
    if (isData || file === '_not-found.html') rmSync(path.join(out, file));
  }
  // The inner folders come first.
  for (const file of files.reverse().map((name) => path.join(out, name))) {
    if (existsSync(file) && statSync(file).isDirectory() && readdirSync(file).length === 0) rmdirSync(file);
  }
}

/** Reads the pages, scripts and stylesheets, by their file relative to `out/`. */
function readTexts(): Texts {
  const files = list().filter((file) => /\.(html|js|css)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(path.join(out, file), 'utf8')]));
}

/** @returns a function that returns the text of a file by its URL */
function readerOf(texts: Texts) {
  return (url: string) => {
    const text = texts.get(url.slice(1));
    if (text === undefined) throw new Error(`It names the file ${url}, which does not exist.`);
    return text;
  };
}

/** @throws {Error} with the name of the page, before the next steps look for a file of another service in `out/` */
function refuseOtherServices(texts: Texts) {
  for (const [file, text] of texts) {
    if (!file.endsWith('.html')) continue;
    try {
      assertOwn(text);
    } catch (error) {
      throw new Error(`out/${file}: ${(error as Error).message}`, { cause: error });
    }
  }
}

function keepAllForLater(texts: Texts): Texts {
  const keep = (text: string) => keepForLater(text, readerOf(texts));
  return new Map([...texts].map(([file, text]) => [file, file.endsWith('.html') ? keep(text) : text]));
}

/** @returns undefined, after a warning, when a page has a form that `fast/` does not know */
function fastOrWarning(exported: Texts): Texts | undefined {
  try {
    return makeFast(exported);
  } catch (error) {
    if (!(error instanceof UnknownPage)) throw error;
    warn([error.message]);
    return undefined;
  }
}

/** Writes a version of the site with its policies. */
function write(texts: Texts) {
  const { apiBase } = readSettings(process.env);
  const html = [...texts].filter(([file]) => file.endsWith('.html'));
  const pages = new Map(html.map(([file, text]) => [file, withOwnScripts(text, pathOf(file))]));
  const secured = securePages(pages, readerOf(texts), apiBase);
  for (const file of readTexts().keys()) rmSync(path.join(out, file));
  for (const [file, text] of new Map([...texts, ...secured])) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  }
}

/** Tries the pages if there is a browser. Hosts that build the site have none; `npm run check:launch` needs one. */
async function problemsInBrowser(): Promise<string[]> {
  if (!existsSync(path.join(root, 'node_modules', 'playwright'))) return [];
  const { tryPages } = await import('./trial');
  return tryPages(out);
}

/** Prints in a box that the pages are published as Next.js wrote them, and why. */
function warn(reasons: string[]) {
  const lines = [
    'The pages are published as Next.js wrote them: they work, but load more slowly.',
    ...new Set(reasons.map((reason) => `- ${reason}`)),
    'Do not leave it at that: adapt tools/publish/fast to this version of Next.js.',
  ];
  const width = Math.max(...lines.map(({ length }) => length));
  const box = lines.map((line) => `│ ${line.padEnd(width)} │`);
  console.error(['', `┌${'─'.repeat(width + 2)}┐`, ...box, `└${'─'.repeat(width + 2)}┘`].join('\n'));
}
