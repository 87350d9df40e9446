import { readFileSync } from 'node:fs';
import { expect, test } from '../../helpers/test';

/** The styles of running text, on top of those of every page. The owner may add pages of it; the site has none yet. */
const styles = ['layout/styles/tokens', 'layout/styles/reset', 'layout/styles/base', 'ui/Prose.module']
  .map((name) => readFileSync(`components/${name}.css`, 'utf8'))
  .join('\n');

test('running text has space between its parts, visible lists, and links that look like links', async ({
  page,
}) => {
  await page.setContent(`<style>${styles}</style><div class="prose">
    <p>One</p> <p>Two</p> <h2>Heading</h2> <ul><li>Item</li></ul> <ol><li>First</li></ol> <p><a href="/">A link</a></p>
  </div>`);
  const parts = page.locator('.prose > *');
  const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
  const spaces = boxes.slice(1).map(({ top }, index) => top - boxes[index].bottom);
  expect(Math.min(...spaces)).toBeGreaterThanOrEqual(16);
  // A heading belongs to what follows.
  expect(spaces[1]).toBeGreaterThan(spaces[2]!);
  for (const [list, marker] of [
    ['ul', 'disc'],
    ['ol', 'decimal'],
  ] as const) {
    await expect(page.locator(list)).toHaveCSS('list-style-type', marker);
    await expect(page.locator(list)).not.toHaveCSS('padding-inline-start', '0px');
  }
  await expect(page.getByRole('link')).toHaveCSS('text-decoration-line', 'underline');
});

test('a wide table scrolls in its place on a narrow screen, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const cells = '<td>Correspondence</td>'.repeat(6);
  await page.setContent(
    `<style>${styles}</style><div class="prose"><div class="wide"><table><tr>${cells}</tr></table></div></div>`,
  );
  const widths = (selector: string) =>
    page.locator(selector).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await widths('.wide')).toBeGreaterThan(100);
  expect(await widths('html')).toBe(0);
});
