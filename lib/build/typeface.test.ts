/** @jest-environment node */
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { layOutText, unitsPerEm } from './typeface';

const open = (file: string) => fontkit.create(readFileSync(`lib/build/fonts/${file}`)) as Font;
const right = (text: string) => layOutText(text, 100, 900).right;

it('is wider with the width axis', () => {
  expect(layOutText('Plus', 125, 900).right).toBeGreaterThan(1.5 * layOutText('Plus', 62, 900).right);
});

it('is heavier with the weight axis', () => {
  expect(layOutText('l', 100, 900).right).toBeGreaterThan(layOutText('l', 100, 300).right);
});

it('applies kerning', () => {
  expect(right('AV') - right('V')).toBeLessThan(right('AH') - right('H'));
});

it('does not count spaces at the ends as ink', () => {
  const { left, right } = layOutText(' Plus ', 100, 900);
  expect(right - left).toBeCloseTo(layOutText('Plus', 100, 900).right - layOutText('Plus', 100, 900).left);
});

it('extends below the baseline only for descenders', () => {
  expect(layOutText('g', 100, 900).bottom).toBeLessThan(-0.1);
  expect(layOutText('H', 100, 900).bottom).toBe(0);
});

it('draws with y down, as SVG does', () => {
  const heights = layOutText('H', 100, 900)
    .path.match(/-?[\d.]+(?=[A-Z])/g)!
    .map(Number);
  expect(Math.min(...heights)).toBeCloseTo(-layOutText('H', 100, 900).top * unitsPerEm, 1);
});

it('rejects a character that the font lacks', () => {
  expect(() => layOutText('Kampf 拳', 100, 900)).toThrow('The font lacks a character of "Kampf 拳"');
});

it.each(['', ' '])('rejects the line %j, which has no ink', (text) => {
  expect(() => layOutText(text, 100, 900)).toThrow('A display line needs visible characters');
});

it('measures the same font as the pages load', () => {
  const measured = open('archivo.ttf');
  const loaded = open('archivo.woff2');
  const characters = [...loaded.characterSet, ...open('archivo-latin-1.woff2').characterSet];
  expect(new Set(characters)).toEqual(new Set(measured.characterSet));
  const metrics = (font: Font) => [
    ...[font.unitsPerEm, font.ascent, font.descent, font.variationAxes],
    ...loaded.characterSet.map((character) => font.glyphForCodePoint(character).advanceWidth),
  ];
  expect(metrics(loaded)).toEqual(metrics(measured));
});
