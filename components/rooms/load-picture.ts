import type { CubeFile, RoomImages } from '@/lib/content/generated/room-images';

const fetchImage = async ({ src }: CubeFile, signal: AbortSignal): Promise<Blob> =>
  (await fetch(src, { signal })).blob();

export const preloadPicture = ({ avif }: RoomImages['first'], signal: AbortSignal): Promise<unknown> =>
  fetchImage(avif, signal).catch(() => {});

/** A bitmap, which needs no decoding during a motion. @throws {Error} if AVIF and JPEG fail, or `signal` aborts */
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
