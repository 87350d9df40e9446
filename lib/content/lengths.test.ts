/** @jest-environment node */
import { lineMetrics } from '../build/display-line';
import { readContent } from './all-content';
import { pages } from './pages';

/** The width of a line on a screen 320 pixels wide, in pixels (Bill.module.css). */
const phone = 0.997 * 288;

it('has titles and descriptions of pages that search results show in full', async () => {
  const { texts } = await readContent();
  // Search engines show about so many characters: https://moz.com/learn/seo/title-tag and meta-description.
  const limits = { title: 60, description: 160 };
  const wrong = Object.entries(limits).flatMap(([part, limit]) => {
    const found = texts.filter(({ place }) => place.endsWith(`: page.${part}`));
    expect(found).toHaveLength(pages.length + 1);
    return found
      .filter(({ value }) => value.length > limit)
      .map(({ place, value }) => `${place}: "${value}" has ${value.length} characters, at most ${limit}`);
  });
  expect(wrong).toEqual([]);
});

it('has lines of large type that the font can draw, and that are neither too small nor too high on a phone', async () => {
  const { lines } = await readContent();
  const wrong = lines.flatMap(({ place, value }) => {
    const { text, width, weight = 900 } = value;
    if (width < 62 || width > 125)
      return [`${place}: the width of "${text}" is ${width}, allowed are 62 to 125`];
    if (weight < 400 || weight > 900)
      return [`${place}: the weight of "${text}" is ${weight}, allowed are 400 to 900`];
    try {
      const { ink, height, below } = lineMetrics(value);
      const size = phone / ink;
      // A lead is 20 pixels high there; 150 pixels are about half of the width.
      if (size < 22)
        return [`${place}: "${text}" is ${Math.floor(size)} pixels high, at least 22: condense or split it`];
      const pixels = Math.ceil(size * (height + below));
      return pixels > 150 ? [`${place}: "${text}" is ${pixels} pixels high, at most 150: split it`] : [];
    } catch (error) {
      return [`${place}: ${(error as Error).message}`];
    }
  });
  expect(wrong).toEqual([]);
});
