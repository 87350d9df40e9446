import { site } from '../site';
import type { DisplayLine, SectionContent, SentenceLink, TitledText } from '../types';

type ProblemContent = SectionContent & {
  bill: readonly DisplayLine[];
  /** The slider under the bill. */
  clinch: {
    label: string;
    /** What it says: before anybody pulls, and who wins. */
    states: Record<'start' | 'first' | 'last' | 'balanced', string>;
    /** The bill's lines in balance, at font widths that make them as high as before. */
    balanced: readonly DisplayLine[];
  };
  lead: string;
  text: string;
  tape: {
    caption: string;
    measure: string;
    today: string;
    here: string;
    rows: readonly { measure: string; today: string; here: string }[];
  };
  audience: {
    label: TitledText;
    names: readonly { name: string; note: string }[];
    corner: TitledText & { link: SentenceLink };
  };
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
  clinch: {
    label: 'Pull the plus.',
    states: {
      start: 'Pick one.',
      first: 'Sport, play, screen',
      last: 'Art, watch, sweat',
      balanced: 'Pick all.',
    },
    balanced: [
      { text: 'Sport + art.', width: 66.5 },
      { text: 'Play + watch.', width: 107 },
      { text: 'Screen + sweat.', width: 124, weight: 850 },
      { text: 'Pick all.', width: 112 },
    ],
  },
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
        name: 'Families',
        note: 'One evening for every age, with alcohol-free food and drink.',
      },
      {
        name: 'Groups',
        note: 'Check in by QR code and see where you stand on the waitlist.',
      },
      { name: 'Creatives', note: 'Domes, screens, and walls that want new work.' },
      { name: 'Athletes', note: 'Wearable gear, and footage to learn from.' },
      {
        name: 'Gamers',
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
