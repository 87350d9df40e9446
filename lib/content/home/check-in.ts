import type { CodeContent } from '../../schema/home';
import { checkInHref, rooms } from '../rooms';

/** The code on the glove leads to the first room. Without rooms, there is none. */
export const checkIn: CodeContent | undefined = rooms[0] && {
  text: 'Point your phone at the glove.',
  link: { text: 'Tap to check in', href: checkInHref(rooms[0]) },
};
