import { createCurrent, type Point } from './current';
import { clamp, lerp } from './easing';
import { createRandom } from './random';

/** The family of a line of the dome's imagery. */
const families = ['brush', 'contour', 'frond'] as const;

type Family = (typeof families)[number];

/** Lines on the inside of the dome: azimuth from the middle of the view and elevation, in radians. */
type Imagery = {
  /** Two points per segment: azimuth and elevation. */
  places: Float32Array;
  /**
   * For each point: its progress along its drawing (0 to 1), its hue (0 to 1), its brightness, its family's
   * number.
   */
  marks: Float32Array;
};

type Line = {
  points: readonly Point[];
  from: number;
  to: number;
  hue: number;
  light: number;
  family: Family;
};

const degree = Math.PI / 180;

/** Where the plus of light appears in front of the dome. */
const center: Point = [0, 17 * degree];

const current = createCurrent({ seed: 61, longest: 1.2, shortest: 0.22, waves: 10 });

/** A line that follows the arms of the plus from the center outward, bent by the current. */
function trace(start: Point, steps: number, step: number): Point[] {
  const points: Point[] = [start];
  const bend: Point = [0, 0];
  let [azimuth, elevation] = start;
  for (let index = 0; index < steps; index++) {
    const east = (azimuth - center[0]) * Math.cos(elevation);
    const north = elevation - center[1];
    const distance = Math.hypot(east, north);
    // Hyperbolas between the arms of the plus: rings around it would look like a gunsight.
    const saddle = 0.7 / Math.max(0.05, distance);
    current(azimuth, elevation, 0, bend);
    const x = east * saddle + bend[0];
    const y = -north * saddle + bend[1];
    const speed = Math.hypot(x, y) || 1;
    azimuth += ((x / speed) * step) / Math.max(0.3, Math.cos(elevation));
    elevation += (y / speed) * step;
    if (elevation < 2 * degree || elevation > 75 * degree) break;
    points.push([azimuth, elevation]);
  }
  return points;
}

/** A calligraphic stroke: parallel bristles that thin out toward its end. */
function brush(random: () => number, start: Point): Line[] {
  const spine = trace(start, 16 + Math.floor(random() * 26), 0.015);
  if (spine.length < 8) return [];
  const width = 0.006 + random() ** 2 * 0.03;
  const hue = random();
  const bristles = 7 + Math.round(width * 420);
  return Array.from({ length: bristles }, () => {
    const across = random() * 2 - 1;
    const begin = Math.floor(random() ** 2 * spine.length * 0.25);
    const end = Math.ceil(spine.length * (1 - random() ** 1.5 * 0.55));
    const points = spine.slice(begin, end).map(([azimuth, elevation], index, all): Point => {
      const before = all[Math.max(0, index - 1)]!;
      const after = all[Math.min(all.length - 1, index + 1)]!;
      const along = Math.atan2(after[1] - before[1], after[0] - before[0]);
      const swell = Math.sin(Math.PI * clamp((begin + index) / spine.length) * 0.93 + 0.15) ** 0.5;
      const off = across * width * swell;
      return [azimuth - Math.sin(along) * off, elevation + Math.cos(along) * off];
    });
    const light = (0.25 + 0.75 * random() ** 2) * (1 - 0.45 * across * across);
    return {
      points,
      from: begin / spine.length,
      to: end / spine.length,
      hue,
      light,
      family: 'brush' as const,
    };
  });
}

type Frond = { azimuth: number; tilt: number; length: number; bend: number };

