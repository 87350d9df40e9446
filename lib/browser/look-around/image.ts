import type { CubeFile } from '@/lib/content/media/types';

/** A room's picture in both formats. */
export type Cube = { avif: CubeFile; jpeg: CubeFile };

async function load({ src }: CubeFile): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/**
 * Loads a room's picture: the AVIF, or the JPEG where the browser cannot decode it. No picture element chooses, because
 * Chromium 156 keeps each of them until the visitor leaves the page.
 *
 * @throws {Error} when neither loads
 */
export const loadImage = ({ avif, jpeg }: Cube): Promise<HTMLImageElement> =>
  load(avif).catch(() => load(jpeg));
