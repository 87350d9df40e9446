/**
 * The widths and heights at which layouts change, in CSS pixels at the default type size. CSS has no variables in
 * media and container queries (https://www.w3.org/TR/css-variables-1/#using-variables), so the stylesheets repeat
 * these; breakpoints.test.ts allows them no other.
 */

/** For media queries, which the stylesheets write in em. Larger type gets a smaller screen's layout. */
export const screens = {
  /** Wider than this, a phone lies on its side. Lower than this, the header is lower too. */
  landscapePhone: 480,
  phone: 640,
  /** The hero sets its text beside its video. */
  hero: 900,
  /** The navigation is a row, not a menu. */
  menu: 940,
} as const;

/** For the container query of ui/Wrap, which the stylesheets write in rem. */
export const wraps = {
  /** The tale of the tape has space for two columns. */
  tape: 272,
  phone: 600,
  tablet: 840,
  /** A bout's billing stands beside its names. */
  bout: 960,
} as const;

/** For the container query of ui/Bill, in pixels: a narrower bill splits its long lines. */
export const splitLine = 560;

/**
 * @param pixels a value from above
 * @returns the length for `max-width` and `max-height` just below it
 */
export const below = (pixels: number, unit: 'em' | 'rem' = 'em') =>
  `${(pixels / 16 - 0.01).toFixed(2)}${unit}`;
