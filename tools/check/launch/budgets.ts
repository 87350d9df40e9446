import { brotliCompressSync } from 'node:zlib';
import type { PageFile } from '../../../lib/content/pages';
import { attribute, elementsOf, textOf } from '../../publish/markup';
import { judge, type Finding } from '../findings';
import type { Export } from './export';
import { candidates } from './files';

/** What a page costs when a host sends it with brotli. */
export type Costs = {
  /** The page, with its styles and rough posters. */
  document: number;
  style: number;
  /** The files that start after the first paint. */
  script: number;
  /** The preloaded files. */
  font: number;
  /** The sharp poster that a phone with a high-density screen requests. */
  images: number;
};

/** Bytes. */
export const KB = 1024;

/** The budget of each page's file, in KB: 5 to 10 % above what the page costs. */
export const budgets: Record<string, Costs> = {
  'index.html': { document: 27, style: 9, script: 123, font: 40, images: 12.5 },
  'contact.html': { document: 13, style: 6.3, script: 124, font: 40, images: 0 },
  'vr-tour.html': { document: 17, style: 6.1, script: 121.5, font: 40, images: 24 },
  '404.html': { document: 7.5, style: 5.3, script: 0, font: 0, images: 0 },
} satisfies Record<PageFile, Costs>;

/** The budget of the home page before its video, in KB. */
export const firstViewBudget = 200;

// Node's default quality is the highest, 11 (https://nodejs.org/api/zlib.html#brotli-constants).
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The pixels across a phone's high-density screen. */
export const phonePixels = 3 * 390;

/** The file that such a phone requests for an image as wide as its screen. Narrow files come first. */
function phoneCandidate(srcset: string): string {
  const width = (candidate: string) => parseInt(candidate.split(' ')[1] ?? '');
  const all = srcset.split(', ');
  const chosen = all.find((candidate) => width(candidate) >= phonePixels) ?? all.at(-1)!;
  return candidates(chosen)[0]!;
}

/**
 * Measures a page.
 * @param read returns the content of a file of the site
 * @returns its costs in bytes
 */
export function measure(html: string, read: (url: string) => Buffer): Costs {
  const elements = elementsOf(html);
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const fonts = named('link').filter((link) => attribute(link, 'as') === 'font');
  // Those that a press on a button loads are not async (keep-for-later.ts).
  const scripts = named('script').filter((script) => attribute(script, 'async') !== undefined);
  // The first one that is not a data URL is for phones.
  const [poster] = named('source')
    .map((source) => attribute(source, 'srcset') ?? '')
    .filter((srcset) => candidates(srcset).length > 0);
  return {
    document: compressed(html),
    style: compressed(named('style').map(textOf).join('')),
    script: sum(
      scripts.flatMap((script) => attribute(script, 'src') ?? []).map((src) => compressed(read(src))),
    ),
    font: sum(fonts.map((link) => read(attribute(link, 'href') ?? '').length)),
    images: poster === undefined ? 0 : read(phoneCandidate(poster)).length,
  };
}

/**
 * @param costs of the home page, in bytes
 * @returns what loads before its video, in bytes; the document contains the styles
 */
export const firstView = ({ document, script, font, images }: Costs): number =>
  document + script + font + images;

/** Checks the budgets of every page. `npm run media` checks those of videos (tools/studio/media/limits.ts). */
export function sizes(site: Export): Finding {
  // files.ts reports a missing file.
  const read = (url: string) => site.files.get(url) ?? Buffer.alloc(0);
  const problems = site.pages.flatMap(({ file, html }) => {
    const budget = budgets[file];
    if (!budget) return [`${file} has no budget`];
    const costs = measure(html, read);
    const isHome = file === 'index.html';
    const found = { ...costs, ...(isHome && { 'first view': firstView(costs) }) };
    const limits: Record<string, number> = { ...budget, 'first view': firstViewBudget };
    return Object.entries(found)
      .map(([kind, bytes]) => ({ kind, bytes, limit: Math.floor((limits[kind] ?? 0) * KB) }))
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ kind, bytes, limit }) => `${file}: ${kind} has ${bytes} bytes, and its budget is ${limit}`);
  });
  return judge('Sizes', problems, {
    done: 'every page is within its budgets',
    todo: 'Make the page smaller, or change its budget in tools/check/launch/budgets.ts.',
  });
}
