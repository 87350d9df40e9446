import { clamp } from '@/lib/browser/clamp';
import { roomViewer as content } from '@/lib/content/room-viewer';
import type { Room } from '@/lib/content/rooms';
import { project, type Direction, type Point, type View } from './camera';

/** A note with its text, or a door with the id of the room behind it. */
export type Hotspot = Direction & { name: string; text?: string; to?: string };

/** The notes of a room, and its doors to other rooms that exist. */
export const hotspotsOf = ({ notes, doors }: Room, rooms: readonly Room[]): Hotspot[] => [
  ...notes.map(({ title, ...note }) => ({ name: title, ...note })),
  ...doors.flatMap((door) => rooms.filter(({ id }) => id === door.to).map(({ name }) => ({ name, ...door }))),
];

/** The middle and half the size of a plus or a label, in pixels. */
type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Half the size of a plus, the line from its middle to its label, and the space for a focus ring, in pixels. */
const [plus, line, edge] = [12, 40, 8];

/** The `y` of a label: its own, or the nearest at which it covers nothing, if there is one. */
function freeHeight(box: Box, taken: readonly Box[], height: number): number | undefined {
  const beside = taken.filter(({ x, width }) => Math.abs(x - box.x) < width + box.width);
  const away = (other: Box) => other.height + box.height + 4;
  return [box.y, ...beside.flatMap((other) => [other.y - away(other), other.y + away(other)])]
    .filter((y) => y === clamp(y, box.height, height - box.height))
    .filter((y) => beside.every((other) => Math.abs(y - other.y) >= away(other)))
    .sort((a, b) => Math.abs(a - box.y) - Math.abs(b - box.y))[0];
}

/** A label of half a `size` to the right of its plus, or else to the left, level with it. */
function besideOf(point: Point, size: Pick<Box, 'width' | 'height'>, picture: typeof size): Box {
  const { width, height } = size;
  const insideOf = (x: number) => clamp(x, width + edge, picture.width - width - edge);
  const sides = [1, -1].map((side) => point.x + side * (line + width));
  const x = sides.find((side) => side === insideOf(side)) ?? insideOf(point.x);
  return { ...size, x, y: clamp(point.y - plus + height, height + edge, picture.height - height - edge) };
}

/**
 * Moves each hotspot to its place in the picture, and its label beside it. No label covers another one: the
 * focused hotspot goes first, then the open note, and a label without room hides. Hotspots outside stay in
 * the tab order.
 */
export function placeHotspots(host: HTMLElement, view: View): void {
  const picture = { width: host.clientWidth, height: host.clientHeight };
  const has = (hotspot: Element, state: string) => hotspot.querySelector(state) !== null;
  const rank = (hotspot: Element) =>
    has(hotspot, ':focus') ? 2 : has(hotspot, '[aria-pressed=true]') ? 1 : 0;
  // Reads all before it writes, so that the browser lays them out once.
  const hotspots = [...host.querySelectorAll('li')]
    .sort((a, b) => rank(b) - rank(a))
    .map((hotspot) => {
      const { yaw, pitch } = hotspot.dataset;
      const place = project({ yaw: Number(yaw), pitch: Number(pitch) }, view, picture.width / picture.height);
      const point = place && { x: place.x * picture.width, y: place.y * picture.height };
      const label = hotspot.querySelector('span')!;
      const size = { width: label.offsetWidth / 2, height: label.offsetHeight / 2 };
      return { hotspot, label, point, box: point && besideOf(point, size, picture) };
    });
  const pluses = hotspots.flatMap(({ point }) => (point ? { ...point, width: plus, height: plus } : []));
  const labels: Box[] = [];
  for (const { hotspot, label, point, box } of hotspots) {
    hotspot.toggleAttribute('data-outside', !point);
    if (!point || !box) continue;
    hotspot.style.translate = `${point.x}px ${point.y}px`;
    const needsLabel = labels.length === 0 && rank(hotspot) > 0;
    const y = freeHeight(box, [...pluses, ...labels], picture.height) ?? (needsLabel ? box.y : undefined);
    hotspot.toggleAttribute('data-crowded', y === undefined);
    if (y === undefined) continue;
    labels.push({ ...box, y });
    const [left, top] = [box.x - box.width - point.x, y - box.height - point.y];
    const [toX, toY] = [clamp(0, left, left + 2 * box.width), clamp(0, top, top + 2 * box.height)];
    hotspot.style.setProperty('--line', `${Math.hypot(toX, toY)}px`);
    hotspot.style.setProperty('--angle', `${Math.atan2(toY, toX)}rad`);
    label.style.translate = `${left}px ${top}px`;
  }
}

const inWords = (angle: number, more: string, less: string) =>
  Math.round(angle) === 0 ? [] : [`${Math.abs(Math.round(angle))}° ${angle > 0 ? more : less}`];

/** How near the view is: the `first` view of a room has 100%. */
export const zoomInWords = ({ fov }: View, first: View) =>
  `${content.zoom} ${Math.round((100 * first.fov) / fov)}%`;

/** What screen readers say: the hotspot nearest to the middle, the direction, and the zoom. */
export function viewInWords(hotspots: readonly Hotspot[], view: View, first: View): string {
  const distance = (hotspot: Hotspot) => {
    // Only what is in the middle 40 degrees.
    const point = project(hotspot, { ...view, fov: 40 }, 1);
    return point ? Math.hypot(point.x - 0.5, point.y - 0.5) : Infinity;
  };
  const [nearest] = hotspots
    .filter((hotspot) => distance(hotspot) < Infinity)
    .sort((a, b) => distance(a) - distance(b));
  const { directions } = content;
  const direction = [
    ...inWords(view.yaw, directions.right, directions.left),
    ...inWords(view.pitch - first.pitch, directions.up, directions.down),
  ];
  return [
    ...(nearest ? [nearest.to ? `${nearest.name} ${content.door}` : nearest.name] : []),
    ...(direction.length > 0 ? direction : [directions.ahead]),
    zoomInWords(view, first),
  ].join(', ');
}
