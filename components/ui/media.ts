import type { Encodes, PosterFile, Video } from '@/lib/content/generated/videos';

/** A source with `hd` is skipped when the visitor saves data. */
export type VideoSource = { src: string; type: string; media?: string; hd?: true };

export const sourcesOf = ({ sources }: Encodes, media?: string): VideoSource[] =>
  sources.map(({ src, type }) => ({ src, type, ...(media && { media }) }));

/** The sources of `hd`, for screens that match `media`, come before those for all others. */
export function sourcesWithHd(video: Encodes, media: string, hd?: Encodes): VideoSource[] {
  const large = hd ? sourcesOf(hd, media) : [];
  return [...large.map((source) => ({ ...source, hd: true as const })), ...sourcesOf(video)];
}

/** The sources for a visitor who asks for less data, or does not. */
export const sourcesFor = (sources: readonly VideoSource[], lessData: boolean) =>
  lessData ? sources.filter(({ hd }) => !hd) : sources;

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
