import type { CubeFile } from '@/lib/content/media/types';

/** A room's picture in both formats. */
export type Cube = { avif: CubeFile; jpeg: CubeFile };

/** Loads the picture in the first format that the browser knows. A picture element chooses without being in the page. */
async function load({ avif, jpeg }: Cube): Promise<HTMLImageElement> {
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  const image = new Image();
  Object.assign(source, { type: 'image/avif', srcset: avif.src });
  picture.append(source, image);
  image.src = jpeg.src;
  await image.decode();
  return image;
}

/**
 * Loads a room and cuts it into the faces of its cube: three columns and two rows.
 *
 * @throws {Error} when the picture does not load
 */
export async function loadFaces(cube: Cube): Promise<ImageBitmap[]> {
  const image = await load(cube);
  const size = image.naturalWidth / 3;
  // Without a new size, Firefox 153 keeps the whole image, which WebGL refuses as a face.
  const options = { resizeWidth: size, resizeHeight: size };
  return Promise.all(
    Array.from({ length: 6 }, (_, face) =>
      createImageBitmap(image, (face % 3) * size, Math.floor(face / 3) * size, size, size, options),
    ),
  );
}
