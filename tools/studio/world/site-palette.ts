/** Lightness from 0 to 1, chroma, and hue in degrees, as in CSS `oklch()`. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Linear sRGB: red, green and blue as light, from 0 to 1 within the gamut. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The site's colors. components/layout/styles/tokens.css repeats them, and palette.test.ts compares the two. */
export const palette = {
  ink: [0.15, 0.012, 60],
  'ink-raised': [0.195, 0.013, 60],
  bone: [0.95, 0.015, 85],
  'mute-on-ink': [0.76, 0.016, 80],
  'mute-on-bone': [0.4, 0.014, 60],
  field: [0.66, 0.012, 75],
  ember: [0.7, 0.19, 40],
  'ember-deep': [0.5, 0.17, 36],
  tide: [0.82, 0.12, 195],
} as const satisfies Record<string, Oklch>;

/** Converts a color to light, with the matrices of https://bottosson.github.io/posts/oklab/. */
export function toLight([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Converts one part of light to a display value, sRGB (https://www.w3.org/TR/css-color-4/#predefined-sRGB). */
export const toDisplay = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Two hexadecimal digits of sRGB for one part of light. */
function digits(light: number): string {
  return Math.round(255 * Math.min(1, toDisplay(light)))
    .toString(16)
    .padStart(2, '0');
}

/** The same colors as `#rrggbb`, for images and for what no stylesheet reaches. */
export const colors = Object.fromEntries(
  Object.entries(palette).map(([name, color]) => [name, `#${toLight(color).map(digits).join('')}`]),
) as Record<keyof typeof palette, string>;
