import type { Locator, Page } from 'playwright/test';
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

/** Opens the home page, and waits until a section waits. */
async function openWaiting(page: Page) {
  await page.goto('/');
  const section = page.locator('#traction');
  await expect.poll(() => opacity(section)).toBe(0);
  return section;
}

test('a section shows once its top is 100 pixels above the bottom edge, and stays', async ({ page }) => {
  const section = await openWaiting(page);

  await test.step('99 pixels above the edge it still waits', async () => {
    await raise(section, 99);
    expect(await opacity(section)).toBe(0);
  });

  await test.step('101 pixels above the edge it shows', async () => {
    await raise(section, 101);
    await expect.poll(() => opacity(section)).toBe(1);
  });

  await test.step('it stays visible when it is below the edge again', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await raise(section, -200);
    expect(await opacity(section)).toBe(1);
  });
});

test('a section that nobody has scrolled to is printed, and shows when a jump has passed it by', async ({
  page,
}) => {
  const section = await openWaiting(page);

  await test.step('it is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => opacity(section)).toBe(1);
    await page.emulateMedia({ media: null });
    await expect.poll(() => opacity(section)).toBe(0);
  });

  await test.step('it appears at once where less motion is wanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await raise(section, 101);
    await expect(section).toHaveCSS('transition-duration', '0s');
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step('it shows when a jump has passed it by', async () => {
    await openWaiting(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => opacity(section)).toBe(1);
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
