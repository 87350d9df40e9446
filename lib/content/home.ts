import { site } from './site';
import { replyTime } from './shared';
import type {
  Bout,
  ContactBandContent,
  FounderContent,
  HeroContent,
  HowItWorksContent,
  PageDescription,
  PlateContent,
  ProblemContent,
  TractionContent,
  VisionContent,
} from './types';

export const page: PageDescription = {
  title: `${site.name}: a preview`,
  description:
    'A venue for combat sport, wearable tech, and VR, in development. ' +
    'We are looking for supporters, investors, and collaborators for a pop-up.',
};

export const hero: HeroContent = {
  label: 'Introduction',
  title: [
    { text: 'The Future of', width: 125, weight: 800 },
    ...site.nameLines,
    { text: 'Is Here.', width: 125 },
  ],
  subtitle:
    'A venue where combat sport, wearable tech, and VR share one floor. First stop: a pop-up. Help us build it.',
  walkthrough: { text: 'Watch the Walkthrough', href: '/vr-tour' },
  join: { text: 'Join Our Vision', href: '/contact' },
  video: { label: 'Background video', play: 'Play', pause: 'Pause', mute: 'Mute', unmute: 'Unmute' },
};

export const problem: ProblemContent = {
  id: 'problem',
  label: { number: 1, title: 'Problem', text: 'Why we started, and who it is for.' },
  bill: [
    { text: 'Sport or art.', width: 62, soft: 'or' },
    { text: 'Play or watch.', width: 100, soft: 'or' },
    { text: 'Screen or sweat.', width: 118, weight: 850, soft: 'or' },
    { text: 'Pick one.', width: 92 },
  ],
  lead:
    'A night out asks you to choose. The gym trains the body. The gallery feeds the eye. ' +
    'The arcade keeps score. Each one closes the door on the others.',
  text:
    'So you wait in a line with no clock, watch through the back of a phone, and go home with half the ' +
    `evening you wanted. ${site.name} is one venue built to put the halves together.`,
  tape: {
    caption: 'Tale of the tape',
    measure: 'Measure',
    today: 'A night out today',
    here: site.name,
    rows: [
      { measure: 'The wait', today: 'A line, and a guess', here: 'A waitlist you track in real time' },
      {
        measure: 'The footage',
        today: 'Whatever a friend caught',
        here: 'Video and photos, captured automatically',
      },
      {
        measure: 'The crowd',
        today: 'On its feet, at the back',
        here: 'Seated, in theater-style viewing rooms',
      },
      { measure: 'The room', today: 'Four walls', here: 'Indoor landscaping and projection domes' },
      { measure: 'The bar', today: 'Built around alcohol', here: 'Alcohol-free food and drink' },
      { measure: 'The game', today: 'On a couch', here: 'In VR and on the beat. In development' },
    ],
  },
  audience: {
    label: { title: 'Who it is for', text: 'Five names on the bill. Come as one of them, or as all five.' },
    names: [
      {
        line: { text: 'Families', width: 62 },
        note: 'One evening for every age, with alcohol-free food and drink.',
      },
      {
        line: { text: 'Groups', width: 125 },
        note: 'Check in by QR code and see where you stand on the waitlist.',
      },
      { line: { text: 'Creatives', width: 68 }, note: 'Domes, screens, and walls that want new work.' },
      { line: { text: 'Athletes', width: 96 }, note: 'Wearable gear, and footage to learn from.' },
      {
        line: { text: 'Gamers', width: 125, weight: 700 },
        note: 'A rhythm-based VR combat game, in development.',
      },
    ],
    corner: {
      title: 'In the corner:',
      text:
        'visitors who want a first look, investors who want the numbers, and collaborators who want to make ' +
        'something.',
      link: { text: 'Tell us which one you are', leadsTo: 'contact us', href: '/contact' },
    },
  },
};

const plates: readonly PlateContent[] = [
  {
    number: 1,
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
    title: 'Food and drink',
    text: 'Alcohol-free, so every age can share the table.',
    image: {
      src: '/media/plates/bar.svg',
      width: 1000,
      height: 1000,
      alt: 'Stippled still life of a bottle, a glass with a straw, and a bowl of fruit.',
    },
  },
];

export const howItWorks: HowItWorksContent = {
  id: 'how-it-works',
  label: {
    number: 2,
    title: 'How It Works',
    text: 'Six plates, and what makes it unique. All drawings are concepts.',
  },
  bill: [
    { text: 'Gear up. Check in.', width: 62 },
    { text: 'Play. Get filmed.', width: 112 },
    { text: 'Watch it back.', width: 80 },
  ],
  plates,
  unique: {
    title: 'What makes it unique',
    points: [
      { title: 'The wait is honest.', text: 'You can see your place in it, because the gear keeps track.' },
      { title: 'The proof is automatic.', text: 'Footage is part of the visit, not a favor from a friend.' },
      { title: 'Watching counts.', text: 'The viewing rooms are a reason to come, not a place to wait.' },
      {
        title: 'It does not stop at the door.',
        text: 'A retail brand and a sister art museum concept grow from the same idea.',
      },
    ],
  },
};

