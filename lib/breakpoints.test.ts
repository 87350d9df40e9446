/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { below, screens, splitLine, wraps } from './breakpoints';

const stylesheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(`components/${path}`, 'utf8'));

/** The lengths in the conditions of all rules of a kind. */
function lengthsIn(kind: '@media' | '@container') {
  const conditions = stylesheets.flatMap((css) => css.match(new RegExp(`${kind}[^{]*`, 'g')) ?? []);
  return new Set(conditions.flatMap((condition) => condition.match(/[\d.]+[a-z]+/g) ?? []));
}

it('names every length at which a media query changes a layout', () => {
  const { landscapePhone } = screens;
  const named = [...Object.values(screens).map((width) => below(width)), `${landscapePhone / 16}em`];
  expect([...lengthsIn('@media')].sort()).toEqual(named.sort());
});

it('names every length at which a container query changes a layout', () => {
  const named = [...Object.values(wraps).map((width) => below(width, 'rem')), `${splitLine}px`];
  expect([...lengthsIn('@container')].sort()).toEqual(named.sort());
});
