import { brotliCompressSync } from 'node:zlib';
import { attribute, elementsOf, textOf } from '../export/markup.mjs';
import { candidates } from './files.mjs';
import { judge } from './findings.mjs';

/**
 * What a page costs as a host sends it, compressed by brotli: `document` has the page's styles and rough posters in
 * it, `script` is what starts after its first paint, `font` what it preloads, and `pictures` the sharp poster that a
 * phone with a dense screen asks for.
 * @typedef {{ document: number, style: number, script: number, font: number, pictures: number }} Costs
 */

/** Bytes. */
export const KB = 1024;

/**
 * The one place of the pages' budgets, by their files: in KB, and some 5 to 10 % above what each page costs.
 * @type {Record<string, Costs>}
 */
export const budgets = {
  'index.html': { document: 27, style: 9, script: 123, font: 40, pictures: 12.5 },
  'contact.html': { document: 13, style: 6.3, script: 124, font: 40, pictures: 0 },
  'vr-tour.html': { document: 15.5, style: 6.1, script: 123, font: 40, pictures: 24 },
  '404.html': { document: 7.5, style: 5.3, script: 0, font: 0, pictures: 0 },
};

/** What the home page may cost in all before its film, in KB. */
export const firstViewBudget = 200;

// Node's own quality is the highest, 11 (https://nodejs.org/api/zlib.html#brotli-constants).
const compressed = (/** @type {string | Buffer} */ content) => brotliCompressSync(content).length;
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * @param {string} html of a page
 * @param {(address: string) => Buffer} read what a file of the site holds
 * @returns {Costs} in bytes
 */
export function measure(html, read) {
  const elements = elementsOf(html);
  const named = (/** @type {string} */ tagName) => elements.filter((element) => element.tagName === tagName);
  const fonts = named('link').filter((link) => attribute(link, 'as') === 'font');
  const scripts = named('script').filter((script) => attribute(script, 'nomodule') === undefined);
  // The first one that is no data is the phone's, and a dense screen asks for the largest file of it.
  const [posters = []] = named('source')
    .map((source) => candidates(attribute(source, 'srcset') ?? ''))
    .filter(([first]) => first);
  return {
    document: compressed(html),
    style: compressed(named('style').map(textOf).join('')),
    script: sum(
      scripts.flatMap((script) => attribute(script, 'src') ?? []).map((src) => compressed(read(src))),
    ),
    font: sum(fonts.map((link) => read(attribute(link, 'href') ?? '').length)),
    pictures: posters.reduce((largest, picture) => Math.max(largest, read(picture).length), 0),
  };
}

/**
 * @param {Costs} costs of the home page, in bytes
 * @returns {number} what comes before its film, in bytes; its styles are part of the document
 */
export const firstView = ({ document, script, font, pictures }) => document + script + font + pictures;

/**
 * Every page stays within its budgets. Films have theirs in studio/media/limits.ts, where `npm run media` keeps them.
 * @param {import('./export.mjs').Export} site
 * @returns {import('./findings.mjs').Finding}
 */
export function sizes(site) {
  // A missing file weighs nothing here and is told by files.mjs.
  const read = (/** @type {string} */ address) => site.files.get(address) ?? Buffer.alloc(0);
  const problems = site.pages.flatMap(({ file, html }) => {
    const budget = budgets[file];
    if (!budget) return [`${file} has no budget`];
    const costs = measure(html, read);
    const lines = Object.entries(budget).map(([kind, most]) => ({
      kind,
      bytes: costs[/** @type {keyof Costs} */ (kind)],
      most: Math.floor(most * KB),
    }));
    if (file === 'index.html') {
      lines.push({ kind: 'first view', bytes: firstView(costs), most: firstViewBudget * KB });
    }
    return lines
      .filter(({ bytes, most }) => bytes > most)
      .map(({ kind, bytes, most }) => `${file}: ${kind} has ${bytes} bytes of ${most}`);
  });
  return judge('Sizes', problems, {
    done: 'every page is within its budgets',
    todo: 'Make it smaller, or change its budget in scripts/launch/budgets.mjs.',
  });
}
