/** A file under public/, by its address. */
export type MediaFile = { src: string; bytes: number };

/** `type` names the codecs in full, so that a browser can pass over what it cannot decode (RFC 6381). */
export type FilmFile = MediaFile & { type: string };

/** `width` in pixels. */
export type PosterFile = MediaFile & { width: number };

/** A film as it is published: its files best first, its posters narrowest first. */
export type Film = {
  /** Pixels. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  sound: boolean;
  sources: readonly FilmFile[];
  poster: {
    avif: readonly PosterFile[];
    jpeg: readonly PosterFile[];
    /** A rough AVIF as a data URL, which stands in the page. */
    preview: string;
  };
};

/** The film behind the hero, for wide screens and for tall ones. */
export type HeroFilms = { landscape: Film; portrait: Film };

/** The film of /vr-tour; captions and chapters are WebVTT. */
export type WalkthroughFilm = Film & { captions?: MediaFile; chapters?: MediaFile };
