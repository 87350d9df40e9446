import type { CubeFile } from '@/lib/content/generated/rooms';

/** A room's picture in both formats. */
export type Cube = { avif: CubeFile; jpeg: CubeFile };

const load = async ({ src }: CubeFile): Promise<Blob> => (await fetch(src)).blob();

/** Loads a room's picture into the browser's cache, as a file: its pixels would take 25 MB. */
export const loadAhead = ({ avif }: Cube): Promise<unknown> => load(avif).catch(() => {});

/**
 * Loads a room's picture: the AVIF, or the JPEG where the browser cannot decode it. Unlike that of an image element, the
 * graphics card takes it without decoding it again, which would stop a motion, and the page can free it.
 *
 * @throws {Error} when neither loads
 */
export const loadImage = ({ avif, jpeg }: Cube): Promise<ImageBitmap> =>
  load(avif)
    .then(createImageBitmap)
    .catch(async () => createImageBitmap(await load(jpeg)));
