import { clamp } from '../../world/easing';
import type { Camera } from './camera';
import { valueAt, type Ink, type Solid } from '../solids/solid';
import { lightAt, normalAt, opennessAt, trace, type Sightings } from './trace';
import { add, dot, normalize, scale, type Vector } from '../solids/vector';

/**
 * How a scene is lit. `ambient` is the share of light that comes from everywhere, 0 to 1; `reach` is how far,
 * in meters, things shade each other from it.
 */
export type Light = { toward: Vector; ambient: number; softness: number; reach: number };

/** The value at which a level floor in full light is as bright as bare paper. Only shadows are drawn on it then. */
export const paperFloor = ({ toward, ambient }: Light): number =>
  1 / (ambient + (1 - ambient) * normalize(toward)[1]);

/** What to draw: the brightness of each pixel, 0 to 1, and its ink; and what is visible there, for hidden lines. */
export type Picture = Sightings & { brightness: Float32Array; ink: Ink[] };

/** How much a glass darkens what is behind its rim, 0 to 1. */
const rimOfGlass = 0.75;

/** Draws the solids as a camera sees them under a light: Lambert's law, a shadow, and less light in corners. */
export function shade(
  solids: readonly Solid[],
  camera: Camera,
  light: Light,
  width: number,
  height: number,
): Picture {
  const sightings = trace(solids, camera, width, height, ({ material }) => !material.clear);
  const brightness = new Float32Array(width * height).fill(1);
  const ink = new Array<Ink>(width * height).fill('line');
  const toLight = normalize(light.toward);
  const opaque = solids.filter(({ material }) => !material.clear);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const solid = solids[sightings.solid[pixel]!];
    if (!solid) continue;
    const away = sightings.away[pixel]!;
    const view = camera.direction((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5);
    const point = add(camera.eye, scale(view, away));
    const normal = normalAt(solid.distance, point, away * 0.0006);
    const { material } = solid;
    const facing = dot(normal, toLight);
    const start = add(point, scale(normal, 0.004));
    const lit = facing > 0 ? facing * lightAt(opaque, start, toLight, light.softness) : 0;
    const open = opennessAt(opaque, point, normal, light.reach);
    const value = valueAt(material, point);
    const half = normalize(add(toLight, scale(view, -1)));
    const gloss = lit > 0 ? (material.shine ?? 0) * Math.max(0, dot(normal, half)) ** 28 : 0;
    brightness[pixel] = clamp(
      material.brightness
        ? material.brightness({ point, normal, view, lit, open })
        : value * (light.ambient * open + (1 - light.ambient) * lit * (0.5 + 0.5 * open)) + gloss,
    );
    ink[pixel] = typeof material.ink === 'function' ? material.ink(point) : (material.ink ?? 'line');
  }
  const picture = { ...sightings, brightness, ink };
  outline(picture, solids);
  glaze(picture, solids, camera);
  return picture;
}

/** Darkens the last pixels of a body where something behind it begins. */
function outline({ width, height, away, solid, brightness }: Picture, solids: readonly Solid[]): void {
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const strength = solids[solid[pixel]!]?.material.outline ?? 0;
      if (strength === 0) continue;
      const own = away[pixel]!;
      // A step between neighbors that is twice as large as the slope on the other side is an edge, not a
      // slant.
      const edge = [1, width].some((step) => {
        const ahead = away[pixel + step]! - own;
        const behind = away[pixel - step]! - own;
        return Math.max(ahead, behind) > 0.02 * own && ahead + behind > 0.014 * own;
      });
      if (edge) brightness[pixel]! *= 1 - strength;
    }
  }
}

/** Draws glass over the image: darkest where it is seen edge-on. */
function glaze(picture: Picture, solids: readonly Solid[], camera: Camera): void {
  const { width, height } = picture;
  for (const glass of solids.filter(({ material }) => material.clear)) {
    const seen = trace([glass], camera, width, height, () => true);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const away = seen.away[pixel]!;
      if (away >= picture.away[pixel]!) continue;
      const view = camera.direction((pixel % width) + 0.5, Math.floor(pixel / width) + 0.5);
      const normal = normalAt(glass.distance, add(camera.eye, scale(view, away)), away * 0.0006);
      const rim = (1 - Math.abs(dot(normal, view))) ** 3;
      picture.brightness[pixel]! *= 1 - rimOfGlass * rim;
    }
  }
}
