import list from './rooms.json' with { type: 'json' };
import type { FittedLine, TitledText } from './types';

/** Degrees from the center of the room's picture: yaw to the right, pitch up. */
type Direction = { yaw: number; pitch: number };

type Note = TitledText & Direction;

export type Door = Direction & { to: string };

/** A room to look around in. Its pictures have the same id (generated/room.json). */
export type Room = {
  id: string;
  name: string;
  alt: string;
  notes: readonly Note[];
  doors: readonly Door[];
  /** Where its light comes from (default: straight ahead). */
  focus?: Direction;
};

/** The rooms in the order of the page. `npm run media` adds one at the end. */
export const rooms: readonly Room[] = list;

/** A link that opens a room. */
export const roomHref = ({ id }: Pick<Room, 'id'>) => `/vr-tour#${id}`;

export type RoomsContent = Record<'id' | 'lead' | 'start' | 'enter' | 'loading', string> & {
  title: FittedLine;
  failed: { unsupported: string; lost: string };
};

export const roomsSection: RoomsContent = {
  id: 'look-around',
  title: { text: 'Look around', width: 96 },
  lead: 'Rooms of the concept: turn around in each, then take a door to the next.',
  start: 'Look around',
  enter: 'Step inside',
  loading: 'Loading the room…',
  failed: {
    unsupported: 'This browser cannot turn the room. The picture and the notes show what is in it.',
    lost: 'The room did not load. Try again.',
  },
};
