/** @jest-environment node */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { filmSource, heroFilm, heroPoster, posterPath, posterSrcSet, tourFilm } from './media';

const posters = Object.values(heroPoster).flatMap((poster) =>
  poster.widths.flatMap((width) =>
    (['avif', 'jpg'] as const).map((format) => ({ path: posterPath(poster, width, format), poster, width })),
  ),
);

it.each([...new Set([...heroFilm, ...tourFilm].map(({ src }) => src))])('finds the film %s', (src) => {
  expect(existsSync(`public${src}`)).toBe(true);
});

it.each(posters)('finds the poster $path as wide as it says', async ({ path, width }) => {
  await expect(sharp(`public${path}`).metadata()).resolves.toMatchObject({ width });
});

it.each(posters)('keeps the shape of the poster $path', async ({ path, poster, width }) => {
  const { height } = await sharp(`public${path}`).metadata();
  expect(Math.abs(height - (width * poster.height) / poster.width)).toBeLessThanOrEqual(1);
});

it('offers the film of the phone before that of the desktop', () => {
  expect(heroFilm.map(({ media }) => media !== undefined)).toEqual([true, true, false, false]);
});

it.each([
  ['phone', heroFilm.slice(0, 2)],
  ['desktop', heroFilm.slice(2)],
  ['tour', tourFilm],
])('offers the %s AV1 before H.264', (_screen, sources) => {
  expect(sources.map(({ type }) => /codecs="(\w+)/.exec(type)?.[1])).toEqual(['av01', 'avc1']);
});

it('tells the browser the width of every poster', () => {
  expect(posterSrcSet(heroPoster.portrait, 'avif')).toBe(
    '/media/hero-poster-portrait-390.avif 390w, /media/hero-poster-portrait-608.avif 608w',
  );
});

it.each([
  ['/tour.mp4', 'video/mp4'],
  ['/tour.webm', 'video/webm'],
  ['/TOUR.WEBM', 'video/webm'],
])('knows the type of %s', (path, type) => {
  expect(filmSource(path)).toEqual({ src: path, type });
});
