/** A width and a height, in pixels. */
export type Size = { width: number; height: number };

/** The part of an image that is shown, cropped from its middle, and the size it gets. */
export type Shape = Size & { crop: Size };

/** The encoders halve the resolution of color, so both sides are even. */
const even = (pixels: number): number => 2 * Math.round(pixels / 2);

/** The same image at a fraction of its size. */
export function scaled({ width, height, crop }: Shape, part: number): Shape {
  return { width: even(width * part), height: even(height * part), crop };
}

/**
 * Fills a box from the middle of the image, like `object-fit: cover`. A smaller image stays small.
 *
 * @param picture the size of the image
 * @param box the shape to fill, and the largest size
 */
export function cover(picture: Size, box: Size): Shape {
  const part = Math.min(picture.width / box.width, picture.height / box.height);
  const crop = {
    width: Math.min(picture.width, Math.round(box.width * part)),
    height: Math.min(picture.height, Math.round(box.height * part)),
  };
  return scaled({ ...box, crop }, Math.min(1, part));
}

/**
 * Keeps the whole image and its shape, no larger than a box that may be turned upright. A smaller image stays
 * small.
 *
 * @param picture the size of the image
 * @param box the largest size of a landscape image
 */
export function fit(picture: Size, box: Size): Shape {
  const long = Math.max(picture.width, picture.height);
  const short = Math.min(picture.width, picture.height);
  return scaled({ ...picture, crop: picture }, Math.min(1, box.width / long, box.height / short));
}
