/** @jest-environment node */
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';

const open = (file: string) => fontkit.create(readFileSync(`lib/build/fonts/${file}`)) as Font;

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
