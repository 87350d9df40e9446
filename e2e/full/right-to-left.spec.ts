import type { Page } from 'playwright/test';
import { hero, problem } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { findUnreadable } from '../helpers/layout';
import { expect, missingPage, pages, test } from '../helpers/test';

/** Turns a page's direction round before its scripts come, and keeps it so. */
const turn = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    }),
  );

for (const { name, path } of [...pages, { name: 'missing', path: missingPage }]) {
  test(`nothing runs into another or off the ${name} page from right to left`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    await turn(page);
    // With a target in it, the page lays out what is off screen too.
    await page.goto(`${path}#main`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findUnreadable(page), `${width} pixels`).toEqual([]);
    }
  });
}

test.describe('from right to left', () => {
  test.beforeEach(async ({ page }) => {
    await turn(page);
    await page.goto('/');
  });

  test('the words of the hero stand at the right, and the video’s light at the left', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(title.x).toBeGreaterThan(1280 / 2);
    for (const image of await page.locator('#home > :is(picture, video)').all())
      await expect(image).toHaveCSS('scale', '-1 1');
  });

  test('the lines of the bill are read from left to right, as they are measured', async ({ page }) => {
    const title = page.locator(`#${problem.id}`).getByText(problem.bill[0]!.text);
    const words = await title.locator('> *').all();
    const lefts = await Promise.all(words.map(async (word) => (await word.boundingBox())!.x));
    expect(lefts.length).toBeGreaterThan(1);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  test('the toggles and the menu work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: hero.video.pause, exact: true }).click();
    await page.getByRole('button', { name: hero.video.play, exact: true }).click();
    await page.getByRole('button', { name: navigation.open }).click();
    const { id, line } = navigation.items.at(-1)!;
    const link = page.locator('header').getByRole('link', { name: line.text, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(`/#${id}`);
  });
});
