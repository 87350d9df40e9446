import { site } from '../content/site';
import { layOutText, unitsPerEm } from './typeface';

const width = 125;
const weight = 900;
/** In em: the gap between a letter and the plus, and the length and thickness of the plus's strokes. */
const gap = 0.085;
const length = 0.66;
const thickness = 0.138;

/** The path of a letter and its horizontal position. */
export type Letter = { path: string; x: number };

const units = (em: number) => Math.round(em * unitsPerEm);

/**
 * The mark as outlines in font units, so that it never waits for the font: two letters, and the plus between them at
 * half their height.
 */
export function drawMark(): { viewBox: string; letters: Letter[]; across: string; upright: string } {
  const [first, second] = site.mark.map((letter) => layOutText(letter, width, weight));
  if (!first || !second) throw new Error('The mark needs two letters: see lib/content/site.ts.');
  const left = first.right + gap;
  const x = left + length + gap - second.left;
  const [top, bottom] = [Math.max(first.top, second.top), Math.min(first.bottom, second.bottom)];
  const [centerX, centerY] = [left + length / 2, -(top + bottom) / 2];
  const bar = (w: number, h: number) =>
    `M${units(centerX - w / 2)} ${units(centerY - h / 2)}h${units(w)}v${units(h)}h${units(-w)}z`;
  return {
    viewBox: [first.left, -top, x + second.right - first.left, top - bottom].map(units).join(' '),
    letters: [
      { path: first.path, x: 0 },
      { path: second.path, x: units(x) },
    ],
    across: bar(length, thickness),
    upright: bar(thickness, length),
  };
}
