import { readFileSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { readDrawing } from '@/components/drawings/read-drawing';
import { howItWorks } from '@/lib/content/home/how-it-works';
import { sections } from '@/lib/content/home/sections';
import { expect, openWithScript, test } from './helpers/test';

/** The owner may add drawings that are not made of dots. */
const drawings = howItWorks.plates.filter(
  ({ image }) => sections.includes(howItWorks) && readDrawing(readFileSync(`out${image.src}`, 'utf8')),
);

test.skip(drawings.length === 0, 'The site has no drawings of dots.');

test('a drawing assembles in view, and sends a ripple from where it is pressed @rare', async ({ page }) => {
  const script = page.waitForResponse(new RegExp(drawings[0]!.image.src));
  await page.clock.install();
  await page.goto('/');
  const drawing = page.getByRole('img', { name: drawings[0]!.image.alt });
  const canvas = page.locator('figure', { has: drawing }).locator('canvas');

  await test.step('it is empty from the next scroll until it comes into view, and complete once it has assembled', async () => {
    await drawing.evaluate((image) =>
      scrollBy({ top: image.getBoundingClientRect().top - 1.5 * innerHeight, behavior: 'instant' }),
    );
    await script;
    await expect(canvas).toHaveCount(0);
    await expect(async () => {
      await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
      await expect(canvas).toBeAttached({ timeout: 200 });
    }).toPass();
    await drawing.scrollIntoViewIfNeeded();
    await expect(canvas).toHaveCount(0);
    expect((await sharp(await drawing.screenshot()).stats()).entropy).toBeGreaterThan(1);
  });

  await test.step('the first dots that move are where it is pressed', async () => {
    const [x, y] = [0.2, 0.6];
    const { width, height } = (await drawing.boundingBox())!;
    await page.clock.pauseAt(Date.now() + 60_000);
    await drawing.click({ position: { x: x * width, y: y * height } });
    const lookAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      const small = sharp(await drawing.screenshot()).resize(50, 50, { fit: 'fill' });
      return small.greyscale().raw().toBuffer();
    };
    const [before, after] = [await lookAfter(20), await lookAfter(50)];
    const changes = Array.from(before, (value, i) => Math.abs(value - after[i]!));
    const most = changes.indexOf(Math.max(...changes));
    expect(Math.hypot((most % 50) / 50 - x, Math.floor(most / 50) / 50 - y)).toBeLessThan(0.15);
  });
});

const scanned = drawings.find(({ code }) => code);

test('a phone reads the address of the tour in a drawing on a wide screen', async ({ page }) => {
  test.skip(!scanned, 'No drawing has a code.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithScript(page, '/');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const { text, link } = scanned!.code!;
  const figure = page.getByRole('figure').filter({ hasText: text });
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('img').evaluate((image: HTMLImageElement) => image.decode());
  const screenshot = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await screenshot.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const read = decodeQR({ data, width, height }, { timeLimit: 10_000 });
  expect(read).toBe(new URL(link.href, canonical!).href);

  await test.step('who cannot scan it has a link, which shows with focus', async () => {
    const tap = figure.getByRole('link', { name: link.text });
    await expect(tap).not.toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Tab');
    await tap.focus();
    await expect(tap).toHaveCSS('clip-path', 'none');
  });
});

test('a press on a drawing with a code opens its address on a phone @phone-only', async ({ page }) => {
  test.skip(!scanned, 'No drawing has a code.');
  await openWithScript(page, '/');
  const { link } = scanned!.code!;
  for (const { image } of drawings.filter((drawing) => drawing !== scanned))
    await page.getByRole('img', { name: image.alt }).tap({ trial: true });
  await page.getByRole('img', { name: scanned!.image.alt }).tap({ force: true });
  await expect(page).toHaveURL(link.href);
});
