import { dome } from './scenes/dome';
import { game } from './scenes/game';
import { garden } from './scenes/garden';
import { museum } from './scenes/museum';
import { viewingRoom } from './scenes/viewing-room';
import type { RoomView } from './view';

/** The rooms to look around in, in the order of the page. */
export const views: readonly RoomView[] = [dome, viewingRoom, garden, game, museum];
