import { clamp } from '../world/easing';
import { createRandom } from '../world/random';
import { stipple, type Grain } from '../plates/drawing/stipple';
import type { Picture } from '../plates/drawing/shade';
import { pairUp } from './pairs';
import { brushAt, figureParts, inDaylight, inTheDark, linesAt } from './scene';
import type { Shape } from './shapes';

/** The things in the picture. A dot stays with its own. */
const things = ['left', 'right', 'floor', 'level', 'upright'] as const;

type Thing = (typeof things)[number];

/** A place on the image, in units. */
type Place = { x: number; y: number; radius: number };

export type Color = 'bone' | 'ember' | 'tide';

/** A dot: where it is as ink and as light, and its colors. `chance` is a random number from 0 to 1. */
export type BandDot = { ink: Place; light: Place; isEmberInk: boolean; color: Color; chance: number };

/** The sizes of the plates' dots at the size at which they hang beside the band. */
const grain = { fine: 0.72, bold: 1.5 };

/** The dots of light are as fine as the finest of ink. */
const lightGrain = { fine: 0.72, bold: 1.1 };

/** How much of each strand is at a point: `level` and `upright`. */
function strandsAt({ crossing, thick, width }: Shape, x: number, y: number, draw: typeof brushAt) {
  const across = x - crossing.x;
  const down = y - crossing.y;
  return {
    level: draw({ along: across, off: down, length: width * 0.47 }, thick),
    upright: draw({ along: down, off: across, length: crossing.y * (down < 0 ? 1.08 : 0.95) }, thick * 0.8),
  };
}

/**
 * Dots of everything in the picture, by thing. The strands are behind the fighters.
 *
 * @param toneOf how much is drawn at a brightness, 0 to 1
 */
function placesOf(
  shape: Shape,
  picture: Picture,
  draw: typeof brushAt,
  toneOf: (brightness: number) => number,
  size: Grain,
  seed: number,
): Map<Thing, Place[]> {
  const { width, height } = shape;
  const look = (pixel: number): { thing: Thing; tone: number } => {
    const solid = picture.solid[pixel]!;
    const own = solid === -1 ? 0 : toneOf(picture.brightness[pixel]!);
    if (solid > 0) return { thing: solid <= figureParts ? 'left' : 'right', tone: own };
    const { level, upright } = strandsAt(shape, (pixel % width) + 0.5, Math.floor(pixel / width) + 0.5, draw);
    const strand = 0.76 * Math.max(level, upright);
    if (own >= strand) return { thing: 'floor', tone: own };
    return { thing: upright > level ? 'upright' : 'level', tone: strand };
  };
  const tone = Float32Array.from({ length: width * height }, (_, pixel) => look(pixel).tone);
  const places = new Map<Thing, Place[]>(things.map((thing) => [thing, []]));
  for (const dot of stipple({ width, height, tone }, size, seed)) {
    places.get(look(Math.floor(dot.y) * width + Math.floor(dot.x)).thing)!.push(dot);
  }
  return places;
}

/** As many places as wanted: a random choice of them, or all of them and some of them again. */
function take(places: readonly Place[], count: number, random: () => number): Place[] {
  const order = places.map((place) => ({ place, rank: random() })).sort((a, b) => a.rank - b.rank);
  return Array.from({ length: count }, (_, index) => order[index % order.length]!.place);
}

/** The color of a dot of light: white where the strands cross, and half of the ring for each fighter. */
function colorOf(thing: Thing, { x, y }: Place, { crossing, width }: Shape): Color {
  const isStrand = thing === 'level' || thing === 'upright';
  if (isStrand && Math.hypot(x - crossing.x, y - crossing.y) < 16) return 'bone';
  if (thing === 'floor') return x < width / 2 ? 'ember' : 'tide';
  return thing === 'left' || thing === 'upright' ? 'ember' : 'tide';
}

/** The dots of a shape. The same shape always gives the same dots. */
export function createDots(shape: Shape): BandDot[] {
  const toInk = (bright: number): number => clamp((0.8 - bright) / 0.75);
  const inks = placesOf(shape, inDaylight(shape), brushAt, toInk, grain, 31);
  const lights = placesOf(shape, inTheDark(shape), linesAt, (bright) => bright, lightGrain, 32);
  const random = createRandom(33);
  return things.flatMap((thing) => {
    const ink = inks.get(thing)!;
    return pairUp(ink, take(lights.get(thing)!, ink.length, random)).map(([from, to]) => ({
      ink: from,
      light: to,
      isEmberInk: thing === 'upright',
      color: colorOf(thing, to, shape),
      chance: random(),
    }));
  });
}
