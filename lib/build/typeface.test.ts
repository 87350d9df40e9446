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

it('caches each line', () => {
  expect(layOutText('Once', 100, 800)).toBe(layOutText('Once', 100, 800));
  expect(layOutText('Once', 100, 800)).not.toBe(layOutText('Once', 100, 700));
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

describe('the measured font and the loaded fonts', () => {
  const measured = open('archivo.ttf');
  const loaded = open('archivo.woff2');
  const widths = (font: Font) =>
    loaded.characterSet.map((character) => font.glyphForCodePoint(character).advanceWidth);

  it('have the same characters, each in one of the loaded fonts', () => {
    const characters = [...loaded.characterSet, ...open('archivo-latin-1.woff2').characterSet];
    expect(new Set(characters)).toEqual(new Set(measured.characterSet));
  });

  it('have the same em', () => {
    expect(loaded.unitsPerEm).toBe(measured.unitsPerEm);
  });

  it('have the same ascent and descent', () => {
    expect([loaded.ascent, loaded.descent]).toEqual([measured.ascent, measured.descent]);
  });

  it('have the same advance for each character', () => {
    expect(widths(loaded)).toEqual(widths(measured));
  });

  it('have the same widths and weights', () => {
    expect(loaded.variationAxes).toEqual(measured.variationAxes);
  });
});
