import { clamp } from '@/lib/browser/clamp';
import { hotspotSelector } from './hotspots';
import { project, type Point, type View } from './camera';

/** The middle and half the size of a plus or a label, in pixels. */
type Box = Record<'x' | 'y' | 'width' | 'height', number>;

// In pixels.
const halfPlus = 12;
/** From the middle of the plus to its label. */
const lineLength = 40;
/** For a focus ring. */
const space = 8;

/** The `y` of the label, or the nearest free one. */
function freeHeight(box: Box, taken: readonly Box[], height: number): number | undefined {
  const beside = taken.filter(({ x, width }) => Math.abs(x - box.x) < width + box.width);
  const apart = (other: Box) => other.height + box.height + 4;
  const candidates = [box.y, ...beside.flatMap((other) => [other.y - apart(other), other.y + apart(other)])];
  const isInside = (y: number) => y >= box.height && y <= height - box.height;
  const isFree = (y: number) => beside.every((other) => Math.abs(y - other.y) >= apart(other));
  const places = candidates.filter((y) => isInside(y) && isFree(y));
  const [nearest] = places.sort((a, b) => Math.abs(a - box.y) - Math.abs(b - box.y));
  return nearest;
}

/** A label of half a `size` to the right of its plus, or else to the left, level with it. */
function labelBeside(point: Point, size: Pick<Box, 'width' | 'height'>, picture: typeof size): Box {
  const { width, height } = size;
  const leftmost = width + space;
  const rightmost = picture.width - width - space;
  const fitsAt = (x: number) => x >= leftmost && x <= rightmost;
  const onRight = point.x + lineLength + width;
  const onLeft = point.x - lineLength - width;
  const x = [onRight, onLeft].find(fitsAt) ?? clamp(point.x, leftmost, rightmost);
  return {
    ...size,
    x,
    y: clamp(point.y - halfPlus + height, height + space, picture.height - height - space),
  };
}

/** The focused hotspot goes first, then the open note. */
function rankOf(hotspot: Element): number {
  if (hotspot.querySelector(':focus')) return 2;
  if (hotspot.querySelector('[aria-pressed=true]')) return 1;
  return 0;
}

/**
 * Labels never overlap: those of a higher rank go first. A label without room hides.
 * `data-shows-door` says whether a door is in the view.
 */
export function placeHotspots(host: HTMLElement, view: View): void {
  const picture = { width: host.clientWidth, height: host.clientHeight };
  // Reads all before it writes, so that the browser lays out once.
  const hotspots = [...host.querySelectorAll<HTMLElement>(hotspotSelector)]
    .map((hotspot) => ({ hotspot, rank: rankOf(hotspot) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ hotspot, rank }) => {
      const { yaw, pitch } = hotspot.dataset;
      const place = project({ yaw: Number(yaw), pitch: Number(pitch) }, view, picture.width / picture.height);
      const point = place && { x: place.x * picture.width, y: place.y * picture.height };
      const label = hotspot.querySelector('span')!;
      const size = { width: label.offsetWidth / 2, height: label.offsetHeight / 2 };
      return { hotspot, rank, label, point, box: point && labelBeside(point, size, picture) };
    });
  const showsDoor = hotspots.some(({ hotspot, point }) => point && hotspot.dataset.to);
  host.toggleAttribute('data-shows-door', showsDoor);
  const pluses = hotspots.flatMap(({ point }) =>
    point ? { ...point, width: halfPlus, height: halfPlus } : [],
  );
  const labels: Box[] = [];
  for (const { hotspot, rank, label, point, box } of hotspots) {
    hotspot.toggleAttribute('data-outside', !point);
    if (!point || !box) continue;
    hotspot.style.translate = `${point.x}px ${point.y}px`;
    // The focused or open one keeps its label, even without room.
    const mustShow = labels.length === 0 && rank > 0;
    const free = freeHeight(box, [...pluses, ...labels], picture.height);
    const y = free ?? (mustShow ? box.y : undefined);
    hotspot.toggleAttribute('data-crowded', y === undefined);
    if (y === undefined) continue;
    labels.push({ ...box, y });
    const left = box.x - box.width - point.x;
    const top = y - box.height - point.y;
    const toX = clamp(0, left, left + 2 * box.width);
    const toY = clamp(0, top, top + 2 * box.height);
    hotspot.style.setProperty('--line', `${Math.hypot(toX, toY)}px`);
    hotspot.style.setProperty('--angle', `${Math.atan2(toY, toX)}rad`);
    label.style.translate = `${left}px ${top}px`;
  }
}
