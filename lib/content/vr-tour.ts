import { site } from './site';
import type { IntroContent, PageDescription, TextLink } from './types';

export const page: PageDescription = {
  title: `VR Tour: ${site.name}`,
  description: 'A walkthrough of the venue concept.',
};

export const intro: IntroContent = {
  label: { number: 7, title: 'Walkthrough', text: 'Concept film. Rooms and details will change.' },
  title: { text: 'VR Tour', width: 96 },
  lead:
    'Step inside before there is an inside. This walkthrough shows the idea as it stands: a floor for combat ' +
    'sport and VR, rooms for watching, planting below, and domes above.',
};

type PlayerContent = {
  title: string;
  play: string;
  trouble: string;
  watchAt: string;
  plate: string;
  caption: string;
  /** The alt text of the video's poster. */
  posterAlt: string;
};

export const player: PlayerContent = {
  title: 'Walkthrough film',
  play: 'Play the walkthrough',
  trouble: 'Trouble with the player?',
  watchAt: 'Watch it at',
  plate: 'Plate 9.',
  caption: 'Walkthrough, poster frame. Concept drawing.',
  posterAlt:
    'Two fighters of light, one orange and one blue, spar on a round floor among palms, under a plus of light and a ' +
    'dome of glowing lines. A label reads: Dome. Indoor landscaping below, projection domes above.',
};

export const comingSoon = 'More interactive views and headset access coming soon!';

export const after: { text: string; link: TextLink } = {
  text: 'Want to be told when that happens, or to help make it happen?',
  link: { text: 'Join Our Vision', href: '/contact' },
};
