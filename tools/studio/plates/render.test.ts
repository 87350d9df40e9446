/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readDrawing } from '@/lib/browser/plates/drawing';
import { colors } from '@/lib/palette';
import { writeSvg } from './drawing/svg';
import { plates, platesFolder } from './render';

const kilobyte = 1024;

/** The published files of the plates. The owner may remove some, or put other pictures in their place. */
const drawings = Object.entries(plates).flatMap(([name, plate]) => {
  const file = path.join(platesFolder, `${name}.svg`);
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return readDrawing(svg) ? [{ name, plate, svg, weight: gzipSync(svg, { level: 9 }).length }] : [];
});

const viewBoxOf = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);

it('has published the plates in the sizes of their scenes', () => {
  const empty = { color: '', strokes: [], dots: [], fills: [] };
  for (const { name, plate, svg } of drawings) {
    expect([name, ...viewBoxOf(svg)]).toEqual([name, ...viewBoxOf(writeSvg({ ...plate, ...empty }))]);
  }
});

it('keeps each plate within its byte limit', () => {
  const heavy = drawings.filter(
    ({ svg, weight }) => weight > (viewBoxOf(svg)[0]! <= 1000 ? 12 : 20) * kilobyte,
  );
  expect(heavy.map(({ name, weight }) => `${name}: ${weight} bytes`)).toEqual([]);
});

it('keeps all plates under 130 KB together', () => {
  expect(drawings.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(130 * kilobyte);
});

it('draws only with the colors of the ground', () => {
  const strange = drawings.flatMap(({ name, plate: { ground }, svg }) => {
    const allowed = [colors.ink, colors.bone, ground === 'bone' ? '#d8430f' : colors.ember];
    const used = new Set([...svg.matchAll(/(?:stroke|fill)="(#\w+)"/g)].map(([, color]) => color!));
    return [...used].flatMap((color) => (allowed.includes(color) ? [] : `${name}: ${color}`));
  });
  expect(strange).toEqual([]);
});
