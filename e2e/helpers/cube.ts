import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/** The faces of a cube in the order of its file. Each has its own color, whose channels are on or off. */
const colors = {
  right: [255, 0, 0],
  left: [0, 255, 0],
  up: [0, 0, 255],
  down: [255, 255, 0],
  front: [0, 255, 255],
  back: [255, 0, 255],
};
export type Face = keyof typeof colors;
export const faces = Object.keys(colors) as Face[];

/** The picture of a cube, in three columns and two rows of faces. */
export function cube(order: readonly Face[], size = 64): Promise<Buffer> {
  const pixels = Buffer.from(order.flatMap((face) => colors[face]));
  const image = sharp(pixels, { raw: { width: 3, height: 2, channels: 3 } });
  return image
    .resize(3 * size, 2 * size, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/**
 * The face that has the color at a place of an element.
 *
 * @param x from 0 at the left to 1, as `y` from the top
 * @param style hides what lies over the element
 */
export async function faceAt(element: Locator, x: number, y: number, style: string) {
  const image = sharp(await element.screenshot({ style })).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const row = Math.round((info.height - 1) * y);
  const column = Math.round((info.width - 1) * x);
  const start = 3 * (row * info.width + column);
  const found = data.subarray(start, start + 3);
  return faces.find((face) => colors[face].every((value, i) => Math.abs(value - found[i]!) < 60));
}
