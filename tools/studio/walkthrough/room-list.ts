import type { CreateRoom } from './room';
import { createArena } from './rooms/arena';
import { createBar } from './rooms/bar';
import { createCapture } from './rooms/capture';
import { createCheckIn } from './rooms/check-in';
import { createClosing } from './rooms/closing';
import { createGame } from './rooms/game';
import { createGarden } from './rooms/garden';
import { createMuseum } from './rooms/museum';
import { createOpening } from './rooms/opening';
import { createShop } from './rooms/shop';
import { createViewingRoom } from './rooms/viewing-room';
import { createWaitlist } from './rooms/waitlist';

/** The room of each stop of the script, by its id. */
export const rooms: Readonly<Record<string, CreateRoom>> = {
  opening: createOpening,
  waitlist: createWaitlist,
  'check-in': createCheckIn,
  arena: createArena,
  capture: createCapture,
  'viewing-room': createViewingRoom,
  garden: createGarden,
  game: createGame,
  bar: createBar,
  shop: createShop,
  museum: createMuseum,
  closing: createClosing,
};