const bouts: readonly Bout[] = [
  {
    billing: 'Main event',
    names: ['Pitch', 'Investors'],
    size: 'main',
    note: { before: 'Outreach to', figure: '40+', after: 'investors.' },
  },
  {
    billing: 'Co-main',
    names: ['Plan', 'Numbers'],
    size: 'second',
    note: { figure: '3-year', after: 'projections.' },
  },
  {
    billing: 'Feature',
    names: ['Fist', 'Rhythm'],
    size: 'third',
    note: { after: 'A rhythm-based VR combat game, in development.' },
  },
  {
    billing: 'Undercard',
    names: ['Ring', 'Rack'],
    size: 'under',
    note: { after: 'A retail brand, as part of the concept.' },
  },
  {
    billing: 'Undercard',
    names: ['Venue', 'Museum'],
    size: 'under',
    note: { after: 'A sister art museum concept.' },
  },
  {
    billing: 'Next bout',
    names: ['Pop-up', 'You'],
    size: 'next',
    note: { after: 'Supporters, investors, and collaborators wanted.' },
    link: { text: 'Take the corner', leadsTo: 'contact us', href: '/contact' },
  },
];

export const traction: TractionContent = {
  id: 'traction',
  label: {
    number: 3,
    title: 'Traction',
    text: 'Milestones, listed like a fight card. The opponents are on the same side.',
  },
  bill: [{ text: 'The card so far.', width: 88 }],
  joinedBy: 'plus',
  bouts,
};

const visionPlates: readonly PlateContent[] = [
  {
    number: 7,
    title: 'Retail',
    status: 'Planned',
    text: 'A retail brand: the part of the evening you can wear home.',
    image: {
      src: '/media/plates/robe.svg',
      width: 1000,
      height: 1250,
      alt: 'Stippled drawing of a boxing robe with an orange belt, on a rail.',
    },
  },
  {
    number: 8,
    title: 'Museum',
    status: 'Concept',
    text: 'A heavy bag hung as sculpture, in a sister art museum.',
    image: {
      src: '/media/plates/gallery.svg',
      width: 1400,
      height: 1000,
      alt: 'Stippled drawing of a gallery: a heavy bag hung between two framed works.',
    },
  },
];

export const vision: VisionContent = {
  id: 'vision',
  label: { number: 4, title: 'Vision', text: 'The roadmap, in four rounds.' },
  lead:
    'A place you can spar in, look at, and take home. We plan to reach it in four rounds, each one wider than ' +
    'the last.',
  round: 'Round',
  rounds: [
    {
      status: 'In development',
      line: { text: 'Prototype', width: 62 },
      text:
        'The parts before the whole: the rhythm-based VR combat game, then the wearable gear with its check-in ' +
        'and waitlist.',
    },
    {
      status: 'Seeking support',
      line: { text: 'Pop-up', width: 84 },
      text:
        'The first public version: gear, capture, viewing, and alcohol-free food and drink under one temporary ' +
        'roof.',
    },
    {
      status: 'Planned',
      line: { text: 'Permanent venue', width: 88 },
      text:
        'A home with indoor landscaping, projection domes, and theater-style viewing rooms, and a retail brand ' +
        'beside it.',
    },
    {
      status: 'Concept',
      line: { text: 'Museum', width: 125 },
      text: 'A sister art museum, where the same idea hangs on the wall.',
    },
  ],
  plates: visionPlates,
};

export const founder: FounderContent = {
  id: 'founder',
  label: { number: 5, title: 'Founder', text: 'A statement.' },
  bill: [
    { text: 'Not versus.', width: 76 },
    { text: 'Plus.', width: 125 },
  ],
  lead: 'Every fight bill puts one word between two names: versus. Ours puts a plus.',
  paragraphs: [
    'We started from a plain irritation. The places that move the body and the places that move the mind are ' +
      'almost never the same place. We wanted to throw a punch and stand in front of something beautiful in a ' +
      'single evening, with every age in the room and no drink required.',
    'So we began to draw one. Gear that checks you in. Cameras that do the looking, so you can do the doing. A ' +
      'garden underfoot, a dome overhead, and a good seat for whoever would rather watch.',
    'It is early. We would rather show you unfinished work than finished promises. If you want a hand in what ' +
      'comes next, we want to hear from you.',
  ],
};

export const contactBand: ContactBandContent = {
  id: 'contact',
  title: {
    text: 'Get In Touch',
    width: 72,
    split: [
      { text: 'Get In', width: 100 },
      { text: 'Touch', width: 92 },
    ],
  },
  href: '/contact',
  text: `To back it, build it, or be first through the door, write to us. We reply within ${replyTime}.`,
};
