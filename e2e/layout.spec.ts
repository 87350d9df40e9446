import { notFound } from '@/lib/content/not-found';
import { preview, skipLink } from '@/lib/content/shared';
import { site } from '@/lib/site';
import { everyPage, expect, missingPage, tabKey, test } from './helpers/test';

for (const { name, path } of everyPage) {
  test.describe(`the ${name} page`, () => {
    test.beforeEach(async ({ page, tolerate }) => {
      if (path === missingPage) tolerate(/404/);
      await page.goto(path);
    });

    test('begins with a skip link that leads to the main content', async ({ page, browserName }) => {
      await page.keyboard.press(tabKey(browserName));
      const skip = page.getByRole('link', { name: skipLink });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await skip.press('Enter');
      await expect(page).toHaveURL(`${path}#main`);
    });

    test('says in a banner that it is a preview and that not all works yet', async ({ page }) => {
      await expect(page.getByRole('complementary', { name: preview.label })).toHaveText(preview.text);
    });

    test('has one header, one main part and one footer', async ({ page }) => {
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    });

    test('has one heading of the first level, before all others, and skips no level', async ({ page }) => {
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1)).toEqual([]);
    });

    test('is in English throughout', async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('body [lang]')).toHaveCount(0);
    });

    test('ends with the e-mail address as a link', async ({ page }) => {
      const mail = page.getByRole('contentinfo').getByRole('link', { name: site.email });
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    });
  });
}

test('an address without a page answers 404 in the site’s own voice', async ({ page, tolerate }) => {
  tolerate(/404/);
  const response = await page.goto(missingPage);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.heading })).toBeVisible();
  await expect(page.getByText(notFound.bill.map(({ text }) => text).join(' '))).toBeVisible();
});

test('an address without a page offers the ways back', async ({ page, tolerate }) => {
  tolerate(/404/);
  for (const { text, href } of [notFound.contact, notFound.home]) {
    await page.goto(missingPage);
    await page.getByRole('main').getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(href);
  }
});
