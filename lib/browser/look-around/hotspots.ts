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

/** The middle of a label, and half its size. */
type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Pixels between two labels. */
const space = 4;

/**
 * Where a label stands: at its place, or as little above or below it as it takes not to lie over another one.
 *
 * @param taken the labels that stand already
 * @param height of the picture
 * @returns its `y`, or undefined if the picture has no space for it
 */
function freeHeight(box: Box, taken: readonly Box[], height: number): number | undefined {
  const beside = taken.filter(({ x, width }) => Math.abs(x - box.x) < width + box.width);
  const away = (other: Box) => other.height + box.height + space;
  return [box.y, ...beside.flatMap((other) => [other.y - away(other), other.y + away(other)])]
    .filter((y) => y >= 0 && y <= height && beside.every((other) => Math.abs(y - other.y) >= away(other)))
    .sort((a, b) => Math.abs(a - box.y) - Math.abs(b - box.y))[0];
}

/**
 * Moves each child to where its `data-yaw` and `data-pitch` appear in the picture, and marks those outside. They stay in
 * the tab order: the view turns to a hotspot that gets the focus, and that hotspot stands before the others.
 */
export function placeHotspots(hotspots: HTMLElement, view: View): void {
  const { clientWidth: width, clientHeight: height } = hotspots;
  const boxes = ([...hotspots.children] as HTMLElement[]).map((hotspot) => {
    const { yaw, pitch } = hotspot.dataset;
    const point = project({ yaw: Number(yaw), pitch: Number(pitch) }, view, width / height);
    const parts = [...hotspot.children] as HTMLElement[];
    const size = {
      width: Math.max(...parts.map(({ offsetWidth }) => offsetWidth)) / 2,
      height: parts.reduce((total, { offsetHeight }) => total + offsetHeight, 0) / 2,
    };
    return { hotspot, box: point && { x: point.x * width, y: point.y * height, ...size } };
  });
  const isFirst = ({ hotspot }: { hotspot: HTMLElement }) => Number(hotspot.contains(document.activeElement));
  const taken: Box[] = [];
  for (const { hotspot, box } of boxes.sort((a, b) => isFirst(b) - isFirst(a))) {
    const y = box && freeHeight(box, taken, height);
    hotspot.toggleAttribute('data-outside', y === undefined);
    if (y === undefined) continue;
    taken.push({ ...box!, y });
    hotspot.style.setProperty('translate', `${box!.x}px ${y}px`);
  }
}

/** Degrees in the middle of the view. What is in there is what the visitor faces. */
const middle = 40;

const { directions } = content;

/** An angle in words, or nothing for none. */
const degrees = (angle: number, more: string, less: string) =>
  Math.round(angle) === 0 ? [] : [`${Math.abs(Math.round(angle))}° ${angle > 0 ? more : less}`];

/** What a visitor faces who looks in a direction: the hotspot that is nearest to the middle of the view, or the direction. */
export function facing(hotspots: readonly Hotspot[], { yaw, pitch }: Direction): string {
  const nearest = hotspots
    .flatMap((hotspot) => {
      const point = project(hotspot, { yaw, pitch, fov: middle }, 1);
      return point ? [{ hotspot, distance: Math.hypot(point.x - 0.5, point.y - 0.5) }] : [];
    })
    .sort((a, b) => a.distance - b.distance)[0];
  if (nearest) return nearest.hotspot.to ? `${nearest.hotspot.name} ${content.door}` : nearest.hotspot.name;
  return (
    [
      ...degrees(yaw, directions.right, directions.left),
      ...degrees(pitch - ahead.pitch, directions.up, directions.down),
    ].join(', ') || directions.ahead
  );
}
