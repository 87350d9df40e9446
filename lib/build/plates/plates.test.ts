/** @jest-environment node */
import { colors } from '../../palette';
import { inPalette } from '.';

it('has the colors of the palette in place of the four names, and no other color changes', () => {
  const svg = (...inks: string[]) => `<g fill="none">${inks.map((ink) => `<path stroke="${ink}"/>`)}</g>`;
  const { ink, bone, ember, 'ember-print': print } = colors;
  expect(inPalette(svg('black', 'white', 'coral', 'orangered', 'red'))).toBe(
    svg(ink, bone, ember, print, 'red'),
  );
});
