import type { Locator, Page } from 'playwright/test';
import { traction } from '@/lib/content/home';
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

const opacity = (section: Locator) =>
  section.evaluate((element) => Number(getComputedStyle(element).opacity));

/** Opens the home page, and waits until a section is hidden. */
async function openWaiting(page: Page) {
  await page.goto('/');
  const section = page.locator(`#${traction.id}`);
  await expect.poll(() => opacity(section)).toBe(0);
  return section;
}

test.beforeEach(({ page }) => saveData(page));

test('a section appears when its top is 100 pixels above the bottom edge, and stays', async ({ page }) => {
  const section = await openWaiting(page);

  await test.step('99 pixels above the edge it is hidden', async () => {
    await raise(section, 99);
    expect(await opacity(section)).toBe(0);
  });

  await test.step('101 pixels above the edge it appears', async () => {
    await raise(section, 101);
    await expect.poll(() => opacity(section)).toBe(1);
  });

  await test.step('it stays visible below the edge', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await raise(section, -200);
    expect(await opacity(section)).toBe(1);
  });
});

test('a section that the visitor has not scrolled to is printed, and appears after a jump past it', async ({
  page,
}) => {
  const section = await openWaiting(page);

  await test.step('it is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => opacity(section)).toBe(1);
    await page.emulateMedia({ media: null });
    await expect.poll(() => opacity(section)).toBe(0);
  });

  await test.step('it appears at once if the visitor prefers less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await raise(section, 101);
    await expect(section).toHaveCSS('transition-duration', '0s');
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step('it appears after a jump past it', async () => {
    await openWaiting(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => opacity(section)).toBe(1);
  });
});
