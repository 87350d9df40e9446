import { beat } from '../world/clock';

/** A corner of the image. */
export type Corner = `${'upper' | 'lower'} ${'left' | 'right'}`;

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
  /**
   * When the label appears, in seconds after the stop's start, how long it is visible if the stop is short, and the
   * corner where the shot has room for it.
   */
  label: { from: number; seconds?: number; corner: Corner };
  /** The moment of its still, without a label, in seconds after the stop's start. */
  still: number;
  /**
   * At each change of rooms, the dots of a shape in one room travel to a shape in the next. These are the names
   * of the shapes in this room (`Room.shapes`). A stop without `arrives` continues the walk of the one before, or
   * begins with a cut.
   */
  arrives?: string;
  leaves?: string;
  /** Whether the stop begins with a hard cut, on its beat and in full light. */
  cut?: true;
};

type Part = Omit<Stop, 'start' | 'duration'> & { beats: number };

const parts: readonly Part[] = [
  {
    id: 'opening',
    beats: 7,
    title: 'Walkthrough',
    text: 'Concept film. Rooms and details will change.',
    description: '[A low drum. An orange line and a blue line meet in the dark and become a plus.]',
    label: { from: 0.5, corner: 'lower left' },
    still: 2.9,
    leaves: 'plus',
  },
  {
    id: 'waitlist',
    beats: 6,
    title: 'Waitlist',
    text: 'Your place on the waitlist is tracked in real time.',
    description:
      '[Through a door, to guests in front of a board: rows of light move up one place, and a child points at them. Ticks on the beat.]',
    label: { from: 0.56, seconds: 2.2, corner: 'upper left' },
    still: 2.88,
    arrives: 'doorway',
  },
  {
    id: 'check-in',
    beats: 9,
    title: 'Check-in',
    text: 'Smart wearable gear, with QR check-in.',
    description:
      '[A cut, to guests in line. A guest lowers a gloved hand until its wristband meets a reader, and a ring of light spreads. A soft chime.]',
    label: { from: 0.08, corner: 'upper left' },
    still: 3.7,
    cut: true,
    leaves: 'band',
  },
  {
    id: 'arena',
    beats: 16,
    title: 'Dome',
    text: 'Indoor landscaping below, projection domes above.',
    description:
      '[Down from under the dome, then low along the ring: guests stand around a floor where two fighters of light spar, and turn at a blow. Each punch sends a ring up the dome. A short silence, then drums, and glass in the distance.]',
    label: { from: 0.58, corner: 'lower left' },
    still: 4.55,
    arrives: 'ring',
  },
  {
    id: 'capture',
    beats: 10,
    title: 'Capture',
    text: 'Video and photos are captured automatically.',
    description:
      '[A punch stops in mid-air. The view circles the frozen strike; frames line up around it, one after the other. A held breath of sound.]',
    label: { from: 0.7, corner: 'lower right' },
    still: 3.8,
    leaves: 'frame',
  },
  {
    id: 'viewing-room',
    beats: 10,
    title: 'Viewing room',
    text: 'Theater-style rooms, so watching means a seat.',
    description:
      '[A frame becomes a screen, where the same strike plays. The view moves back over rows of guests, whose heads turn from one fighter to the other. The drums are muffled.]',
    label: { from: 0.7, corner: 'upper left' },
    still: 4.25,
    arrives: 'screen',
    leaves: 'seats',
  },
  {
    id: 'garden',
    beats: 12,
    title: 'Garden',
    text: 'The room is part of the show.',
    description:
      '[A couple and a child stand on a path between palms and broad leaves. Rings of light pass over the dome, and the child points up. Wind, and soft bells.]',
    label: { from: 0.7, corner: 'lower left' },
    still: 4.55,
    arrives: 'palms',
    leaves: 'contours',
  },
  {
    id: 'game',
    beats: 10,
    title: 'The game',
    text: 'A rhythm-based VR combat game. In development.',
    description:
      '[Through a headset: spheres arrive on the beat, and two gloves meet them. On both sides other players box, each in a circle of light. A note for each hit.]',
    label: { from: 0.7, corner: 'upper left' },
    still: 3.6,
    arrives: 'tunnel',
    leaves: 'ball',
  },
  {
    id: 'bar',
    beats: 9,
    title: 'Food and drink',
    text: 'Alcohol-free, so every age can share the table.',
    description:
      '[A sphere of the game becomes an orange in a bowl of fruit. Guests on both sides of a counter lift two glasses, which touch and ring.]',
    label: { from: 0.7, corner: 'lower right' },
    still: 3.6,
    arrives: 'orange',
  },
  {
    id: 'shop',
    beats: 6,
    title: 'Retail',
    text: 'The part of the evening you can wear home. Planned.',
    description:
      '[Between gloves and bands, a guest takes the sleeve of a robe on a rail, and the robe turns. A brushed rhythm.]',
    label: { from: 0.08, seconds: 2.2, corner: 'lower right' },
    still: 2.36,
    cut: true,
    leaves: 'robe',
  },
  {
    id: 'museum',
    beats: 10,
    title: 'Museum',
    text: 'A heavy bag hung as sculpture. Concept.',
    description:
      '[Guests look at framed works. Between these hangs a heavy bag; a guest touches it with a hand, and it sways. One long tone.]',
    label: { from: 0.7, corner: 'lower right' },
    still: 3.9,
    arrives: 'bag',
    leaves: 'shadow',
  },
  {
    id: 'closing',
    beats: 8,
    title: 'This is a preview',
    text: 'Help us build it.',
    description: '[The shadow of the bag becomes a plus of light, and fades. The drum stops.]',
    label: { from: 0.7, corner: 'lower left' },
    still: 3.4,
    arrives: 'plus',
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
