import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** All of axe's rules except level AAA, including best practices and the experimental ones. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Fails if axe finds anything in the page and its frames. */
export async function expectNoViolations(page: Page) {
  // axe reports a target as too small if the header covers half of it.
  await page.evaluate(() => scrollTo({ top: 0 }));
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // `p-as-heading` takes the audiences on the home page, which are list items, for headings. `color-contrast` reads
  // `-webkit-text-fill-color`, which Chromium does not report as forced.
  const wrong = ['p-as-heading', ...(isForced ? ['color-contrast'] : [])];
  const { violations } = await new AxeBuilder({ page }).withTags(rules).disableRules(wrong).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  );
}
