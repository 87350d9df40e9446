import sharp from 'sharp';
import { hero as heroWords } from '@/lib/content/home';
import { hero } from '@/lib/media-manifest/hero';
import { expect, test } from './helpers/test';

/** Relative luminance of a channel's 256 values (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
const linear = Array.from({ length: 256 }, (_, value) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;

/** The lowest contrast of a color over all but one pixel in a thousand: a stray spark hides no letter. */
async function lowestContrast(picture: Buffer, color: number) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = new Float64Array(info.width * info.height);
  for (let i = 0; i < ground.length; i++)
    ground[i] = luminance(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!);
  ground.sort();
  return (color + 0.05) / (ground[Math.floor(ground.length * 0.999)]! + 0.05);
}

// A style sheet of the test's own, and a film from memory, are what the policy forbids.
test.use({ bypassCSP: true });

const bone = luminance(243, 238, 227);

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`the hero’s words keep WCAG AA contrast over the film at ${width} x ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: heroWords.film.pause }).click();
    // From memory the film can be set to any moment, whatever the server makes of ranges.
    await page.locator('#home video').evaluate(async (video: HTMLVideoElement) => {
      const film = await (await fetch(video.currentSrc)).blob();
      video.autoplay = false;
      video.src = URL.createObjectURL(film);
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
      lowest = Math.min(lowest, await lowestContrast(await words.screenshot({ scale: 'css' }), bone));
    }
    test.info().annotations.push({ type: 'lowest contrast', description: lowest.toFixed(2) });
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });
}
