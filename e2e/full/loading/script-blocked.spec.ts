import type { Page, Route } from 'playwright/test';
import { hold, expect, openWithScript, pages, scriptFiles, test } from '../../helpers/test';
import { textsOf } from '../../helpers/texts';

/** Pauses the timer after which the tour's script counts as overdue, or ends it. */
const setTimer = (page: Page, act: 'pause' | 'finish') =>
  page.evaluate((method) => document.getAnimations().forEach((animation) => animation[method]()), act);

for (const { name, path } of pages) {
  test(`the ${name} page keeps its text and shows no useless button if any of its script files fails`, async ({
    page,
    tolerate,
  }) => {
    test.slow();
    tolerate(/ERR_FAILED/);
    // A file that has loaded may still be compiled. This event follows its run. Files run in their order.
    await page.addInitScript(() => {
      const mark = ({ target }: Event) =>
        target instanceof HTMLScriptElement && performance.mark('file has run');
      document.addEventListener('load', mark, true);
    });
    await openWithScript(page, path);
    // Those that a press on a button loads are not in the page.
    const files = await page
      .locator('script[src][async]')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')!));
    expect(files).not.toEqual([]);

    for (const [index, file] of files.entries()) {
      await test.step(file, async () => {
        let held!: Route;
        await page.unrouteAll();
        await page.route(`**${file}`, (route) => {
          held = route;
        });
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          ([loaded, run]) =>
            performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length ===
              loaded && performance.getEntriesByName('file has run').length === run,
          [files.length - 1, index],
        );
        // Time for React to finish.
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        const texts = await textsOf(page);
        const logged = page.waitForEvent('console', (message) => message.type() === 'error');
        await held.abort();
        await logged;
        await page.waitForLoadState('networkidle');
        expect(await textsOf(page)).toEqual(texts);
      });
    }
  });
}

test('the tour’s video has the browser’s controls once the script is overdue', async ({ page }) => {
  await hold(page, scriptFiles);
  await page.goto('/vr-tour');
  const video = page.locator('video');
  const { height } = (await video.boundingBox())!;
  /** Clicks where Chromium's Play button is, which tests cannot find by name. */
  const pressPlay = async () => {
    await video.click({ position: { x: 32, y: height - 48 } });
    return video.evaluate((video: HTMLVideoElement) => !video.paused);
  };
  await setTimer(page, 'pause');
  expect(await pressPlay()).toBe(false);
  await setTimer(page, 'finish');
  await expect.poll(pressPlay).toBe(true);
});
