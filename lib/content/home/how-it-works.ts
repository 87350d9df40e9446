import type { SectionContent, WallPlate } from '../types';

type HowItWorksContent = SectionContent & {
  lead: string;
  plates: readonly WallPlate[];
  unique: { title: string; points: readonly string[] };
};

export const howItWorks: HowItWorksContent = {
  id: 'how-it-works',
  label: {
    number: 2,
    title: 'How It Works',
    text: 'Six plates, and what makes it unique. All drawings are concepts.',
  },
  lead: 'Gear up. Check in. Play. Get filmed. Watch it back.',
  plates: [
    {
      number: 1,
      size: 'small',
      title: 'Check-in',
      text: 'Smart wearable gear, with QR check-in. Once you are in, your place on the waitlist is tracked in real time.',
      image: {
        src: '/media/plates/checkin.svg',
        width: 1000,
        height: 1250,
        alt: 'Stippled drawing of a raised boxing glove, with a QR-style tag on the band around its cuff.',
      },
    },
    {
      number: 2,
      size: 'large',
      title: 'Capture',
      text: 'Video and photos are captured automatically. Nobody has to leave the action to hold a phone.',
      image: {
        src: '/media/plates/capture.svg',
        width: 1600,
        height: 900,
        alt: 'Stippled sequence of one figure moving from guard to a high kick, the last pose framed by camera brackets.',
      },
    },
    {
      number: 3,
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
      number: 4,
      size: 'medium',
      title: 'Dome',
      text: 'Indoor landscaping below, projection domes above. The room is part of the show.',
      image: {
        src: '/media/plates/dome.svg',
        width: 1600,
        height: 1000,
        alt: 'Stippled drawing of two figures sparring among trees under a projection dome.',
      },
    },
    {
      number: 5,
      size: 'large',
      title: 'The game',
      status: 'In development',
      text: 'A rhythm-based VR combat game: hit what the music sends you.',
      image: {
        src: '/media/plates/game.svg',
        width: 1600,
        height: 1000,
        alt: 'Stippled drawing of two gloved fists facing spheres that arrive along receding rings.',
      },
    },
    {
      number: 6,
      size: 'small',
      title: 'Food and drink',
      text: 'Alcohol-free, so every age can share the table.',
      image: {
        src: '/media/plates/bar.svg',
        width: 1000,
        height: 1000,
        alt: 'Stippled still life of a bottle, a glass with a straw, and a bowl of fruit.',
      },
    },
  ],
  unique: {
    title: 'What makes it unique',
    points: [
      'The wait is honest.',
      'The proof is automatic.',
      'Watching counts.',
      'It does not stop at the door.',
    ],
  },
};
