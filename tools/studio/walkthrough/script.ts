import { site } from '@/lib/content/site';
import { beat } from '../world/clock';

/** One stop of the walkthrough: its name, its museum label, and what viewers see and hear. */
export type Stop = {
  id: string;
  /** Seconds from the video's start. */
  start: number;
  /** Seconds. */
  duration: number;
  title: string;
  /** The text of the label in the video. It repeats the copy of the site's pages and adds nothing new. */
  text: string;
  /** For people who cannot see or hear the video. */
  description: string;
};

type Part = Omit<Stop, 'start' | 'duration'> & { beats: number };

const parts: readonly Part[] = [
  {
    id: 'opening',
    beats: 6,
    title: 'Walkthrough',
    text: 'Concept film. Rooms and details will change.',
    description: '[A low drum. An orange line and a blue line meet in the dark and become a plus.]',
  },
  {
    id: 'check-in',
    beats: 8,
    title: 'Check-in',
    text: 'Smart wearable gear, with QR check-in.',
    description: '[A gloved hand lowers its wristband to a post. A soft chime.]',
  },
  {
    id: 'waitlist',
    beats: 8,
    title: 'Waitlist',
    text: 'Your place on the waitlist is tracked in real time.',
    description: '[On a wall, rows of light move up one place. Ticks on the beat.]',
  },
  {
    id: 'arena',
    beats: 12,
    title: 'Dome',
    text: 'Indoor landscaping below, projection domes above.',
    description:
      '[Two fighters of light spar on a round floor. Each punch sends a ring up the dome. Drums, and glass in the distance.]',
  },
  {
    id: 'capture',
    beats: 12,
    title: 'Capture',
    text: 'Video and photos are captured automatically.',
    description:
      '[A punch stops in mid-air. The view circles the frozen strike; frames line up around it. A held breath of sound.]',
  },
  {
    id: 'viewing-room',
    beats: 8,
    title: 'Viewing room',
    text: 'Theater-style rooms, so watching means a seat.',
    description:
      '[From the last row, over seated guests, the same strike plays on a screen. The drums are muffled.]',
  },
  {
    id: 'garden',
    beats: 8,
    title: 'Garden',
    text: 'The room is part of the show.',
    description:
      '[Palms and broad leaves sway under the dome as a ring of light passes. Wind, and soft bells.]',
  },
  {
    id: 'bar',
    beats: 8,
    title: 'Food and drink',
    text: 'Alcohol-free, so every age can share the table.',
    description: '[Glasses, a bottle and a bowl of fruit on a long counter. A glass rings.]',
  },
  {
    id: 'game',
    beats: 8,
    title: 'The game',
    text: 'A rhythm-based VR combat game. In development.',
    description:
      '[Through a headset: spheres arrive on the beat, and two gloves meet them. A note for each hit.]',
  },
  {
    id: 'shop',
    beats: 8,
    title: 'Retail',
    text: 'The part of the evening you can wear home. Planned.',
    description: '[A robe turns slowly on a rail beside gloves and bands. A brushed rhythm.]',
  },
  {
    id: 'museum',
    beats: 8,
    title: 'Museum',
    text: 'A heavy bag hung as sculpture. Concept.',
    description:
      '[On a gallery wall, a heavy bag hangs between two framed works, swaying a little. One long tone.]',
  },
  {
    id: 'closing',
    beats: 6,
    title: site.name,
    text: 'This is a preview. Help us build it.',
    description: '[The lines of light draw together into a plus, and fade. The drum stops.]',
  },
];

/** The walkthrough's stops in order, without gaps. */
export const stops: readonly Stop[] = parts.map(({ beats, ...part }, index) => ({
  ...part,
  start: parts.slice(0, index).reduce((sum, { beats }) => sum + beats, 0) * beat,
  duration: beats * beat,
}));

/** The length of the walkthrough, in seconds. */
export const duration = stops.reduce((sum, stop) => sum + stop.duration, 0);

/** The moment that the poster shows, in seconds: the fighters in the dome. */
export const posterTime = stops.find(({ id }) => id === 'arena')!.start + 2.1;
