import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readDrawing } from '@/lib/browser/plates/drawing';
import { sections } from '@/lib/content/home';
import { howItWorks } from '@/lib/content/home/how-it-works';
import { expect, test } from './helpers/test';

/** The plates that answer. The owner may hang other pictures among them. */
const drawings = howItWorks.plates.filter(
  ({ image }) => sections.includes(howItWorks) && readDrawing(readFileSync(`out${image.src}`, 'utf8')),
);

test.skip(drawings.length === 0, 'The site has no wall with drawings of dots.');

test('a plate assembles when it comes into view, and sends a ring from where it is pressed', async ({
  page,
}) => {
  const script = page.waitForResponse(new RegExp(drawings[0]!.image.src));
  await page.clock.install();
  await page.goto('/');
  const plate = page.getByRole('img', { name: drawings[0]!.image.alt });
  const canvas = page.locator('figure', { has: plate }).locator('canvas');

  await test.step('it is empty from the next scroll until it comes into view, and complete once it has assembled', async () => {
    await plate.evaluate((image) =>
      scrollBy({ top: image.getBoundingClientRect().top - 1.5 * innerHeight, behavior: 'instant' }),
    );
    await script;
    await expect(canvas).toHaveCount(0);
    await expect(async () => {
      await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
      await expect(canvas).toBeAttached({ timeout: 200 });
    }).toPass();
    await plate.scrollIntoViewIfNeeded();
    await expect(canvas).toHaveCount(0);
    expect((await sharp(await plate.screenshot()).stats()).entropy).toBeGreaterThan(1);
  });

  await test.step('the first dots that move are where it is pressed', async () => {
    const [x, y] = [0.2, 0.6];
    const { width, height } = (await plate.boundingBox())!;
    // Time stands still between two looks.
    await page.clock.pauseAt(Date.now() + 60_000);
    await plate.click({ position: { x: x * width, y: y * height } });
    const frames: Buffer[] = [];
    for (const milliseconds of [20, 50]) {
      await page.clock.runFor(milliseconds);
      const small = sharp(await plate.screenshot()).resize(50, 50, { fit: 'fill' });
      frames.push(await small.greyscale().raw().toBuffer());
    }
    const changes = [...frames[0]!].map((value, i) => Math.abs(value - frames[1]![i]!));
    const total = changes.reduce((sum, change) => sum + change);
    const middle = (at: (i: number) => number) =>
      changes.reduce((sum, change, i) => sum + change * at(i), 0) / total / 50;
    expect(Math.abs(middle((i) => i % 50) - x)).toBeLessThan(0.12);
    expect(Math.abs(middle((i) => Math.floor(i / 50)) - y)).toBeLessThan(0.12);
  });
});
