import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { hero } from '@/lib/content/media/hero';
import { walkthrough } from '@/lib/content/media/walkthrough';
import { landscapeLimits, portraitLimits, tourLimits } from '@/tools/studio/media/limits';
import { budgets, firstView, firstViewBudget, KB, measure } from '../tools/check/launch/budgets';

const read = (file: string) => readFileSync(path.join('out', file));
const costsOf = (file: string) => measure(String(read(file)), read);

for (const [file, budget] of Object.entries(budgets)) {
  test(`${file} stays within its budgets`, () => {
    const costs = costsOf(file);
    for (const kind of Object.keys(budget) as (keyof typeof budget)[]) {
      const limit = budget[kind] * KB;
      const found = `${file}: ${kind} has ${costs[kind]} bytes of ${limit}`;
      expect.soft(costs[kind], found).toBeLessThanOrEqual(limit);
      // Only what is not there has no budget, so that nothing is measured at the wrong place.
      expect.soft(costs[kind] > 0, found).toBe(limit > 0);
    }
  });
}

test(`the home page costs at most ${firstViewBudget} KB before its video`, () => {
  const bytes = firstView(costsOf('index.html'));
  const limit = firstViewBudget * KB;
  expect(bytes, `index.html: the first view has ${bytes} bytes of ${limit}`).toBeLessThanOrEqual(limit);
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
