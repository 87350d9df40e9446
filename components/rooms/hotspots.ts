import type { Room } from '@/lib/schema/pages';
import { normalizeAngle, type Direction } from './camera';

/** A note with its text, or a door with the id of the room behind it. */
export type Hotspot = Direction & { name: string; text?: string; to?: string };

export const hotspotsOf = ({ notes, doors }: Room, rooms: readonly Room[]): Hotspot[] => [
  ...notes.map(({ title, ...note }) => ({ name: title, ...note })),
  ...doors.flatMap((door) => rooms.filter(({ id }) => id === door.to).map(({ name }) => ({ name, ...door }))),
];

/** Of a hotspot's element, which has its direction. */
export const hotspotSelector = '[data-yaw]';

/** The door that the shortest turn leads to, and how far that is to the right. */
export function nearestDoor(hotspots: readonly Hotspot[], yaw: number) {
  const doors = hotspots.filter(({ to }) => to);
  const turns = doors.map((door) => ({ door, turn: normalizeAngle(door.yaw - yaw) }));
  const [nearest] = turns.sort((a, b) => Math.abs(a.turn) - Math.abs(b.turn));
  return nearest;
}
