import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';

// Not the WOFF2: fontkit sets axes only on uncompressed fonts.
const font = fontkit.create(readFileSync(path.join(process.cwd(), 'lib/build/fonts/archivo.ttf'))) as Font;

const space = 0x20;

export const { unitsPerEm } = font;

/** In em from the baseline. `descent` is negative. */
export const ascent = font.ascent / unitsPerEm;
export const descent = font.descent / unitsPerEm;

const cache = new Map<string, ReturnType<typeof draw>>();

/** Cached: a call takes 20 ms. The ink is in em with y up; the path is in font units with y down. */
export function layOutText(text: string, width: number, weight: number) {
  const key = JSON.stringify([text, width, weight]);
  const line = cache.get(key) ?? draw(text, width, weight);
  cache.set(key, line);
  return line;
}

/** Whether the font has each character, and one of them is visible. */
export function hasGlyphs(text: string): boolean {
  try {
    return layOutText(text, 100, 900).right > 0;
  } catch {
    return false;
  }
}

function draw(text: string, width: number, weight: number) {
  const { glyphs, positions } = font.getVariation({ wdth: width, wght: weight }).layout(text);
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
  const wordAdvances = [0];
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`The font lacks a character of "${text}".`);
    const { xAdvance, xOffset } = positions[index]!;
    const { minX, maxX, minY, maxY } = glyph.path.bbox;
    const x = pen + xOffset;
    if (maxX > minX) {
      box.left = Math.min(box.left, (x + minX) / unitsPerEm);
      box.right = Math.max(box.right, (x + maxX) / unitsPerEm);
      box.top = Math.max(box.top, maxY / unitsPerEm);
      box.bottom = Math.min(box.bottom, minY / unitsPerEm);
    }
    pen += xAdvance;
    wordAdvances[wordAdvances.length - 1]! += xAdvance / unitsPerEm;
    if (glyph.codePoints[0] === space) wordAdvances.push(0);
    return glyph.path.scale(1, -1).translate(x, 0).toSVG();
  });
  if (box.right < box.left) throw new Error(`A display line needs visible characters, but it is "${text}".`);
  return { ...box, wordAdvances, path: paths.join('') };
}
