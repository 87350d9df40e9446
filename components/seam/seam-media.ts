import { seam } from '@/lib/content/generated/seam';
import { posterOf, sourcesOf } from '@/lib/media';

export const portraitMedia = '(orientation: portrait)';

export const { blows } = seam;

/** The loop: the files for tall screens come first. Each frame has the light above, and the ink below. */
export const sources = [...sourcesOf(seam.portrait, portraitMedia), ...sourcesOf(seam.landscape)].map(
  (source) => ({ ...source, silent: true as const }),
);

const postersOf = (material: 'light' | 'ink') => ({
  landscape: posterOf({ ...seam.landscape, poster: seam.landscape[material] }),
  portrait: posterOf({ ...seam.portrait, poster: seam.portrait[material] }),
});

/** The stills. The ink is on white paper. */
export const posters = { light: postersOf('light'), ink: postersOf('ink') };
