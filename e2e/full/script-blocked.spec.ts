import * as walkthrough from '@/components/walkthrough/walkthrough-media';
import { player } from '@/lib/content/vr-tour';
import { hiddenTexts } from '../helpers/layout';
import { expect, hold, nextFrame, openWithScript, pages, scriptFiles, test } from '../helpers/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, path } of pages) {
  test(`the ${name} page works as without script if any script file fails`, async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/);
    await openWithScript(page, path);
    // Without script, there is no round to play, and no place for one.
    const heightOf = () =>
      page.evaluate(() => {
        const round = document.getElementById('one-round')?.offsetHeight ?? 0;
        return document.documentElement.scrollHeight - round;
      });
    const height = await heightOf();
    const files = await page
      .locator('script[src][async]')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')!));
    expect(files).not.toEqual([]);
    const textsWithout = async (urls: string) => {
      await page.unrouteAll();
      await page.route(urls, (route) => route.abort());
      // The files load after the page, and React starts with the last one.
      await page.goto(path, { waitUntil: 'networkidle' });
      await nextFrame(page);
      return [await page.locator('body').innerText(), ...(await hiddenTexts(page, '[popover]'))];
    };
    const texts = await textsWithout(scriptFiles);
    expect(await heightOf()).toBe(height);
    for (const file of files) expect(await textsWithout(`**${file}`), file).toEqual(texts);
  });
}

test('the tour’s video has the browser’s controls once the script is overdue', async ({ page }) => {
  await hold(page, scriptFiles);
  await page.goto('/vr-tour');
  const video = page.locator('video');
  const { height } = (await video.boundingBox())!;
  // Chromium's Play button, which tests cannot find by name.
  await expect(async () => {
    await video.click({ position: { x: 32, y: height - 48 } });
    await expect(video).toHaveJSProperty('paused', false);
  }).toPass();
});

test('the tour’s video keeps the browser’s controls if its script fails', async ({ page, tolerate }) => {
  test.skip(walkthrough.chapters.length === 0, 'Only a film with chapters calls what fails here.');
  tolerate(/broken/);
  const broken = "HTMLOListElement.prototype.scrollTo = () => { throw new Error('broken'); };";
  await page.addInitScript(broken);
  const failed = page.waitForEvent('console', (message) => message.text().includes('broken'));
  await page.goto('/vr-tour');
  await failed;
  await expect(page.locator('video')).toHaveAttribute('controls', '');
  await expect(page.getByRole('button', { name: player.controls.play })).toHaveCount(0);
});
