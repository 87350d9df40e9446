import type { Locator, Page } from 'playwright/test';
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

/** Opens the home page, and waits until the last section but one of its menu is hidden. */
async function openWaiting(page: Page) {
  await page.goto('/');
  const section = page.locator(`#${navigation.items.at(-2)!.id}`);
  await expect(section).toHaveCSS('opacity', '0');
  return section;
}

test.beforeEach(({ page }) => saveData(page));

test('a section appears when its top is 100 pixels above the bottom edge, and stays', async ({ page }) => {
  const section = await openWaiting(page);
  await raise(section, 99);
  await expect(section).toHaveCSS('opacity', '0');
  await raise(section, 101);
  await expect(section).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await raise(section, -200);
  await expect(section).toHaveCSS('opacity', '1');
});

test('a section appears at once with less motion, and after a jump past it', async ({ page }) => {
  const section = await openWaiting(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await raise(section, 101);
  await expect(section).toHaveCSS('transition-duration', '0s');
  await expect(section).toHaveCSS('opacity', '1');
  await openWaiting(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(section).toHaveCSS('opacity', '1');
});
