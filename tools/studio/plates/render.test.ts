/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { howItWorks, vision } from '@/lib/content/home';
import { notFound } from '@/lib/content/not-found';
import { colors } from '@/lib/palette';
import { drawPlate } from './plate';
import { plates, platesFolder } from './render';

const kilobyte = 1024;

const eight = [...howItWorks.plates, ...vision.rounds.flatMap(({ plate }) => plate ?? [])].map(
  ({ image }) => image,
);
const all = [...eight, notFound.plate.image];

const nameOf = (src: string): string => path.basename(src, '.svg');

const weigh = (src: string): number =>
  gzipSync(readFileSync(path.join(platesFolder, `${nameOf(src)}.svg`)), { level: 9 }).length;

it.each(all)('has the plate $src in the size that the site declares', ({ src, width, height }) => {
  const svg = drawPlate({ ...plates[nameOf(src)]!, solids: [], lines: [], marks: [] });
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
});

it.each(eight.map(({ src, width }) => [nameOf(src), src, width <= 1000 ? 12 : 20] as const))(
  'keeps the plate "%s" within its byte limit',
  (_, src, limit) => {
    expect(weigh(src)).toBeLessThanOrEqual(limit * kilobyte);
  },
);

it('keeps the eight plates of the home page under 130 KB together', () => {
  expect(eight.reduce((sum, { src }) => sum + weigh(src), 0)).toBeLessThanOrEqual(130 * kilobyte);
});

it.each(Object.entries(plates))('draws "%s" only with the colors of its ground', (name, { ground }) => {
  const svg = readFileSync(path.join(platesFolder, `${name}.svg`), 'utf8');
  const used = new Set([...svg.matchAll(/(?:stroke|fill)="(#\w+)"/g)].map(([, color]) => color));
  const ember = ground === 'bone' ? '#d8430f' : colors.ember;
  expect([colors.ink, colors.bone, ember]).toEqual(expect.arrayContaining([...used]));
});