/** One broad leaf: its stem, its outline, and veins that sweep from the midrib to the edge. */
function frond({ azimuth, tilt, length, bend }: Frond, hue: number): Line[] {
  const steps = 48;
  const stemPart = 0.2;
  const midrib: { at: Point; heading: number; width: number }[] = [];
  let [x, y, heading] = [azimuth * degree, 3 * degree, tilt * degree];
  for (let index = 0; index <= steps; index++) {
    const blade = clamp((index / steps - stemPart) / (1 - stemPart));
    const width = length * 0.115 * Math.sin(Math.PI * blade ** 0.75) ** 0.85;
    midrib.push({ at: [x, y], heading, width });
    x += (Math.cos(heading) * length) / steps / Math.cos(y);
    y += (Math.sin(heading) * length) / steps;
    heading += (bend / steps) * (0.3 + 1.5 * (index / steps) ** 2);
  }
  /** A point of the leaf: along the midrib from 0 to 1, across it from -1 to 1. */
  const place = (along: number, across: number): Point => {
    const { at, heading: way, width } = midrib[Math.round(clamp(along) * steps)]!;
    return [
      at[0] - (Math.sin(way) * width * across) / Math.cos(at[1]),
      at[1] + Math.cos(way) * width * across,
    ];
  };
  const draw = (from: number, to: number, light: number, points: readonly Point[]): Line => ({
    points,
    from,
    to,
    hue,
    light,
    family: 'frond',
  });
  const path = (across: (part: number) => number, from = 0, to = 1, points = steps) =>
    Array.from({ length: points + 1 }, (_, index) => {
      const part = index / points;
      return place(lerp(from, to, part), across(part));
    });
  const lines = [
    draw(
      0,
      1,
      1,
      path(() => 0),
    ),
  ];
  for (const side of [-1, 1]) {
    // The edge twice, slightly apart, so that it stands out from the veins.
    for (const edge of [1, 0.965])
      lines.push(
        draw(
          0.2,
          1,
          1,
          path(() => side * edge, stemPart),
        ),
      );
    const veins = 15;
    for (let vein = 0; vein < veins; vein++) {
      const root = lerp(stemPart + 0.03, 0.9, vein / (veins - 1));
      const tip = Math.min(1, root + 0.13);
      lines.push(
        draw(
          0.8 * root,
          Math.min(1, 0.8 * root + 0.25),
          0.5,
          path((part) => side * part ** 0.8 * 0.96, root, tip, 8),
        ),
      );
    }
  }
  return lines;
}

const fronds: readonly Frond[] = [
  { azimuth: 15, tilt: 58, length: 0.4, bend: 1.5 },
  { azimuth: 30, tilt: 112, length: 0.5, bend: -1.5 },
  { azimuth: 34, tilt: 62, length: 0.46, bend: 1.3 },
  { azimuth: -13, tilt: 122, length: 0.36, bend: -1.5 },
  { azimuth: -26, tilt: 64, length: 0.44, bend: 1.4 },
  { azimuth: 52, tilt: 108, length: 0.5, bend: -1.3 },
];

/**
 * Draws the dome's imagery: brush strokes and contour lines that flow between the arms of the plus, and
 * fronds that grow from the rim.
 */
export function createImagery(seed: number): Imagery {
  const random = createRandom(seed);
  const place = (): Point => [
    center[0] + (random() + random() + random() - 1.5) * 62 * degree,
    4 * degree + random() ** 1.2 * 46 * degree,
  ];
  const lines: Line[] = [];
  for (let index = 0; index < 230; index++) lines.push(...brush(random, place()));
  for (let index = 0; index < 520; index++) {
    const points = trace(place(), 40 + Math.floor(random() * 50), 0.011);
    lines.push({ points, from: 0, to: 1, hue: random(), light: 0.3 + random() ** 3, family: 'contour' });
  }
  for (const leaf of fronds) lines.push(...frond(leaf, random()));

  const segments = lines.reduce((sum, { points }) => sum + Math.max(0, points.length - 1), 0);
  const places = new Float32Array(segments * 4);
  const marks = new Float32Array(segments * 8);
  let at = 0;
  for (const { points, from, to, hue, light, family } of lines) {
    for (let index = 0; index < points.length - 1; index++) {
      for (const end of [index, index + 1]) {
        places.set(points[end]!, at * 2);
        const along = lerp(from, to, end / (points.length - 1));
        marks.set([along, hue, light, families.indexOf(family)], at * 4);
        at++;
      }
    }
  }
  return { places, marks };
}
