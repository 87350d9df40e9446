import { site } from '../site';
import type { Label, PageDescription } from './types';

export const page: PageDescription = {
  title: `VR Tour: ${site.name}`,
  description: 'A walkthrough of the venue concept.',
};

const label: Label = {
  number: 7,
  title: 'Walkthrough',
  text: 'Concept film. Rooms and details will change.',
};

export const intro = {
  label,
  title: { text: 'VR Tour', width: 96 },
  lead:
    'Step inside before there is an inside. This walkthrough shows the idea as it stands: a floor for combat ' +
    'sport and VR, rooms for watching, planting below, and domes above.',
} as const;

export const player = {
  title: 'Walkthrough film',
  play: 'Play the walkthrough',
  trouble: 'Trouble with the player?',
  watchAt: 'Watch it at',
  plate: 'Plate 9.',
  caption: 'Walkthrough, poster frame. Concept drawing.',
  /** What the film's poster shows, for those who do not see it. */
  posterAlt:
    'Two fighters drawn by light, one ember and one tide, sparring on a round floor under a dome of drawn light.',
} as const;

export const comingSoon = 'More interactive views and headset access coming soon!';

export const after = {
  text: 'Want to be told when that happens, or to help make it happen?',
  link: { text: 'Join Our Vision', href: '/contact' },
} as const;
