import { roomViewer as content } from '@/lib/content/room-viewer';
import type { Room } from '@/lib/content/rooms';
import { ahead, project, type Direction, type View } from './camera';

/** A note with its text, or a door with the id of the room behind it. */
export type Hotspot = Direction & { name: string; text?: string; to?: string };

/** The notes of a room, and its doors to those of the other `rooms` that there are. */
export const hotspotsOf = ({ notes, doors }: Room, rooms: readonly Room[]): Hotspot[] => [
  ...notes.map(({ title, ...note }) => ({ name: title, ...note })),
  ...doors.flatMap((door) => rooms.filter(({ id }) => id === door.to).map(({ name }) => ({ name, ...door }))),
];

/** The middle of a label, and half its size, in pixels. */
type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** The `y` of a label: its own, or the nearest at which it covers no other label; undefined if no position is free. */
function freeHeight(box: Box, taken: readonly Box[], height: number): number | undefined {
  const beside = taken.filter(({ x, width }) => Math.abs(x - box.x) < width + box.width);
  const away = (other: Box) => other.height + box.height + 4;
  return [box.y, ...beside.flatMap((other) => [other.y - away(other), other.y + away(other)])]
    .filter((y) => y >= 0 && y <= height && beside.every((other) => Math.abs(y - other.y) >= away(other)))
    .sort((a, b) => Math.abs(a - box.y) - Math.abs(b - box.y))[0];
}

/**
 * Moves each child to where its `data-yaw` and `data-pitch` appear in the picture, and marks those outside. They stay in
 * the tab order: the view turns to a hotspot that gets the focus, and the others make room for it.
 */
export function placeHotspots(list: HTMLElement, view: View): void {
  const { clientWidth: width, clientHeight: height } = list;
  const boxOf = (hotspot: HTMLElement): Box | undefined => {
    const { yaw, pitch } = hotspot.dataset;
    const point = project({ yaw: Number(yaw), pitch: Number(pitch) }, view, width / height);
    const parts = [...hotspot.children] as HTMLElement[];
    const widest = Math.max(...parts.map(({ offsetWidth }) => offsetWidth));
    const total = parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    return point && { x: point.x * width, y: point.y * height, width: widest / 2, height: total / 2 };
  };
  const hasFocus = (hotspot: HTMLElement) => Number(hotspot.contains(document.activeElement));
  const taken: Box[] = [];
  // Reads all before it writes, so that the browser lays them out once.
  const boxes = ([...list.children] as HTMLElement[])
    .sort((a, b) => hasFocus(b) - hasFocus(a))
    .map((hotspot) => ({ hotspot, box: boxOf(hotspot) }));
  for (const { hotspot, box } of boxes) {
    const y = box && freeHeight(box, taken, height);
    hotspot.toggleAttribute('data-outside', y === undefined);
    if (y === undefined) continue;
    taken.push({ ...box!, y });
    hotspot.style.translate = `${box!.x}px ${y}px`;
  }
}

/** An angle in words, or nothing for none. */
const inWords = (angle: number, more: string, less: string) =>
  Math.round(angle) === 0 ? [] : [`${Math.abs(Math.round(angle))}° ${angle > 0 ? more : less}`];

/** What a visitor faces who looks in a direction: the hotspot that is nearest to the middle of the view, or the direction. */
export function facing(hotspots: readonly Hotspot[], { yaw, pitch }: Direction): string {
  const distance = (hotspot: Hotspot) => {
    // What is in the middle 40 degrees is what the visitor faces.
    const point = project(hotspot, { yaw, pitch, fov: 40 }, 1);
    return point ? Math.hypot(point.x - 0.5, point.y - 0.5) : Infinity;
  };
  const [nearest] = hotspots
    .filter((hotspot) => distance(hotspot) < Infinity)
    .sort((a, b) => distance(a) - distance(b));
  if (nearest) return nearest.to ? `${nearest.name} ${content.door}` : nearest.name;
  const { directions } = content;
  const words = [
    ...inWords(yaw, directions.right, directions.left),
    ...inWords(pitch - ahead.pitch, directions.up, directions.down),
  ];
  return words.join(', ') || directions.ahead;
}
