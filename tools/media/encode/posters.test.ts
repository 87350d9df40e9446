/** @jest-environment node */
import sharp from 'sharp';
import { busyPicture } from '../fixtures/footage';
import { posterBudget } from '../limits';
import { bestWithin, makePreview, posterWidths } from './posters';

/** An image of noise on gray. @param amount the strength of the noise, 0 to 1 */
async function noise(amount: number) {
  const pixels = Buffer.from(
    Array.from({ length: 3 * 160 * 90 }, () => 128 + amount * 255 * (Math.random() - 0.5)),
  );
  const input = await sharp(pixels, { raw: { width: 160, height: 90, channels: 3 } })
    .png()
    .toBuffer();
  const ground = sharp({ create: { width: 640, height: 360, channels: 3, background: 'gray' } });
  return ground
    .composite([{ input, tile: true }])
    .png()
    .toBuffer();
}

it.each(['avif', 'jpg'] as const)('brings a restless picture under budget as %s', async (format) => {
  const poster = await bestWithin(posterBudget, await noise(0.9), 640, format);
  expect(poster!.length).toBeLessThanOrEqual(posterBudget);
  expect(poster!.length).toBeGreaterThan(posterBudget / 4);
});

it.each([
  ['avif', 'heif'],
  ['jpg', 'jpeg'],
] as const)('makes %s in the width that is asked for', async (format, kind) => {
  const poster = await bestWithin(posterBudget, await noise(0), 320, format);
  await expect(sharp(poster).metadata()).resolves.toMatchObject({ format: kind, width: 320, height: 180 });
});

it('offers no poster wider than its video, and one of the same width', () => {
  expect(posterWidths([640, 960, 1280], 1280)).toEqual([640, 960, 1280]);
  expect(posterWidths([640, 960, 1280], 720)).toEqual([640, 720]);
  expect(posterWidths([640, 960, 1280], 428)).toEqual([428]);
});

it('makes a small preview even of noise, never wider than its video', async () => {
  for (const [videoWidth, width] of [
    [1280, 480],
    [320, 320],
  ] as const) {
    const [kind, data = ''] = (await makePreview(await busyPicture(), videoWidth)).split(',');
    const preview = Buffer.from(data, 'base64');
    expect(kind).toBe('data:image/avif;base64');
    expect(preview.length).toBeLessThan(4_000);
    await expect(sharp(preview).metadata()).resolves.toMatchObject({ format: 'heif', width });
  }
});
