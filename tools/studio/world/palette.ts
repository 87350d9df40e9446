import { palette as site, toLight, type Rgb } from './site-palette';

export type { Rgb };

/** The site's colors, as light: ink is the ground, ember is combat, tide is culture, bone is where they meet. */
export const palette = {
  ink: toLight(site.ink),
  ember: toLight(site.ember),
  tide: toLight(site.tide),
  bone: toLight(site.bone),
} as const;
