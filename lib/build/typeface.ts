import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';

// The same font as archivo.woff2; fontkit sets axes on the uncompressed format only.
const font = fontkit.create(readFileSync(path.join(process.cwd(), 'lib/build/fonts/archivo.ttf'))) as Font;

const space = 0x20;

/** The em of the font's own units. */
export const { unitsPerEm } = font;

/** The distance from the baseline to the top and bottom of a line's content area, in em; descent is negative. */
export const { ascent, descent } = {
  ascent: font.ascent / unitsPerEm,
  descent: font.descent / unitsPerEm,
};

/** A line of text set in the site's font: its outlines and the box of its ink, in em, y upwards from the baseline. */
export type TextLayout = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The advance of each word, its space included. */
  words: number[];
  /** The outlines as SVG path data, in font units (`unitsPerEm`), y downwards from the baseline. */
  path: string;
};

const known = new Map<string, TextLayout>();

/**
 * Sets a line of text from the font's own outlines, kerning included. Each line is set once and remembered, since
 * that takes some 20 ms and pages, cards and tests ask for the same lines.
 *
 * @param width the font's width axis, 62 (condensed) to 125 (expanded)
 * @param weight the font's weight axis, 400 to 900
 * @throws {Error} when the text has no ink, or a character that the font lacks
 */
export function layOutText(text: string, width: number, weight: number): TextLayout {
  const key = JSON.stringify([text, width, weight]);
  const line = known.get(key) ?? draw(text, width, weight);
  known.set(key, line);
  return line;
}

function draw(text: string, width: number, weight: number): TextLayout {
  const { glyphs, positions } = font.getVariation({ wdth: width, wght: weight }).layout(text);
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
  const words = [0];
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
    words.push(words.pop()! + xAdvance / unitsPerEm);
    if (glyph.codePoints[0] === space) words.push(0);
    return glyph.path.scale(1, -1).translate(x, 0).toSVG();
  });
  if (box.right < box.left) throw new Error(`A line of type needs letters; this one is "${text}".`);
  return { ...box, words, path: paths.join('') };
}
