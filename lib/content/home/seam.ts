import type { SeamContent } from '../../schema/home';
import { hero } from './hero';

export const seam: SeamContent = {
  kind: 'seam',
  alt:
    'Two people with headsets box below a plus. A slanted seam divides the picture: on one side they are drawn in ' +
    'light on black, on the other in dots of ink on paper.',
  /** The name of the slider that moves the seam for visitors who ask for less motion. */
  range: 'From light to ink',
  ink: '% ink',
  video: {
    ...hero.video,
    ariaLabel: 'Silent loop',
    play: 'Play the silent loop',
    pause: 'Pause the silent loop',
  },
};
