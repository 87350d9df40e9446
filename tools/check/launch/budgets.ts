import type { Finding } from './findings';
import type { Export } from './export';
import { brotliCompressSync } from 'node:zlib';
import { attribute, elementsOf, textOf } from '../../publish/markup';
import { candidates } from './files';
import { judge } from './findings';

/**
 * What a page costs as a host sends it, compressed by brotli: `document` has the page's styles and rough posters in
 * it, `script` is what starts after its first paint, `font` what it preloads, and `pictures` the sharp poster that a
 * phone with a dense screen asks for.
 */
export type Costs = { document: number; style: number; script: number; font: number; images: number };

/** Bytes. */
export const KB = 1024;

/**
 * The one place of the pages' budgets, by their files: in KB, and some 5 to 10 % above what each page costs.
 */
export const budgets: Record<string, Costs> = {
  'index.html': { document: 27, style: 9, script: 123, font: 40, images: 12.5 },
  'contact.html': { document: 13, style: 6.3, script: 124, font: 40, images: 0 },
  'vr-tour.html': { document: 15.5, style: 6.1, script: 123, font: 40, images: 24 },
  '404.html': { document: 7.5, style: 5.3, script: 0, font: 0, images: 0 },
};

/** What the home page may cost in all before its video, in KB. */
export const firstViewBudget = 200;

// Node's own quality is the highest, 11 (https://nodejs.org/api/zlib.html#brotli-constants).
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * @param html of a page
 * @param read what a file of the site holds
 * @returns in bytes
 */
export function measure(html: string, read: (address: string) => Buffer): Costs {
  const elements = elementsOf(html);
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
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
    images: posters.reduce((largest, image) => Math.max(largest, read(image).length), 0),
  };
}

/**
 * @param costs of the home page, in bytes
 * @returns what comes before its video, in bytes; its styles are part of the document
 */
export const firstView = ({ document, script, font, images }: Costs): number =>
  document + script + font + images;

/**
 * Every page stays within its budgets. Videos have theirs in tools/studio/media/limits.ts, where `npm run media` keeps them.
 */
export function sizes(site: Export): Finding {
  // A missing file weighs nothing here and is told by files.ts.
  const read = (address: string) => site.files.get(address) ?? Buffer.alloc(0);
  const problems = site.pages.flatMap(({ file, html }) => {
    const budget = budgets[file];
    if (!budget) return [`${file} has no budget`];
    const costs = measure(html, read);
    const lines = Object.entries(budget).map(([kind, most]) => ({
      kind,
      bytes: costs[kind as keyof Costs],
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
    todo: 'Make it smaller, or change its budget in tools/check/launch/budgets.ts.',
  });
}
