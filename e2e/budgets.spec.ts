import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hero } from '@/lib/media-manifest/hero';
import { walkthrough } from '@/lib/media-manifest/walkthrough';
import { landscapeLimits, portraitLimits, tourLimits } from '@/studio/media/limits';
import { attribute, elementsOf, textOf } from '../scripts/export/markup.mjs';
import { expect, test } from './helpers/test';

/**
 * What a page costs as a host sends it, compressed by brotli: `document` has the page's styles and rough posters in
 * it, `script` is what starts after its first paint, `font` what it preloads, and `pictures` the sharp poster that a
 * phone with a dense screen asks for.
 */
type Costs = { document: number; style: number; script: number; font: number; pictures: number };

const KB = 1024;

/** In KB, and some 5 to 10 % above what each page costs. */
const budgets: Record<string, Costs> = {
  'index.html': { document: 28, style: 10, script: 123, font: 45, pictures: 17 },
  'contact.html': { document: 16, style: 9.3, script: 124, font: 45, pictures: 0 },
  'vr-tour.html': { document: 19, style: 9.2, script: 123, font: 45, pictures: 31 },
  '404.html': { document: 11.5, style: 9.2, script: 0, font: 0, pictures: 0 },
};

/** What the home page may cost in all before its film, in KB. */
const firstView = 200;

// Node's own quality is the highest, 11 (https://nodejs.org/api/zlib.html#brotli-constants).
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
const read = (file: string) => readFileSync(path.join('out', file));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** A page's costs in bytes. */
function measure(file: string): Costs {
  const html = read(file);
  const elements = elementsOf(html.toString());
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const addresses = (tagName: string, name: string) =>
    named(tagName).flatMap((element) => attribute(element, name) ?? []);
  const fonts = named('link').filter((link) => attribute(link, 'as') === 'font');
  const scripts = named('script').filter((script) => attribute(script, 'nomodule') === undefined);
  // The first one that is no data is the phone's, and a dense screen asks for the largest file of it.
  const poster = addresses('source', 'srcset').find((value) => !value.startsWith('data:'));
  const candidates = (poster ?? '').split(', ').flatMap((candidate) => candidate.split(' ')[0] || []);
  return {
    document: compressed(html),
    style: compressed(named('style').map(textOf).join('')),
    script: sum(
      scripts.flatMap((script) => attribute(script, 'src') ?? []).map((src) => compressed(read(src))),
    ),
    font: sum(fonts.map((link) => read(attribute(link, 'href')!).length)),
    pictures: Math.max(0, ...candidates.map((picture) => read(picture).length)),
  };
}

for (const [file, budget] of Object.entries(budgets)) {
  test(`${file} stays within its budgets`, () => {
    for (const [kind, bytes] of Object.entries(measure(file)) as [keyof Costs, number][]) {
      const limit = budget[kind] * KB;
      const found = `${file}: ${kind} has ${bytes} bytes of ${limit}`;
      expect.soft(bytes, found).toBeLessThanOrEqual(limit);
      // Only what is not there has no budget, so that nothing is measured at the wrong place.
      expect.soft(bytes > 0, found).toBe(limit > 0);
    }
  });
}

test(`the home page costs at most ${firstView} KB before its film`, () => {
  const { document, script, font, pictures } = measure('index.html');
  const bytes = document + script + font + pictures;
  expect(bytes, `index.html: the first view has ${bytes} bytes of ${firstView * KB}`).toBeLessThanOrEqual(
    firstView * KB,
  );
});

for (const [name, { sources }, limits] of [
  ['landscape hero', hero.landscape, landscapeLimits],
  ['portrait hero', hero.portrait, portraitLimits],
  ['walkthrough', walkthrough, tourLimits],
] as const) {
  for (const { src } of sources) {
    const codec = src.includes('.av1.') ? 'av1' : 'h264';
    test(`the ${name} in ${codec} stays within the budget that the studio gives it`, () => {
      const budget = limits.budgets[codec];
      const bytes = read(src).length;
      expect(bytes, `${src} has ${bytes} bytes of ${budget}`).toBeLessThanOrEqual(budget);
    });
  }
}
