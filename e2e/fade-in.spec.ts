import type { Locator } from 'playwright/test';
import { navigation } from '@/lib/content/navigation';
import { saveData } from './helpers/hero';
import { expect, nextFrame, test } from './helpers/test';

/** Scrolls until a section's top is this many pixels above the viewport's bottom edge. */
async function raise(section: Locator, pixels: number) {
  await section.evaluate((element, above) => {
    const top = element.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight + above, behavior: 'instant' });
  }, pixels);
  await nextFrame(section.page());
}

test('a section appears when its top is 100 pixels above the bottom edge, and stays', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  const section = page.locator(`#${navigation.items.at(-2)!.id}`);
  await expect(section).toHaveCSS('opacity', '0');
  await raise(section, 99);
  await expect(section).toHaveCSS('opacity', '0');
  await raise(section, 101);
  await expect(section).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await raise(section, -200);
  await expect(section).toHaveCSS('opacity', '1');
});
