/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colors, palette } from './palette';

const tokens = readFileSync('components/layout/styles/tokens.css', 'utf8');
const written = Object.values(palette).map((color) => color.join(' '));

it('holds the stylesheet to the palette', () => {
  const primitives = [...tokens.matchAll(/--([\w-]+): oklch\(([^/]+?)\)/g)].map(([, name, color]) => [
    name,
    color,
  ]);
  expect(primitives).toEqual(Object.keys(palette).map((name, index) => [name, written[index]]));
});

it('lets a see-through color be one of the palette', () => {
  const seeThrough = [...tokens.matchAll(/oklch\(([^)]+?) \//g)].map(([, color]) => color);
  expect(seeThrough).not.toEqual([]);
  expect(written).toEqual(expect.arrayContaining(seeThrough));
});

it.each([
  ['ink', '#0f0a06'],
  ['bone', '#f3eee3'],
  ['ember', '#fc6b33'],
  ['tide', '#4ddcdc'],
] as const)('converts %s to the sRGB color %s', (name, color) => {
  expect(colors[name]).toBe(color);
});
