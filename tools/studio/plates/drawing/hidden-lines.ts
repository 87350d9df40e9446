import type { Camera } from './camera';
import type { Sightings } from './trace';
import { mix, type Vector } from '../solids/vector';

export type Point = readonly [number, number];

/** Meters between the samples that decide whether a line is hidden. */
const sample = 0.04;

/** A point closer than this to the straight line between its neighbors is left out, in units. */
const straight = 0.45;

/**
 * The visible parts of a line in the scene, on the plate.
 *
 * @param slack how many meters a line on a surface may seem to lie behind it
 * @param drawn whether lines are drawn at a point of the plate
 */
export function visibleParts(
  line: readonly Vector[],
  camera: Camera,
  seen: Sightings,
  slack: number,
  drawn: (x: number, y: number) => boolean,
): Point[][] {
  const parts: Point[][] = [[]];
  const show = (place: Vector): void => {
    const at = camera.project(place);
    const inside =
      at && at.x >= 0 && at.y >= 0 && at.x < seen.width && at.y < seen.height && drawn(at.x, at.y);
    const wall = inside && seen.away[Math.floor(at.y) * seen.width + Math.floor(at.x)]!;
    if (wall !== undefined && wall !== false && at && at.away <= wall + slack)
      parts.at(-1)!.push([at.x, at.y]);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  };
  line.forEach((place, index) => {
    const next = line[index + 1];
    if (!next) return show(place);
    const far = Math.hypot(next[0] - place[0], next[1] - place[1], next[2] - place[2]);
    const steps = Math.max(1, Math.ceil(far / sample));
    for (let step = 0; step < steps; step += 1) show(mix(place, next, step / steps));
  });
  return parts.filter((part) => part.length > 1).map(simplify);
}

/** Leaves out the points of a line that lie between others (Douglas and Peucker, 1973). */
function simplify(line: readonly Point[]): Point[] {
  const first = line[0]!;
  const last = line.at(-1)!;
  let farthest = 0;
  let split = 0;
  const long = Math.hypot(last[0] - first[0], last[1] - first[1]);
  line.forEach(([x, y], index) => {
    const off =
      long === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (y - first[1]) - (last[1] - first[1]) * (x - first[0])) / long;
    if (off > farthest) [farthest, split] = [off, index];
  });
  if (farthest <= straight) return [first, last];
  return [...simplify(line.slice(0, split + 1)).slice(0, -1), ...simplify(line.slice(split))];
}
