import type { HeroContent } from '../../schema/home';
import { site } from '../site';
import { statuses } from './statuses';

export const hero: HeroContent = {
  id: 'home',
  menu: { text: 'Home', width: 125, weight: 800 },
  ariaLabel: 'Introduction',
  logo: `${site.name} logo`,
  title: [
    { text: 'The Future of', width: 125, weight: 800 },
    { text: site.name, width: 62, split: site.nameLines },
    { text: 'Is Here.', width: 125 },
  ],
  subtitle:
    'One venue for combat sport, wearable tech, VR, and art. Spar, play, or take a seat. It starts with a pop-up, ' +
    'and that needs you.',
  statuses: [
    { name: 'Game', status: statuses.game },
    { name: 'Pop-up', status: statuses.popUp },
    { name: 'Venue', status: statuses.venue },
    { name: 'Museum', status: statuses.museum },
  ],
  walkthrough: { text: 'Watch the Walkthrough', href: '/vr-tour' },
  join: { text: 'Join Our Vision', href: '/contact' },
  video: {
    ariaLabel: 'Background video',
    play: 'Play',
    pause: 'Pause',
    unmute: 'Unmute',
    mute: 'Mute',
    announcement: { play: 'Playing', pause: 'Paused', unmute: 'Sound on', mute: 'Sound off' },
  },
};
