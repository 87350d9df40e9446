import type { TitledText } from './types';

/** Degrees from the middle of the room's front: yaw to the right, pitch up. */
type Place = { yaw: number; pitch: number };

/** Says what is where in a room. */
export type Note = TitledText & Place;

/** Leads to another room. */
export type Door = Place & { to: string };

/** A room to look around in. Its pictures have the same id (generated/room.json). */
export type Room = {
  id: string;
  name: string;
  /** The alt text of its still. */
  alt: string;
  notes: readonly Note[];
  doors: readonly Door[];
};

/** The rooms in the order of the page. It leaves out those without pictures. */
export const rooms: readonly Room[] = [
  {
    id: 'dome',
    name: 'Ring under the dome',
    alt: 'Two figures in guard face each other in a ring under a projection dome, with guests around them.',
    notes: [
      { title: 'Ring', text: 'A floor for combat sport and VR.', yaw: 24, pitch: -17 },
      {
        title: 'Gear',
        text: 'Smart wearable gear, with QR check-in. Once you are in, your place on the waitlist is tracked in real time.',
        yaw: 14,
        pitch: -7,
      },
      {
        title: 'Capture',
        text: 'Video and photos are captured automatically. Nobody has to leave the action to hold a phone.',
        yaw: 84,
        pitch: 5,
      },
      { title: 'Dome', text: 'Projection domes above. The room is part of the show.', yaw: -20, pitch: 38 },
      { title: 'Guests', text: 'One evening for every age.', yaw: 146, pitch: -6 },
    ],
    doors: [
      { to: 'viewing-room', yaw: 58, pitch: -3 },
      { to: 'garden', yaw: -58, pitch: -3 },
    ],
  },
  {
    id: 'viewing-room',
    name: 'Viewing room',
    alt: 'Guests in rows of seats face a wide screen.',
    notes: [
      {
        title: 'Screen',
        text: 'Footage is part of the visit, not a favor from a friend.',
        yaw: 0,
        pitch: 9,
      },
      {
        title: 'Seats',
        text: 'Theater-style rooms, so watching means a seat and not a spot by the wall.',
        yaw: -15,
        pitch: -21,
      },
      { title: 'Rows', text: 'A reason to come, not a place to wait.', yaw: 37, pitch: -17 },
    ],
    doors: [
      { to: 'garden', yaw: 141, pitch: -4 },
      { to: 'dome', yaw: -146, pitch: -4 },
    ],
  },
  {
    id: 'garden',
    name: 'Garden',
    alt: 'A path of stepping stones leads between palms to a lit doorway under a dome.',
    notes: [
      { title: 'Planting', text: 'Indoor landscaping: a garden underfoot.', yaw: -32, pitch: -8 },
      { title: 'Dome', text: 'A dome overhead. The room is part of the show.', yaw: 0, pitch: 24 },
      {
        title: 'Guests',
        text: 'One evening for every age, with alcohol-free food and drink.',
        yaw: 156,
        pitch: -5,
      },
    ],
    doors: [
      { to: 'game', yaw: -3, pitch: 0 },
      { to: 'viewing-room', yaw: 175, pitch: -1 },
    ],
  },
  {
    id: 'game',
    name: 'Game',
    alt: 'Players strike at spheres that arrive along a tunnel of light.',
    notes: [
      { title: 'Spheres', text: 'Hit what the music sends you.', yaw: -6, pitch: 5 },
      { title: 'Rhythm', text: 'A rhythm-based VR combat game, in development.', yaw: 84, pitch: 5 },
      { title: 'Players', text: 'In VR and on the beat.', yaw: -31, pitch: 3 },
    ],
    doors: [
      { to: 'museum', yaw: 122, pitch: -3 },
      { to: 'garden', yaw: -122, pitch: -3 },
    ],
  },
  {
    id: 'museum',
    name: 'Museum',
    alt: 'A heavy bag hangs as sculpture between framed works in a gallery.',
    notes: [
      {
        title: 'Heavy bag',
        text: 'A heavy bag hung as sculpture, in a sister art museum.',
        yaw: -2,
        pitch: 12,
      },
      {
        title: 'Robe',
        text: 'A retail brand: the part of the evening you can wear home.',
        yaw: -76,
        pitch: 3,
      },
      { title: 'Frames', text: 'The same idea hangs on the wall.', yaw: 74, pitch: 6 },
      { title: 'Concept', text: 'A sister art museum is a concept.', yaw: -177, pitch: 8 },
    ],
    doors: [
      { to: 'dome', yaw: 142, pitch: -4 },
      { to: 'game', yaw: -138, pitch: -4 },
    ],
  },
];

export const lookAround = {
  /** Of the section's heading. */
  id: 'look-around',
  title: { text: 'Look around', width: 96 },
  lead: 'Step into the concept, and turn. Rooms and details will change.',
  start: 'Look around',
  loading: 'Loading the room…',
  /** Shown in place of the view. */
  failed: {
    unsupported: 'This browser cannot turn the room. The picture and the notes show what is in it.',
    lost: 'The room did not load. Try again.',
  },
  /** Shown in place of the list. */
  listFailed: 'The list of rooms did not load. Reload the page.',
};
