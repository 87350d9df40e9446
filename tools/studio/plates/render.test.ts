/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { colors } from '@/lib/palette';
import { drawPlate } from './plate';
import { plates, platesFolder } from './render';

const kilobyte = 1024;

/** The published file of a plate. The site may show other pictures in its place. */
const read = (name: string) => readFileSync(path.join(platesFolder, `${name}.svg`), 'utf8');
const weigh = (name: string): number => gzipSync(read(name), { level: 9 }).length;
const viewBoxOf = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);

const scenes = Object.entries(plates);

it.each(scenes)('has published the plate "%s" in the size of its scene', (name, plate) => {
  const drawn = drawPlate({ ...plate, solids: [], lines: [], marks: [] });
  expect(viewBoxOf(read(name))).toEqual(viewBoxOf(drawn));
});

it.each(scenes)('keeps the plate "%s" within its byte limit', (name) => {
  const limit = viewBoxOf(read(name))[0]! <= 1000 ? 12 : 20;
  expect(weigh(name)).toBeLessThanOrEqual(limit * kilobyte);
});

it('keeps all plates under 130 KB together', () => {
  expect(scenes.reduce((sum, [name]) => sum + weigh(name), 0)).toBeLessThanOrEqual(130 * kilobyte);
});

it.each(scenes)('draws "%s" only with the colors of its ground', (name, { ground }) => {
  const used = new Set([...read(name).matchAll(/(?:stroke|fill)="(#\w+)"/g)].map(([, color]) => color));
  const ember = ground === 'bone' ? '#d8430f' : colors.ember;
  expect([colors.ink, colors.bone, ember]).toEqual(expect.arrayContaining([...used]));
});
