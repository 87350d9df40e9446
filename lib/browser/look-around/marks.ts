import type { Room } from '@/lib/content/rooms';
import type { Direction, View } from './camera';
import { project } from './projection';

/** A note with its text, or a door with the id of the room behind it. */
export type Mark = Direction & { name: string; text?: string; to?: string };

/** The notes of a room, and its doors to those of the other `rooms` that there are. */
export const marksOf = ({ notes, doors }: Room, rooms: readonly Room[]): Mark[] => [
  ...notes.map(({ title, ...note }) => ({ name: title, ...note })),
  ...doors.flatMap((door) => rooms.filter(({ id }) => id === door.to).map(({ name }) => ({ name, ...door }))),
];

/**
 * Moves each child to where its `data-yaw` and `data-pitch` appear in the picture, and marks those outside. They stay in
 * the tab order: the view turns to a mark that gets the focus.
 */
export function placeMarks(marks: HTMLElement, view: View): void {
  const { clientWidth: width, clientHeight: height } = marks;
  for (const mark of marks.children as Iterable<HTMLElement>) {
    const { yaw, pitch } = mark.dataset;
    const point = project({ yaw: Number(yaw), pitch: Number(pitch) }, view, width / height);
    mark.toggleAttribute('data-outside', !point);
    if (point) mark.style.setProperty('translate', `${point.x * width}px ${point.y * height}px`);
  }
}
