import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** All of axe's rules but those of level AAA: best practices, and what axe itself leaves out unless asked. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Fails on anything that axe finds in the page and its frames. */
export async function expectNoViolations(page: Page) {
  // Where the header covers half of a target, axe finds it small.
  await page.evaluate(() => scrollTo({ top: 0 }));
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // The first takes the names of the home page's audiences, items of a list, for headings; the second reads a color
  // that Chromium does not report as forced, -webkit-text-fill-color.
  const wrong = ['p-as-heading', ...(isForced ? ['color-contrast'] : [])];
  const { violations } = await new AxeBuilder({ page }).withTags(rules).disableRules(wrong).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  );
}
