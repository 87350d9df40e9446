/** A file under public/, by its address. */
export type MediaFile = { src: string; bytes: number };

/** `type` names the codecs in full, so that a browser can pass over what it cannot decode (RFC 6381). */
export type VideoFile = MediaFile & { type: string };

/** `width` in pixels. */
export type PosterFile = MediaFile & { width: number };

/** A video as it is published: its files best first, its posters narrowest first. */
export type Video = {
  /** Pixels. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  sound: boolean;
  sources: readonly VideoFile[];
  poster: {
    avif: readonly PosterFile[];
    jpeg: readonly PosterFile[];
    /** A rough AVIF as a data URL, which stands in the page. */
    preview: string;
  };
};

/** The video behind the hero, for wide screens and for tall ones. */
export type HeroVideos = { landscape: Video; portrait: Video };

/** The video of /vr-tour; captions and chapters are WebVTT. */
export type WalkthroughVideo = Video & { captions?: MediaFile; chapters?: MediaFile };
