import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Not HEIC, which only Safari shows, and not TIFF. */
const formats = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp'];

/** In pixels, as browsers show it. Undefined for what they do not show. */
export function sizeOf(file: string): { width: number; height: number; type: string } | undefined {
  try {
    const {
      width,
      height,
      type = '',
      orientation = 1,
    } = imageSize(readFileSync(path.join(process.cwd(), file)));
    if (!formats.includes(type)) return undefined;
    // Phones save a photo with its rotation.
    return orientation > 4 ? { width: height, height: width, type } : { width, height, type };
  } catch {
    return undefined;
  }
}
