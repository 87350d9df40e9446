import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image } from './values';

/** Not HEIC, which only Safari shows, and not TIFF. */
const formats = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp'];

export const inRoot = (file: string) => path.join(process.cwd(), file);

/** In pixels, as browsers show it. Undefined for what they do not show. */
export function sizeOf(file: string): { width: number; height: number; type?: string } | undefined {
  try {
    const { orientation = 1, ...size } = imageSize(readFileSync(inRoot(file)));
    // Phones save a photo with its rotation.
    const turned = orientation > 4 ? { ...size, width: size.height, height: size.width } : size;
    return formats.includes(size.type ?? '') ? turned : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with an image of the content. */
export function imageProblem({ src, width, height }: Omit<Image, 'alt'>): string | undefined {
  const drawing = src.replace('/media/plates', 'components/drawings/files');
  const file = [`public${src}`, drawing].find((name) => existsSync(inRoot(name)));
  if (!file) return `public${src} does not exist: add it, or correct src`;
  const kilobytes = Math.ceil(statSync(inRoot(file)).size / 1000);
  if (kilobytes > 500) return `${file} has ${kilobytes} kB, at most 500: save it smaller`;
  const size = sizeOf(file);
  if (!size) return `${file} is no picture that browsers show: save it as JPEG, PNG or SVG`;
  const isRight = size.width === width && size.height === height;
  const found = `${size.width} x ${size.height}: write width: ${size.width}, height: ${size.height}`;
  return isRight ? undefined : `${file} is ${found}`;
}
