/** @jest-environment node */
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { layOutText, unitsPerEm } from './typeface';

const open = (file: string) => fontkit.create(readFileSync(`lib/build/fonts/${file}`)) as Font;
const right = (text: string) => layOutText(text, 100, 900).right;

it('widens with the width axis', () => {
  expect(layOutText('Plus', 125, 900).right).toBeGreaterThan(1.5 * layOutText('Plus', 62, 900).right);
});

it('grows heavier with the weight axis', () => {
  expect(layOutText('l', 100, 900).right).toBeGreaterThan(layOutText('l', 100, 300).right);
});

it('kerns the letters', () => {
  expect(right('AV') - right('V')).toBeLessThan(right('AH') - right('H'));
});

it('sets the same line only once', () => {
  expect(layOutText('Once', 100, 800)).toBe(layOutText('Once', 100, 800));
  expect(layOutText('Once', 100, 800)).not.toBe(layOutText('Once', 100, 700));
});

it('counts no space at the ends as ink', () => {
  const { left, right } = layOutText(' Plus ', 100, 900);
  expect(right - left).toBeCloseTo(layOutText('Plus', 100, 900).right - layOutText('Plus', 100, 900).left);
});

it('reaches below the baseline only where a letter does', () => {
  expect(layOutText('g', 100, 900).bottom).toBeLessThan(-0.1);
  expect(layOutText('H', 100, 900).bottom).toBe(0);
});

it('draws downwards, as SVG does', () => {
  const heights = layOutText('H', 100, 900)
    .path.match(/-?[\d.]+(?=[A-Z])/g)!
    .map(Number);
  expect(Math.min(...heights)).toBeCloseTo(-layOutText('H', 100, 900).top * unitsPerEm, 1);
});

it('refuses a character that the font lacks', () => {
  expect(() => layOutText('Kampf 拳', 100, 900)).toThrow('The font lacks a character of "Kampf 拳"');
});

it.each(['', ' '])('refuses the line %j, which has no ink', (text) => {
  expect(() => layOutText(text, 100, 900)).toThrow('A line of type needs letters');
});

describe('the font that is measured and the fonts that are loaded', () => {
  const measured = open('archivo.ttf');
  const loaded = open('archivo.woff2');
  const widths = (font: Font) =>
    loaded.characterSet.map((character) => font.glyphForCodePoint(character).advanceWidth);

  it('hold the same characters, each in one of the two that are loaded', () => {
    const characters = [...loaded.characterSet, ...open('archivo-latin-1.woff2').characterSet];
    expect(new Set(characters)).toEqual(new Set(measured.characterSet));
  });

  it('share their em', () => {
    expect(loaded.unitsPerEm).toBe(measured.unitsPerEm);
  });

  it('share their line', () => {
    expect([loaded.ascent, loaded.descent]).toEqual([measured.ascent, measured.descent]);
  });

  it('space every letter alike', () => {
    expect(widths(loaded)).toEqual(widths(measured));
  });

  it('offer the same widths and weights', () => {
    expect(loaded.variationAxes).toEqual(measured.variationAxes);
  });
});
