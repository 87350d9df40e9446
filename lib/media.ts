import { hero } from './content/media/hero';
import type { Video } from './content/media/types';
import { walkthrough } from './content/media/walkthrough';

/** One file of a video: browsers take the first that fits their screen and that they can decode. */
export type VideoSource = { src: string; type: string; media?: string };

/** Addresses of WebVTT files. */
export type VideoTracks = { captions?: string; chapters?: string };

/** Tall screens get a video that is composed for them. */
export const portraitMedia = '(max-width: 56.24em) and (orientation: portrait)';

const sourcesOf = ({ sources }: Video, media?: string): VideoSource[] =>
  sources.map(({ src, type }) => ({ src, type, ...(media && { media }) }));

/** The video behind the hero: that for tall screens first, AV1 before H.264. */
export const heroVideo: readonly VideoSource[] = [
  ...sourcesOf(hero.portrait, portraitMedia),
  ...sourcesOf(hero.landscape),
];

/** Whether the video has sound on every screen: without, there is nothing to unmute. */
export const heroHasSound = hero.landscape.sound && hero.portrait.sound;

/** What /vr-tour shows until the owner names a video. */
export const tourVideo: readonly VideoSource[] = sourcesOf(walkthrough);

/** What goes with that video. */
export const tourTracks: VideoTracks = {
  captions: walkthrough.captions?.src,
  chapters: walkthrough.chapters?.src,
};

/** A video under public/, as the only source of its player. */
export function videoSource(path: string): VideoSource {
  return { src: path, type: path.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4' };
}

/** A still of a video: its widest JPEG, which every browser knows, and the widths that can be chosen from. */
export type Poster = {
  src: string;
  width: number;
  height: number;
  srcSet: Record<'avif' | 'jpeg', string>;
  /** A rough AVIF as a data URL. */
  preview: string;
};

function posterOf({ width, height, poster }: Video): Poster {
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

/** The still that paints before the hero's video. */
export const heroPoster = { landscape: posterOf(hero.landscape), portrait: posterOf(hero.portrait) };

/** The still of the walkthrough. */
export const tourPoster: Poster = posterOf(walkthrough);
