import { rooms } from './content/rooms';
import { roomStills } from './media';

/** The rooms that have pictures. Without one, the site has no rooms to look around in. */
export const shownRooms = rooms.filter(({ id }) => id in roomStills);
