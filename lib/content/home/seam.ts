import type { SeamContent } from '../../schema/home';
import { hero } from './hero';

export const seam: SeamContent = {
  kind: 'seam',
  alt: 'Two people with headsets box below a plus, drawn in light on one side of a slanted seam, and in ink on the other.',
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
