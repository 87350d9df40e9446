import type { HowItWorksContent } from '../../schema/home';
import { checkIn } from './check-in';
import { statuses } from './statuses';

export const howItWorks: HowItWorksContent = {
  kind: 'how-it-works',
  id: 'how-it-works',
  menu: { text: 'How It Works', width: 88 },
  heading: { title: 'How It Works', note: 'Drawings of things not built yet.' },
  lead: 'Gear up. Check in. Play. Get filmed. Watch it back.',
  plates: [
    {
      id: 'checkin',
      size: 'small',
      title: 'Check-in',
      text: 'Smart wearable gear, with QR check-ins and real-time waitlist tracking: see your place in the line move.',
      code: checkIn,
      image: {
        src: '/media/plates/checkin.svg',
        width: 1000,
        height: 1250,
        alt: 'Stippled drawing of a raised boxing glove with a QR tag on its cuff.',
      },
    },
    {
      id: 'capture',
      size: 'large',
      title: 'Capture',
      text: 'Auto-captured video and photo footage: cameras film the round, so nobody holds a phone.',
      image: {
        src: '/media/plates/capture.svg',
        width: 1600,
        height: 900,
        alt: 'Stippled sequence of one figure from guard to a high kick, which camera brackets frame.',
      },
    },
    {
      id: 'viewing',
      size: 'medium',
      title: 'Viewing room',
      text: 'Theater-style rooms, so watching means a seat and not a spot by the wall.',
      image: {
        src: '/media/plates/viewing.svg',
        width: 1200,
        height: 900,
        alt: 'Stippled drawing of seated viewers facing a screen that shows a high kick.',
      },
    },
    {
      id: 'dome',
      size: 'medium',
      title: 'Dome',
      text: 'Indoor landscaping and projection domes: plants below, a projected sky above.',
      image: {
        src: '/media/plates/dome.svg',
        width: 1600,
        height: 1000,
        alt: 'Stippled drawing of two figures sparring among trees under a projection dome.',
      },
    },
    {
      id: 'bar',
      size: 'medium',
      title: 'Food and drink',
      text: 'Alcohol-free, so every age can share the table.',
      image: {
        src: '/media/plates/bar.svg',
        width: 1600,
        height: 1000,
        alt: 'Stippled still life of a jug, a halved orange, and two tumblers.',
      },
    },
    {
      id: 'game',
      size: 'large',
      title: 'The game',
      status: statuses.game,
      text: 'A rhythm-based VR combat game: hit what the music sends you.',
      link: { text: 'Play one round', href: '/vr-tour#one-round' },
      image: {
        src: '/media/plates/game.svg',
        width: 1600,
        height: 1000,
        alt: 'Stippled drawing of two gloved fists facing spheres that arrive along receding rings.',
      },
    },
    {
      id: 'robe',
      size: 'small',
      title: 'Retail',
      status: statuses.retail,
      text: 'A retail brand: a robe to wear home.',
      image: {
        src: '/media/plates/robe.svg',
        width: 1000,
        height: 1250,
        alt: 'Stippled drawing of a boxing robe with an orange belt, on a rail.',
      },
    },
  ],
  unique: {
    title: 'What makes it unique',
    points: [
      {
        line: { text: 'Watching counts.', width: 118 },
        text: 'The viewing rooms are a reason to come, not a place to wait.',
      },
      {
        line: { text: 'The footage is automatic.', width: 70 },
        text: 'You spar. The cameras do the rest.',
      },
      {
        line: { text: 'The wait is honest.', width: 92 },
        text: 'The gear keeps your place, so nobody has to guess.',
      },
    ],
  },
};
