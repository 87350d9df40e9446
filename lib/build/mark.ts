import { site, type Site } from '../content/site';
import { layOutText, unitsPerEm } from './typeface';

const width = 125;
const weight = 900;
/** In em: the gap between a letter and the plus, and the length and thickness of the plus's strokes. */
const gap = 0.085;
const length = 0.66;
const thickness = 0.138;

/** The path of one or more letters, and its horizontal position. */
type Letter = { path: string; x: number };

const units = (em: number) => Math.round(em * unitsPerEm);

/** The mark as outlines: its letters, and the strokes of the plus if it has one. */
export type MarkDrawing = { viewBox: string; letters: Letter[]; plus?: { across: string; upright: string } };

/**
 * Draws the mark in font units, so that it never waits for the font: its letters, and the plus between two of them at
 * half their height.
 */
export function drawMark(mark: Site['mark'] = site.mark): MarkDrawing {
  const parts = mark.map((letters) => layOutText(letters, width, weight));
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const left = first.right + gap;
  const x = parts.length > 1 ? left + length + gap - last.left : 0;
  const top = Math.max(...parts.map((part) => part.top));
  const bottom = Math.min(...parts.map((part) => part.bottom));
  const [centerX, centerY] = [left + length / 2, -(top + bottom) / 2];
  const bar = (w: number, h: number) =>
    `M${units(centerX - w / 2)} ${units(centerY - h / 2)}h${units(w)}v${units(h)}h${units(-w)}z`;
  return {
    viewBox: [first.left, -top, x + last.right - first.left, top - bottom].map(units).join(' '),
    letters: parts.map(({ path }, index) => ({ path, x: index === 0 ? 0 : units(x) })),
    ...(parts.length > 1 && { plus: { across: bar(length, thickness), upright: bar(thickness, length) } }),
  };
}
