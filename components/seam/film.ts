import { seam } from '@/lib/content/generated/seam';
import { posterOf, sourcesOf } from '@/lib/media';

export const portraitMedia = '(orientation: portrait)';

export const { blows } = seam;

/** The loop: first the files for tall screens. Each frame has the light above, and the same as ink below. */
export const sources = [...sourcesOf(seam.portrait, portraitMedia), ...sourcesOf(seam.landscape)].map(
  (source) => ({ ...source, silent: true as const }),
);

const postersOf = (material: 'light' | 'ink') => ({
  landscape: posterOf({ ...seam.landscape, poster: seam.landscape[material] }),
  portrait: posterOf({ ...seam.portrait, poster: seam.portrait[material] }),
});

/** The stills. The paper of the ink is white. */
export const posters = { light: postersOf('light'), ink: postersOf('ink') };
