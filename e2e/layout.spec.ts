import { notFound } from '@/lib/content/not-found';
import { preview, skipLink } from '@/lib/content/shared';
import { site } from '@/lib/site';
import { expect, missingPage, pages, tabKey, test } from './helpers/test';

for (const { name, path } of [...pages, { name: 'missing', path: missingPage }]) {
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

    test('has one heading of the first level', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('ends with the e-mail address as a link', async ({ page }) => {
      const mail = page.getByRole('contentinfo').getByRole('link', { name: site.email });
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    });

    test('does not scroll sideways at 320 pixels', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond).toBe(0);
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
