/** @jest-environment node */
import { colors } from '../../palette';
import { inPalette } from '.';

const { ink, bone, ember, 'ember-print': print } = colors;

it.each([
  ['attributes', (color: string) => `<g fill="none"><path stroke="${color}" fill='${color}'/></g>`],
  ['style', (color: string) => `<path style="opacity:1;fill:${color};stroke: ${color}"/>`],
  ['a style sheet', (color: string) => `<style>.a { fill: ${color}; stop-color:${color} }</style>`],
])('has the colors of the palette in %s, and no other color changes', (_place, svg) => {
  const names = ['black', '#FFFFFF', '#fff', 'coral', '#ff7f50', 'orangered', 'red', '#fff5'];
  expect(names.map((name) => inPalette(svg(name)))).toEqual(
    [ink, bone, bone, ember, ember, print, 'red', '#fff5'].map(svg),
  );
});

it('leaves the words of a drawing alone', () => {
  expect(inPalette('<text class="white">black, white</text>')).toBe(
    '<text class="white">black, white</text>',
  );
});
