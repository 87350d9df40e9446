import list from './rooms.json' with { type: 'json' };
import type { Room, RoomsContent } from '../schema/pages';

/** The rooms in the order of the page. `npm run media` adds one at the end. */
// The schema names a mistake in the file and its line. TypeScript would name this line.
export const rooms = list as unknown as readonly Room[];

/** A link that opens a room. */
export const roomHref = ({ id }: Pick<Room, 'id'>) => `/vr-tour#${id}`;

export const checkInQuery = '?check-in';

/** A link that opens a room, and says there that the visitor has checked in. */
export const checkInHref = ({ id }: Pick<Room, 'id'>) => `/vr-tour${checkInQuery}#${id}`;

export const roomsSection: RoomsContent = {
  id: 'look-around',
  title: { text: 'Look around', width: 96 },
  lead: 'Rooms of the concept. Drag to turn. The bright doors lead on.',
  start: 'Step inside',
  loading: 'Loading the room…',
  failed: {
    unsupported: 'This browser cannot turn the room. The picture and the notes show what is in it.',
    lost: 'The room did not load.',
  },
  /** A link, after a room was lost. */
  reload: 'Reload the page',
};
