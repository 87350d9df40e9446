import type { PosterFile, Video } from '@/lib/content/media/videos';

/** All widths as AVIF in `srcSet`, and one JPEG for browsers without AVIF. */
export type PosterImage = { src: string; width: number; height: number; srcSet: string };

export const srcSetOf = (files: readonly PosterFile[]) =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ');

export function posterOf({ width, height, poster }: Pick<Video, 'width' | 'height' | 'poster'>): PosterImage {
  const { src, width: jpegWidth } = poster.jpeg;
  return {
    src,
    width: jpegWidth,
    height: Math.round((jpegWidth * height) / width),
    srcSet: srcSetOf(poster.avif),
  };
}
