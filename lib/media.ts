import { hero } from './content/media/hero';
import type { Film } from './content/media/types';
import { walkthrough } from './content/media/walkthrough';

/** One file of a film: browsers take the first that fits their screen and that they can decode. */
export type FilmSource = { src: string; type: string; media?: string };

/** Addresses of WebVTT files. */
export type FilmTracks = { captions?: string; chapters?: string };

/** Tall screens get a film that is composed for them. */
export const portraitMedia = '(max-width: 56.24em) and (orientation: portrait)';

const sourcesOf = ({ sources }: Film, media?: string): FilmSource[] =>
  sources.map(({ src, type }) => ({ src, type, ...(media && { media }) }));

/** The film behind the hero: that for tall screens first, AV1 before H.264. */
export const heroFilm: readonly FilmSource[] = [
  ...sourcesOf(hero.portrait, portraitMedia),
  ...sourcesOf(hero.landscape),
];

/** Whether the film has sound on every screen: without, there is nothing to unmute. */
export const heroHasSound = hero.landscape.sound && hero.portrait.sound;

/** What /vr-tour shows until the owner names a video. */
export const tourFilm: readonly FilmSource[] = sourcesOf(walkthrough);

/** What goes with that film. */
export const tourTracks: FilmTracks = {
  captions: walkthrough.captions?.src,
  chapters: walkthrough.chapters?.src,
};

/** A film under public/, as the only source of its player. */
export function filmSource(path: string): FilmSource {
  return { src: path, type: path.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4' };
}

/** A still of a film: its widest JPEG, which every browser knows, and the widths that can be chosen from. */
export type Poster = {
  src: string;
  width: number;
  height: number;
  srcSet: Record<'avif' | 'jpeg', string>;
  /** A rough AVIF as a data URL. */
  preview: string;
};

function posterOf({ width, height, poster }: Film): Poster {
  const srcSet = (format: 'avif' | 'jpeg') =>
    poster[format].map((file) => `${file.src} ${file.width}w`).join(', ');
  return {
    src: poster.jpeg.at(-1)!.src,
    width,
    height,
    srcSet: { avif: srcSet('avif'), jpeg: srcSet('jpeg') },
    preview: poster.preview,
  };
}

/** The still that paints before the hero's film. */
export const heroPoster = { landscape: posterOf(hero.landscape), portrait: posterOf(hero.portrait) };

/** The still of the walkthrough. */
export const tourPoster: Poster = posterOf(walkthrough);
