/** `npm run media` writes the JSON files. In them, edit only `focus`, `brightCorner` and `transcript`. */
import heroJson from '../generated/hero.json' with { type: 'json' };
import walkthroughJson from '../generated/walkthrough.json' with { type: 'json' };

export type MediaFile = { src: string; bytes: number };

/** `type` has the full codecs, so that browsers skip files that they cannot decode (RFC 6381). */
export type VideoFile = MediaFile & { type: string };

export type PosterFile = MediaFile & { width: number };

/** AVIF in several widths, the narrowest first, and one JPEG. */
export type PosterFiles = { avif: readonly PosterFile[]; jpeg: PosterFile };

/** The best file comes first. */
export type Video = {
  width: number;
  height: number;
  duration: number;
  sound: boolean;
  sources: readonly VideoFile[];
  poster: PosterFiles;
};

export type VideoFiles = Pick<Video, 'width' | 'height' | 'sources'>;

/** `focus` is the point that stays in view, as a CSS position. */
type HeroVideo = Video & { focus: string };

/**
 * For wide and for tall screens. `hd` is a larger wide one. With a `brightCorner` at the top right, the logo there is
 * dark.
 */
export type HeroVideos = {
  landscape: HeroVideo & { brightCorner: boolean };
  hd?: VideoFiles;
  portrait: HeroVideo;
};

/** A chapter starts at `start` seconds. The narrowest file comes first. */
export type ChapterThumbnail = PosterFiles & { title: string; start: number };

/** A part of a film in words: its speech and sounds, then what it shows. */
export type TranscriptPart = { title?: string; text: string };

/** The video of /vr-tour. Captions and chapters are WebVTT files. */
export type WalkthroughVideo = Video & {
  /** When it was made, in ISO 8601. */
  date: string;
  hd?: VideoFiles;
  captions?: MediaFile;
  chapters?: MediaFile;
  thumbnails?: readonly ChapterThumbnail[];
  transcript?: readonly TranscriptPart[];
};

export const heroVideos: HeroVideos = heroJson;
export const walkthroughVideo: WalkthroughVideo = walkthroughJson;
