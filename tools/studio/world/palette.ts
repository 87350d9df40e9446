export type Rgb = readonly [number, number, number];

/**
 * A color in linear sRGB.
 *
 * @param lightness 0 to 1
 * @param chroma as in CSS `oklch()`
 * @param hue degrees
 * @see https://bottosson.github.io/posts/oklab/ for the matrices
 */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
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

/** The site's colors, as light: ink is the ground, ember is combat, tide is culture, bone is where they meet. */
export const palette = {
  ink: oklch(0.15, 0.012, 60),
  ember: oklch(0.7, 0.19, 40),
  tide: oklch(0.82, 0.12, 195),
  bone: oklch(0.95, 0.015, 85),
} as const;
