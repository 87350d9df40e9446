/** @jest-environment node */
import { colors } from '@/lib/build/tokens';
import { inPalette } from './drawing-files';

const { ink, bone, ember, 'ember-print': print } = colors;

it.each([
  ['attributes', (color: string) => `<g fill="none"><path stroke="${color}" fill='${color}'/></g>`],
  ['style', (color: string) => `<path style="opacity:1;fill:${color};stroke: ${color}"/>`],
  [
    'a style sheet',
    (color: string) => `<style>.a { fill: ${color}; stop-color:${color}; --b:${color} }</style>`,
  ],
])('has the colors of the palette in %s, and no other color changes', (_place, svg) => {
  const names = ['black', '#FFFFFF', '#fff', 'coral', 'rgb(100%,49.8%,31.4%)', 'orangered'];
  expect(names.map((name) => inPalette(svg(name)))).toEqual([ink, bone, bone, ember, ember, print].map(svg));
  const others = ['red', 'none', '#ff7f51', 'rgb(0,0,9)', 'url(#black)'];
  expect(others.map((name) => inPalette(svg(name)))).toEqual(others.map(svg));
});

it('keeps a color as see-through as it is', () => {
  expect(inPalette('<path fill="#ff450080"/>')).toBe(`<path fill="${print}80"/>`);
});

it('draws in ink what has no color, as drawing programs leave out black', () => {
  expect(inPalette('<svg width="9"><path d="M0 0h9z"/></svg>')).toBe(
    `<svg color="${ink}" fill="${ink}" width="9"><path d="M0 0h9z"/></svg>`,
  );
  expect(inPalette('<svg fill="none"/>')).toBe(`<svg color="${ink}" fill="none"/>`);
});

it.each(['<text class="white">black, white</text>', '<mask id="a"><path fill="white"/></mask>'])(
  'leaves words and masks alone: %s',
  (svg) => expect(inPalette(svg)).toBe(svg),
);
