import { hero } from './hero';

/** A silent loop, in which the film's light becomes the ink of the drawings. */
export const band = {
  kind: 'band' as const,
  video: {
    ...hero.video,
    label: 'Silent loop',
    play: 'Play the silent loop',
    pause: 'Pause the silent loop',
  },
};
