import { clamp } from '../world/easing';
import { createCamera, type Camera, type View } from './drawing/camera';
import { visibleParts, type Point } from './drawing/hidden-lines';
import { shade, type Light, type Picture } from './drawing/shade';
import type { Ink, Solid } from './solids/solid';
import { stipple, type Dot, type Grain } from './drawing/stipple';
import { writeSvg, type DotLayer } from './drawing/svg';
import type { Vector } from './solids/vector';

/** A pen line. `through` shows it in front of everything. `slack` is in meters. */
export type PenLine = {
  points: readonly Vector[];
  width: number;
  ink?: Ink;
  through?: boolean;
  slack?: number;
};

/** Everything that a plate is made from. Sizes are in units of the plate. */
export type Plate = {
  width: number;
  height: number;
  /** The size of a unit in the image, if it is not that of most plates. */
  unit?: number;
  /** Dark dots on light paper, or light dots on a dark wall. */
  ground: 'bone' | 'ink';
  view: View;
  light: Light;
  grain: Grain;
  seed: number;
  solids: readonly Solid[];
  lines?: readonly PenLine[];
  /** Filled shapes on a visible surface. */
  marks?: readonly { shape: readonly Vector[]; ink: 'line' | 'ground' }[];
  /** How brightness becomes darkness: at `white` and above paper stays bare, at `black` it is darkest. */
  curve: { white: number; black: number };
  /** The remaining share of the tone at a point of the plate, 0 to 1. */
  fade?: (x: number, y: number) => number;
};

/**
 * The inks on both grounds, by the names that the site's build replaces with its palette. Ember is deeper on paper, where
 * single dots would look pale.
 */
export const inks: Record<Plate['ground'], Record<Ink | 'ground', string>> = {
  bone: { line: 'black', ember: 'orangered', ground: 'white' },
  ink: { line: 'white', ember: 'coral', ground: 'black' },
};

/** How many sizes of dots a plate has. */
const sizes = 4;

/** Draws a plate: traces its scene, turns light into tone and tone into dots, and writes the SVG. */
export function drawPlate(plate: Plate): string {
  const { width, height, unit, ground, grain, lines = [], marks = [] } = plate;
  const camera = createCamera(plate.view, width, height);
  const picture = shade(plate.solids, camera, plate.light, width, height);
  const dots = stipple({ width, height, tone: toneOf(plate, picture) }, grain, plate.seed);
  const flat = (shape: readonly Vector[]): Point[] =>
    shape.flatMap((place) => {
      const at = camera.project(place);
      return at ? [[at.x, at.y] as const] : [];
    });
  return writeSvg({
    width,
    height,
    unit,
    color: inks[ground].line,
    strokes: lines.map((line) => ({
      color: inks[ground][line.ink ?? 'line'],
      size: line.width,
      lines: line.through ? [flat(line.points)] : drawn(line, camera, picture, plate.fade),
    })),
    dots: layersOf(dots, picture, plate),
    fills: marks.map(({ shape, ink }) => ({ color: inks[ground][ink], shapes: [flat(shape)] })),
  });
}

/** Pen lines end where less than half of the tone is left. */
const drawn = (line: PenLine, camera: Camera, picture: Picture, fade: Plate['fade'] = () => 1): Point[][] =>
  visibleParts(line.points, camera, picture, line.slack ?? 0.03, (x, y) => fade(x, y) >= 0.5);

function toneOf({ ground, width, curve, fade }: Plate, { brightness, solid }: Picture): Float32Array {
  return brightness.map((bright, pixel) => {
    if (solid[pixel] === -1) return 0;
    const tone = clamp((bright - curve.white) / (curve.black - curve.white));
    const left = fade?.((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5) ?? 1;
    return (ground === 'bone' ? tone : 1 - tone) * left;
  });
}

function layersOf(
  dots: readonly Dot[],
  picture: Picture,
  { width, height, ground, grain }: Plate,
): DotLayer[] {
  const layers = new Map<string, { color: string; size: number; places: [number, number][] }>();
  for (const dot of dots) {
    const step = Math.min(
      sizes - 1,
      Math.floor(((dot.radius - grain.fine) / (grain.bold - grain.fine)) * sizes),
    );
    const ink =
      picture.ink[Math.min(height - 1, Math.floor(dot.y)) * width + Math.min(width - 1, Math.floor(dot.x))]!;
    const radius = grain.fine + ((step + 0.5) / sizes) * (grain.bold - grain.fine);
    const key = `${ink} ${step}`;
    const layer = layers.get(key) ?? { color: inks[ground][ink], size: radius * 2, places: [] };
    layer.places.push([Math.round(dot.x), Math.round(dot.y)]);
    layers.set(key, layer);
  }
  return [...layers.keys()].sort().map((key) => layers.get(key)!);
}
