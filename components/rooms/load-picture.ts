import type { CubeFile, RoomImages } from '@/lib/content/generated/rooms';

const fetchImage = async ({ src }: CubeFile, signal: AbortSignal): Promise<Blob> =>
  (await fetch(src, { signal })).blob();

export const preloadPicture = ({ avif }: RoomImages['first'], signal: AbortSignal): Promise<unknown> =>
  fetchImage(avif, signal).catch(() => {});

/**
 * Loads a room's picture: the AVIF, or the JPEG where that fails. The graphics card takes a bitmap without
 * decoding it again, which would interrupt a motion. @throws {Error} if neither loads, or `signal` aborts
 */
export async function loadPicture(
  { avif, jpeg }: RoomImages['first'],
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const picture = await fetchImage(avif, signal)
    .then(createImageBitmap)
    .catch(async () => createImageBitmap(await fetchImage(jpeg, signal)));
  signal.throwIfAborted();
  return picture;
}
