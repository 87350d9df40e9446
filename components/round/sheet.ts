import { dotsOfPath } from '@/lib/dots-of-path';
import { isOnBeat, spread, targets, type Hit } from './judge';

type Point = { x: number; y: number };

/** `order` is from 0 to 1. The dots of the lowest ones are spread over the whole sheet, however few they are. */
export type Dot = Point & { radius: number; order: number; target: number };

/** What hits fill with dots. Each target has a place, and the dots near it. */
export type Sheet = { width: number; height: number; dots: readonly Dot[]; places: readonly Point[] };

/** How far the dots of neighbors mix, in units of the sheet. */
const blur = 44;

/** The dots of an SVG file. Each of its groups is spread over the whole sheet. */
function dotsIn(svg: string): Dot[] {
  const groups = [...svg.matchAll(/<g>.+?<\/g>/g)];
  const dots: Dot[] = [];
  groups.forEach(([group], index) => {
    for (const [, size, path] of group.matchAll(/stroke-width="([\d.]+)" d="([^"]+)/g)) {
      for (const place of dotsOfPath(path!)) {
        const order = (index + spread(dots.length)) / groups.length;
        dots.push({ ...place, radius: Number(size) / 2, order, target: 0 });
      }
    }
  });
  return dots;
}

function nearest({ x, y }: Point, places: readonly Point[]): number {
  const distances = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** Left targets have places on the left figure, and right ones on the right. */
export function readSheet(svg: string): Sheet {
  const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number) as [number, number];
  const dots = dotsIn(svg);
  const places = targets.map(({ side }, index) => {
    const figure = dots.filter(({ x }) => x < width / 2 === (side === 'left'));
    return figure[Math.floor(spread(index + 1) * figure.length)]!;
  });
  dots.forEach((dot, index) => {
    const [right, down] = [spread(index) - 0.5, spread(3 * index) - 0.5];
    dot.target = nearest({ x: dot.x + blur * right, y: dot.y + blur * down }, places);
  });
  return { width, height, dots, places };
}

/** The dots that hits show: around the places of their targets, and with more hits, more everywhere. */
export function shownDots({ dots, places }: Sheet, hits: readonly Hit[]): Dot[] {
  const weightOf = (hit: Hit) => (isOnBeat(hit) ? 1 : 0.4);
  const partEverywhere = hits.reduce((sum, hit) => sum + (0.8 * weightOf(hit)) / places.length, 0);
  const partsOfTargets = new Map(hits.map((hit) => [hit.target, weightOf(hit)]));
  return dots.filter(({ order, target }) => {
    const part = Math.max(partEverywhere, partsOfTargets.get(target) ?? 0);
    return order < part;
  });
}

/** The place of a hit on the sheet: near it, and where the foot meets the guard. */
export function landingOf({ places, width, height }: Sheet, { target }: Hit): Point {
  const allowed = places.filter(({ x, y }) => x > 0.45 * width && y < 0.2 * height);
  return allowed[nearest(places[target]!, allowed)]!;
}

/** The few dots of a sheet without hits. */
export const outline = ({ dots }: Sheet) =>
  dots.filter(({ order }) => order < 0.12).map(({ x, y }) => ({ x, y, radius: 1.2 }));
