import type { Page } from 'playwright/test';
import { site } from '@/lib/content/site';
import { expect, hold, openWithScript, pages, scriptFiles, test } from '../helpers/test';

const headingsOf = (page: Page) => page.getByRole('main').getByRole('heading').allInnerTexts();

for (const { name, path } of pages) {
  test(`if any of its script files fails, the ${name} page keeps its text and the e-mail address`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/);
    await openWithScript(page, path);
    const headings = await headingsOf(page);
    // Those that a press on a button loads are not in the page.
    const files = await page
      .locator('script[src][async]')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')!));
    expect(files).not.toEqual([]);
    for (const file of files) {
      await page.unrouteAll();
      await page.route(`**${file}`, (route) => route.abort());
      // The files load after the page, and React starts with the last one.
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await headingsOf(page), file).toEqual(headings);
      await expect(page.getByRole('link', { name: site.email }).last()).toBeVisible();
    }
  });
}

test('the tour’s video has the browser’s controls once the script is overdue', async ({ page }) => {
  await hold(page, scriptFiles);
  await page.goto('/vr-tour');
  const video = page.locator('video');
  const { height } = (await video.boundingBox())!;
  // Where Chromium's Play button is, which tests cannot find by name.
  await expect(async () => {
    await video.click({ position: { x: 32, y: height - 48 } });
    await expect(video).toHaveJSProperty('paused', false);
  }).toPass();
});
