import type { CubeFile } from '@/lib/content/generated/rooms';

/** A room's picture in both formats. */
export type Cube = { avif: CubeFile; jpeg: CubeFile };

async function load({ src }: CubeFile): Promise<ImageBitmap> {
  const response = await fetch(src);
  return createImageBitmap(await response.blob());
}

/**
 * Loads a room's picture: the AVIF, or the JPEG where the browser cannot decode it. Unlike that of an image element, the
 * graphics card takes it without decoding it again, which would stop a motion, and the page can free it.
 *
 * @throws {Error} when neither loads
 */
export const loadImage = ({ avif, jpeg }: Cube): Promise<ImageBitmap> => load(avif).catch(() => load(jpeg));
