import { createCamera } from '../plates/drawing/camera';
import { paperFloor, shade, type Light, type Picture } from '../plates/drawing/shade';
import { ring as dress } from '../plates/people/clothes';
import { figure } from '../plates/people/person';
import { stand } from '../plates/people/pose';
import { cross, slip } from '../plates/people/poses';
import { sheet, type Solid } from '../plates/solids/solid';
import { dot, normalize, type Vector } from '../plates/solids/vector';
import { clamp, smoothstep } from '../world/easing';
import type { Shape } from './shapes';

/** Two people spar: one throws a straight right, the other ducks under it. */
const left = figure(stand(cross, { at: [-0.6, 0, 0.04], yaw: Math.PI / 2 - 0.12, size: 1 }), dress);
const right = figure(stand(slip, { at: [0.58, 0, -0.04], yaw: -Math.PI / 2 + 0.18, size: 1 }), dress);

/** How many solids the fighter on the left is made of. In a picture they follow the floor. */
export const figureParts = left.length;

/** The radius of the ring on the floor, in meters. */
const ringRadius = 1.42;

/** How much of the ring a point of the floor shows, 0 to 1. */
const ringAt = ([x, , z]: Vector, thick: number): number =>
  Math.exp(-(((Math.hypot(x, z) - ringRadius) / thick) ** 2));

const sun: Light = { toward: [-0.4, 0.95, 0.5], ambient: 0.4, softness: 0.12, reach: 0.35 };

/** The scene of the plates, seen in daylight. */
export function inDaylight({ view, width, height }: Shape): Picture {
  const value = (point: Vector): number => paperFloor(sun) * (1 - 0.6 * ringAt(point, 0.02));
  const floor = sheet([0, 0, 0], [0, 1, 0], { value });
  return shade([floor, ...left, ...right], createCamera(view, width, height), sun, width, height);
}

/** Light along the edges of a fighter, most on the side that faces the crossing above. */
const rimLit =
  (side: 1 | -1) =>
  (solid: Solid): Solid => ({
    ...solid,
    shadowless: true,
    material: {
      value: 1,
      brightness({ normal, view, open }) {
        const edge = (1 - Math.abs(dot(normal, view))) ** 1.5;
        const above = Math.max(0, dot(normal, normalize([side * 0.75, 1, 0.2])));
        return clamp((0.015 + 0.85 * edge ** 1.4 + 0.42 * above ** 3) * (0.4 + 0.6 * open));
      },
    },
  });

/** The same scene in the dark, in the light of the crossing. */
export function inTheDark({ view, width, height }: Shape): Picture {
  const floor = sheet([0, 0, 0], [0, 1, 0], { value: 1, brightness: ({ point }) => ringAt(point, 0.014) });
  const solids = [floor, ...left.map(rimLit(1)), ...right.map(rimLit(-1))];
  return shade(solids, createCamera(view, width, height), sun, width, height);
}

/** What a strand is made of: light along thin lines, or ink like a brush's. */
export type Strand = { along: number; off: number; length: number };

/**
 * How much of a strand is at a point, 0 to 1: pinched where the strands cross, wider and wavy away from it.
 *
 * @param along units from the crossing along the strand, negative to the left or upward
 * @param off units across it
 * @param length how far it reaches, in units
 */
export function brushAt({ along, off, length }: Strand, thick: number): number {
  const away = Math.abs(along);
  const wave = 5 * Math.sin(along / 58 + 0.8) * smoothstep(20, 130, away);
  const width = thick * (3.2 + 11 * smoothstep(0, 150, away));
  const at = (off - wave) / width;
  const ends = smoothstep(length, length * 0.35, away);
  return Math.exp(-at * at * 1.2) * (0.72 + 0.28 * Math.sin(at * 8 + along / 40)) * ends;
}

/** The same strand as light: lines that meet at the crossing. */
export function linesAt({ along, off, length }: Strand, thick: number): number {
  const away = Math.abs(along);
  const spread = thick * (1.2 + 15 * smoothstep(0, 170, away));
  let light = Math.exp(-((off / (1.4 + 0.5 * thick)) ** 2)) * smoothstep(90, 0, away);
  for (let line = 0; line < 7; line += 1) {
    const at = Math.sin(along / (46 + 7 * line) + line * 2.1) * 0.6 + (line - 3) / 4.2;
    light = Math.max(light, Math.exp(-(((off - spread * at) / 0.95) ** 2)) * (1 - 0.09 * line));
  }
  return light * smoothstep(length, length * 0.4, away);
}
