import { notFound } from '@/lib/content/not-found';
import { preview, skipLink } from '@/lib/content/shared';
import { site } from '@/lib/content/site';
import { everyPage, expect, missingPage, tabKey, test, warningsOf } from './helpers/test';

for (const { name, path } of everyPage) {
  test(`the ${name} page has the parts that every page has, and no browser warnings`, async ({
    page,
    browserName,
  }) => {
    const warnings = warningsOf(page);
    await page.goto(path);

    await test.step('a banner says that this is a preview and that not everything works yet', async () => {
      await expect(page.getByRole('complementary', { name: preview.label })).toHaveText(preview.text);
    });

    await test.step('the page has one header, one main part and one footer', async () => {
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    });

    await test.step('the only level-1 heading comes first, and no level is skipped', async () => {
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1)).toEqual([]);
    });

    await test.step('all of it is in English', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('body [lang]')).toHaveCount(0);
    });

    await test.step('the footer links the e-mail address', async () => {
      const mail = page.getByRole('contentinfo').getByRole('link', { name: site.email });
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    });

    await test.step('the browser warns of nothing', async () => {
      await page.waitForLoadState('networkidle');
      expect(warnings).toEqual([]);
    });

    await test.step('the skip link comes first and leads to the main content', async () => {
      await page.keyboard.press(tabKey(browserName));
      const skip = page.getByRole('link', { name: skipLink });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await skip.press('Enter');
      await expect(page).toHaveURL(`${path}#main`);
    });
  });
}

test('an unknown URL returns 404 with the site’s own page, which offers ways back', async ({ page }) => {
  const response = await page.goto(missingPage);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.heading })).toBeVisible();
  await expect(page.getByText(notFound.bill.map(({ text }) => text).join(' '))).toBeVisible();

  for (const { text, href } of [notFound.contact, notFound.home]) {
    await page.goto(missingPage);
    await page.getByRole('main').getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(href);
  }
});
