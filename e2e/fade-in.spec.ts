import type { Locator } from 'playwright/test';
import { expect, test } from './helpers/test';

/** Scrolls until a section's top is so many pixels above the viewport's bottom edge. */
async function raise(section: Locator, pixels: number) {
  await section.evaluate((element, above) => {
    const top = element.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight + above, behavior: 'instant' });
  }, pixels);
  // Observers report after the next frame.
  await section
    .page()
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const opacity = (section: Locator) =>
  section.evaluate((element) => Number(getComputedStyle(element).opacity));

test.describe('a section that fades in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => opacity(page.locator('#traction'))).toBe(0);
  });

  test('still waits when its top is 99 pixels above the bottom edge', async ({ page }) => {
    await raise(page.locator('#traction'), 99);
    expect(await opacity(page.locator('#traction'))).toBe(0);
  });

  test('shows when its top is 101 pixels above the bottom edge', async ({ page }) => {
    await raise(page.locator('#traction'), 101);
    await expect.poll(() => opacity(page.locator('#traction'))).toBe(1);
  });

  test('stays visible once it was shown', async ({ page }) => {
    await raise(page.locator('#traction'), 101);
    await expect.poll(() => opacity(page.locator('#traction'))).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await raise(page.locator('#traction'), -200);
    expect(await opacity(page.locator('#traction'))).toBe(1);
  });

  test('shows when a jump has passed it by', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => opacity(page.locator('#traction'))).toBe(1);
  });

  test('is there at once where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await raise(page.locator('#traction'), 101);
    const { transitionDuration } = await page
      .locator('#traction')
      .evaluate((element) => ({ transitionDuration: getComputedStyle(element).transitionDuration }));
    expect(transitionDuration).toBe('0s');
  });

  test('is printed, seen or not', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => opacity(page.locator('#traction'))).toBe(1);
  });
});

test('no section waits when the scripts never come', async ({ page, tolerate }) => {
  tolerate(/\/_next\/static\/chunks\//);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  for (const section of await page.locator('main > section').all()) {
    expect(await opacity(section)).toBe(1);
  }
});
