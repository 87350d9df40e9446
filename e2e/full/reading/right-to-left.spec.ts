import type { Page } from 'playwright/test';
import { hero, problem } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { heroSection, videoButton } from '../../helpers/hero';
import { expectReadable, openWhole } from '../../helpers/layout';
import { menuButton } from '../../helpers/menu';
import { everyPage, expect, test } from '../../helpers/test';

/** Makes the page right-to-left before its script runs. */
const turn = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    }),
  );

for (const { name, path } of everyPage) {
  test(`no texts overlap or leave the ${name} page from right to left`, async ({ page }) => {
    await turn(page);
    await openWhole(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectReadable(page, [
      [390, 844],
      [1280, 844],
    ]);
  });
}

test.describe('from right to left', () => {
  test.beforeEach(async ({ page }) => {
    await turn(page);
    await page.goto('/');
  });

  test('the hero’s text is on the right, and the light in its video on the left', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(title.x).toBeGreaterThan(1280 / 2);
    for (const image of await heroSection(page).locator('> :is(picture, video)').all())
      await expect(image).toHaveCSS('scale', '-1 1');
  });

  test('the words of the bill still run from left to right, as they were measured', async ({ page }) => {
    const title = page.locator(`#${problem.id}`).getByText(problem.bill[0]!.text);
    const words = await title.locator('> *').all();
    const lefts = await Promise.all(words.map(async (word) => (await word.boundingBox())!.x));
    expect(lefts.length).toBeGreaterThan(1);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  test('the toggles and the menu work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await videoButton(page, hero.video.pause).click();
    await videoButton(page, hero.video.play).click();
    await menuButton(page).click();
    const { id, line } = navigation.items.at(-1)!;
    const link = page.locator('header').getByRole('link', { name: line.text, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(`/#${id}`);
  });
});
