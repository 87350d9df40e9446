import { palette as site, toDisplay, toLight, type Rgb } from '../../../lib/palette';
import { inks } from '../plates/plate';
import { lerp, smoothstep } from '../world/easing';
import { createRandom } from '../world/random';
import { createDots, type BandDot, type Color } from './dots';
import { addDisc, addGlow, createLayer } from './layers';
import { pixels, unit, type Shape } from './shapes';
import { groundAt, wayOf } from './sweep';

/** Display values (sRGB), 0 to 1: dots are mixed as paint on a screen, where this looks even. */
const display = (light: Rgb): Rgb => light.map(toDisplay) as unknown as Rgb;

const night = display(toLight(site.ink));
const paper = display(toLight(site.bone));

const emberInk = [1, 3, 5].map((digit) => parseInt(inks.bone.ember.slice(digit, digit + 2), 16) / 255);

/** Light that is added up grows pale. It begins with more color. */
const deep = (color: Rgb): Rgb => color.map((part) => part ** 1.5) as unknown as Rgb;

const lights: Record<Color, Rgb> = {
  bone: paper,
  ember: deep(display(toLight(site.ember))),
  tide: deep(display(toLight(site.tide))),
};

/** How bright a dot is, its glow, and how light adds up. */
const core = 1.15;
const halo = 0.7;
const exposure = 1.35;

/** How far the edge of the paper leans, as a share of the width, and in how many steps the ground changes. */
const slant = 0.12;
const steps = 4096;

/** The farthest that a dot leaves the straight way, in units. */
const detour = 70;

/** Where a dot is on its way from light (0) to ink (1): along an arc, ahead of the paper or behind it. */
function placeOf({ ink, light, chance }: BandDot, way: number): { x: number; y: number; radius: number } {
  const turn = chance * 2 * Math.PI * 7;
  const off = Math.sin(way * Math.PI) ** 2 * detour * ((chance * 13) % 1) ** 4;
  return {
    x: lerp(light.x, ink.x, way) + Math.cos(turn) * off,
    y: lerp(light.y, ink.y, way) + Math.sin(turn) * off * 0.6,
    radius: lerp(light.radius, ink.radius, way),
  };
}

/** Draws a shape's frames. @returns the pixels of a moment in seconds: red, green and blue, rows from the top */
export function createPainter(shape: Shape): (time: number) => Uint8Array {
  const { width, height } = pixels(shape);
  const dots = createDots(shape);
  const light = createLayer(width, height, 3);
  const ink = createLayer(width, height, 1);
  const ember = createLayer(width, height, 1);
  const random = createRandom(34);
  // The same in every frame, so that it costs few bytes. It keeps the dark from banding.
  const dither = Float32Array.from({ length: width * height }, () => random());
  const frame = new Uint8Array(width * height * 3);
  const grounds = new Float32Array(Math.ceil(steps * (1 + 2 * slant)));

  return (time) => {
    for (const layer of [light, ink, ember]) layer.values.fill(0);
    for (const dot of dots) {
      const way = wayOf(lerp(dot.light.x, dot.ink.x, 0.5) / shape.width, dot.chance, time);
      const { x, y, radius } = placeOf(dot, way);
      const glow = 1 - smoothstep(0.3, 0.75, way);
      const cover = smoothstep(0.3, 0.7, way);
      const at = [x * unit, y * unit, radius * unit] as const;
      if (glow > 0)
        addDisc(
          light,
          ...at,
          lights[dot.color].map((part) => part * core * glow),
        );
      if (cover > 0) addDisc(dot.isEmberInk ? ember : ink, ...at, [cover]);
    }
    addGlow(light, halo);
    grounds.forEach((_, step) => (grounds[step] = groundAt(step / steps - slant, time)));
    for (let y = 0, pixel = 0; y < height; y += 1) {
      // The edge of the paper leans, so that it is no ruled line.
      const lean = (y / height - 0.5) * slant;
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const ground = grounds[Math.floor((x / width + lean + slant) * steps)]!;
        const dark = Math.min(1, ink.values[pixel]!);
        const warm = Math.min(1, ember.values[pixel]!);
        for (let part = 0; part < 3; part += 1) {
          const bare = night[part]! + (paper[part]! - night[part]!) * ground;
          const glow = light.values[pixel * 3 + part]!;
          const lit = glow < 0.001 ? bare : 1 - (1 - bare) * Math.exp(-exposure * glow);
          const warmed = lit + (emberInk[part]! - lit) * warm;
          frame[pixel * 3 + part] = (warmed + (night[part]! - warmed) * dark) * 255 + dither[pixel]!;
        }
      }
    }
    return frame;
  };
}
