import type { Locator } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/generated/videos';
import { colors } from '@/lib/build/tokens';
import { openForm } from '../../helpers/contact-form';
import { heroVideo, pauseButton, videoButtons } from '../../helpers/hero';
import { contrast, luminance, luminances } from '../../helpers/luminance';
import { expect, test } from '../../helpers/test';

const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colors.bone.slice(at, at + 2), 16));
const bone = luminance(red!, green!, blue!);

/** The lowest contrast of bone with the pixels. One in a thousand may be brighter: a single spark hides no letter. */
async function lowestContrast(part: Locator) {
  const ground = (await luminances(await part.screenshot({ scale: 'css' }))).sort();
  return contrast(bone, ground[Math.floor(ground.length * 0.999)]!);
}

test.describe('over the video', () => {
  // The policy blocks the test's own stylesheet, and a video from memory.
  test.use({ bypassCSP: true });

  test('the hero’s text has WCAG AA contrast at every second', async ({ page }) => {
    test.slow();
    await page.goto('/');
    await pauseButton(page, false).click();

    await test.step('the header and the video’s buttons have an opaque background', async () => {
      for (const part of [page.getByRole('banner'), ...(await videoButtons(page).all())])
        await expect(part).not.toHaveCSS('background-color', /transparent|\/|rgba/);
    });

    // From memory, the video can jump to any moment.
    await heroVideo(page).evaluate(async (video: HTMLVideoElement) => {
      const blob = await (await fetch(video.currentSrc)).blob();
      video.autoplay = false;
      video.src = URL.createObjectURL(blob);
    });
    // Only what is behind the text counts.
    await page.addStyleTag({
      content: 'header { visibility: hidden } h1 *, h1 ~ * { opacity: 0 !important }',
    });
    const text = page.locator('div:has(> h1)');
    const found: number[] = [];
    for (let second = 0; second < Math.min(hero.landscape.duration, hero.portrait.duration); second++) {
      await heroVideo(page).evaluate(
        (video: HTMLVideoElement, time) =>
          new Promise<void>((shown) => {
            video.requestVideoFrameCallback(() => shown());
            video.currentTime = time;
          }),
        second + 0.01,
      );
      found.push(await lowestContrast(text));
    }
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the lines around the form’s fields have a contrast of 3:1', async ({ page }) => {
  await openForm(page);
  for (const name of Object.values(form.fields)) {
    const cell = page.getByLabel(name, { exact: true }).locator('../..');
    const { x, y, width, height } = (await cell.boundingBox())!;
    // Across the cell's lower edge, away from its text.
    const clip = { x: x + width / 2, y: y + height - 4, width: 1, height: 5 };
    const values = await luminances(await page.screenshot({ clip, fullPage: true, scale: 'css' }));
    expect(contrast(Math.min(...values), Math.max(...values)), name).toBeGreaterThanOrEqual(3);
  }
});
