import { imagesOf } from './content/generated/room-images';
import { hero, walkthrough } from './content/generated/videos';
import type { Encodes, PosterFile, Video } from './content/generated/videos';

/** A source with `hd` is skipped when the visitor saves data. */
export type VideoSource = { src: string; type: string; media?: string; hd?: true };

/** Tall screens have their own hero. Hero.module.css has the same query. */
export const tallMedia = '(width < 40em), (orientation: portrait)';

/** Screens with more pixels than the smaller wide video. All are wider than a phone on its side. */
const heroHdMedia = '(min-width: 100em), (min-width: 80em) and (min-resolution: 1.25dppx)';

/** The labels in the smaller walkthrough are larger, for phones and tablets. */
const tourHdMedia = '(min-width: 64em)';

export const sourcesOf = ({ sources }: Encodes, media?: string): VideoSource[] =>
  sources.map(({ src, type }) => ({ src, type, ...(media && { media }) }));

/** First the files for large screens, and AV1 before H.264. */
const withHd = (video: Encodes, media: string, hd?: Encodes): VideoSource[] => [
  ...(hd ? sourcesOf(hd, media) : []).map((source) => ({ ...source, hd: true as const })),
  ...sourcesOf(video),
];

export const heroVideo: readonly VideoSource[] = [
  ...sourcesOf(hero.portrait, tallMedia),
  ...withHd(hero.landscape, heroHdMedia, hero.hd),
];

export const heroHasSound = hero.landscape.sound && hero.portrait.sound;

export const tourVideo: readonly VideoSource[] = withHd(walkthrough, tourHdMedia, walkthrough.hd);

export const tourDate = walkthrough.date;

/** All widths as AVIF in `srcSet`, and one JPEG for browsers without AVIF. */
export type Poster = { src: string; width: number; height: number; srcSet: string };

export const srcSetOf = (files: readonly PosterFile[]) =>
  files.map(({ src, width }) => `${src} ${width}w`).join(', ');

export function posterOf({ width, height, poster }: Pick<Video, 'width' | 'height' | 'poster'>): Poster {
  const { src, width: jpegWidth } = poster.jpeg;
  return {
    src,
    width: jpegWidth,
    height: Math.round((jpegWidth * height) / width),
    srcSet: srcSetOf(poster.avif),
  };
}

export const heroFocus = { landscape: hero.landscape.focus, portrait: hero.portrait.focus };

export const heroIsBrightAtLogo = hero.landscape.brightCorner;

export const heroPoster = { landscape: posterOf(hero.landscape), portrait: posterOf(hero.portrait) };

export const tourPoster: Poster = posterOf(walkthrough);

export type RoomThumbnail = { avif: string; src: string; width: number; height: number };

/** The poster of a room, and a thumbnail. @throws {Error} when the room has no pictures */
export function roomPictures(id: string): { poster: Poster; thumbnail: RoomThumbnail } {
  const images = imagesOf(id);
  if (!images)
    throw new Error(
      `The room "${id}" in lib/content/rooms.json has no pictures: npm run media -- IMAGE --as room ${id}`,
    );
  const poster = posterOf({ width: 16, height: 9, poster: images.poster });
  const { src, width, height } = poster;
  return { poster, thumbnail: { avif: images.poster.avif[0]!.src, src, width, height } };
}
