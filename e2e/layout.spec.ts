import { preview } from '@/lib/content/shared';
import { findUnreadable } from './helpers/layout';
import { everyPage, expect, test } from './helpers/test';

for (const { name, path } of everyPage) {
  test(`the ${name} page says that it is a preview, and the browser warns of nothing`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: preview.label })).toHaveText(preview.text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(warnings).toEqual([]);
  });

  test(`no text of the ${name} page comes to lie over another or over a drawing while a visitor scrolls`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // The bar lies over what scrolls by.
    await page.getByRole('banner').evaluate((bar) => (bar.style.visibility = 'hidden'));
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += 400) {
        await page.evaluate((y) => scrollTo(0, y), top);
        expect(await findUnreadable(page), `${width} pixels wide, scrolled by ${top}`).toEqual([]);
      }
    }
  });
}
