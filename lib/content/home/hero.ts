import { site } from '../site';

export const hero = {
  id: 'home',
  menu: { text: 'Home', width: 125, weight: 800 },
  label: 'Introduction',
  logo: `${site.name} logo`,
  title: [
    { text: 'The Future of', width: 125, weight: 800 },
    ...site.nameLines,
    { text: 'Is Here.', width: 125 },
  ],
  subtitle:
    'One venue for combat sport, wearable tech, VR, and art. Come to play, watch, or look. First stop: a pop-up. ' +
    'Help us build it.',
  walkthrough: { text: 'Watch the Walkthrough', href: '/vr-tour' },
  join: { text: 'Join Our Vision', href: '/contact' },
  video: {
    label: 'Background video',
    play: 'Play',
    pause: 'Pause',
    unmute: 'Unmute',
    mute: 'Mute',
    said: { play: 'Playing', pause: 'Paused', unmute: 'Sound on', mute: 'Sound off' },
  },
};
