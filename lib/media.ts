/** One file of a film: browsers take the first that fits their screen and that they can decode. */
export type FilmSource = { src: string; type: string; media?: string };

/** A picture in several widths. */
export type Poster = { name: string; widths: readonly number[]; width: number; height: number };

/** Tall screens get a film that is composed for them. */
export const portraitMedia = '(max-width: 899px) and (orientation: portrait)';

// The codecs are named in full, so that a browser can pass over what it cannot decode (RFC 6381).
const av1 = 'video/mp4; codecs="av01.0.05M.10, opus"';
const av1Portrait = 'video/mp4; codecs="av01.0.04M.10, opus"';
const h264 = 'video/mp4; codecs="avc1.640028, mp4a.40.2"';
const h264Portrait = 'video/mp4; codecs="avc1.64001f, mp4a.40.2"';

const landscapeFilm: readonly FilmSource[] = [
  { src: '/media/hero-1280x720.av1.mp4', type: av1 },
  { src: '/media/hero-1280x720.h264.mp4', type: h264 },
];

/** The film behind the hero: the phone's crop first, AV1 before H.264. */
export const heroFilm: readonly FilmSource[] = [
  { src: '/media/hero-608x1080.av1.mp4', type: av1Portrait, media: portraitMedia },
  { src: '/media/hero-608x1080.h264.mp4', type: h264Portrait, media: portraitMedia },
  ...landscapeFilm,
];

/** A film under public/, as the only source of its player. */
export function filmSource(path: string): FilmSource {
  return { src: path, type: path.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4' };
}

/** What /vr-tour shows until the owner names a walkthrough. */
export const tourFilm: readonly FilmSource[] = landscapeFilm;

/** The still that paints first; `npm run posters` makes its files. */
export const heroPoster = {
  landscape: { name: 'hero-poster', widths: [640, 960, 1280], width: 1280, height: 720 },
  portrait: { name: 'hero-poster-portrait', widths: [390, 608], width: 608, height: 1080 },
} as const satisfies Record<string, Poster>;

/** The address of a poster in one width, in pixels. */
export function posterPath({ name }: Poster, width: number, format: 'avif' | 'jpg'): string {
  return `/media/${name}-${width}.${format}`;
}

/** The `srcset` of a poster. */
export function posterSrcSet(poster: Poster, format: 'avif' | 'jpg'): string {
  return poster.widths.map((width) => `${posterPath(poster, width, format)} ${width}w`).join(', ');
}
