import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

export async function expectNoViolations(page: Page) {
  // Otherwise, axe reports targets below the header as too small.
  await page.evaluate(() => scrollTo({ top: 0 }));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  // axe takes list items (the audiences) for headings.
  const { violations } = await axe.withTags(rules).disableRules('p-as-heading').analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found).toEqual([]);
}
