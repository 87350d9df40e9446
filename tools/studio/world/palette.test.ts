/** @jest-environment node */
import { colors } from '../../../lib/palette';
import { palette } from './palette';

/**
 * A linear component of light as two hexadecimal digits of sRGB
 * (https://www.w3.org/TR/css-color-4/#predefined-sRGB).
 */
const digits = (light: number) => {
  const part = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, part) * 255);
};

it.each(['ink', 'ember', 'tide', 'bone'] as const)("has the site's %s as light", (name) => {
  const site = [1, 3, 5].map((at) => parseInt(colors[name].slice(at, at + 2), 16));
  palette[name]
    .map(digits)
    .forEach((part, index) => expect(Math.abs(part - site[index]!)).toBeLessThanOrEqual(1));
});
