import type { Locator } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero as heroContent } from '@/lib/content/home';
import { hero } from '@/lib/content/media/hero';
import { contrast, luminance, luminances } from './helpers/luminance';
import { expect, expectFormReady, test } from './helpers/test';

const bone = luminance(243, 238, 227);

/** The lowest contrast of bone over all but one pixel in a thousand: a stray spark hides no letter. */
async function lowestContrast(part: Locator) {
  const ground = (await luminances(await part.screenshot({ scale: 'css' }))).sort();
  return contrast(bone, ground[Math.floor(ground.length * 0.999)]!);
}

test.describe('over the video', () => {
  // The policy forbids the test's own stylesheet, and a video from memory.
  test.use({ bypassCSP: true });

  test('the hero’s words keep WCAG AA contrast', async ({ page }) => {
    test.slow();
    await page.goto('/');
    await page.getByRole('button', { name: heroContent.video.pause }).click();
    // From memory the video can be set to any moment, whatever the server makes of ranges.
    await page.locator('#home video').evaluate(async (video: HTMLVideoElement) => {
      const blob = await (await fetch(video.currentSrc)).blob();
      video.autoplay = false;
      video.src = URL.createObjectURL(blob);
    });
    // Only what lies behind the words is measured.
    await page.addStyleTag({
      content: 'header { visibility: hidden } h1 *, h1 ~ * { opacity: 0 !important }',
    });
    const words = page.locator('#home div:has(> h1)');
    let lowest = Infinity;
    for (let second = 0; second < Math.min(hero.landscape.duration, hero.portrait.duration); second++) {
      await page.locator('#home video').evaluate(
        (video: HTMLVideoElement, time) =>
          new Promise<void>((shown) => {
            video.requestVideoFrameCallback(() => shown());
            video.currentTime = time;
          }),
        second + 0.01,
      );
      lowest = Math.min(lowest, await lowestContrast(words));
    }
    test.info().annotations.push({ type: 'lowest contrast', description: lowest.toFixed(2) });
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });

  test('the header and the video’s buttons have a ground of their own', async ({ page }) => {
    await page.goto('/');
    const buttons = page.getByRole('group', { name: heroContent.video.label }).getByRole('button');
    for (const part of [page.getByRole('banner'), buttons.first(), buttons.last()]) {
      expect(await part.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(
        /transparent|\/|rgba/,
      );
    }
  });
});

test('the lines around the form’s fields stand out from their ground by 3:1', async ({ page }) => {
  await page.goto('/contact');
  await expectFormReady(page);
  for (const name of Object.values(form.fields)) {
    const cell = page.locator('label').filter({ hasText: name });
    const { x, y, width, height } = (await cell.boundingBox())!;
    // Across the cell's lower edge, away from its words.
    const clip = { x: x + width / 2, y: y + height - 4, width: 1, height: 5 };
    const values = await luminances(await page.screenshot({ clip, fullPage: true, scale: 'css' }));
    expect(contrast(Math.min(...values), Math.max(...values)), name).toBeGreaterThanOrEqual(3);
  }
});
