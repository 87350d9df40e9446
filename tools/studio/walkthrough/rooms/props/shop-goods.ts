import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { createRandom } from '../../../world/random';
import type { ScanPart } from '../../scan/scan';
import { createGlove } from '../../shapes/people/glove';
import { join, place } from '../../shapes/forms/place';
import { createRod } from '../../shapes/forms/rod';
import type { Point } from '../../shapes/forms/surface';
import { bandHeight } from '../../shapes/people/wristband';

/** Pairs of gloves that hang by their laces from a rail, knuckles down. @param railHeight in meters */
export function glovePairs(railHeight: number): ScanPart[] {
  const glove = createGlove(0.006);
  const gloves: THREE.BufferGeometry[] = [];
  const laces: THREE.BufferGeometry[] = [];
  for (const [index, x] of [-0.62, -0.98, -1.34].entries()) {
    for (const side of [-1, 1] as const) {
      const y = 1.72 - 0.03 * (index % 2) - (side > 0 ? 0.05 : 0);
      const at: Point = [x + side * 0.06, y, -0.02 + side * 0.055];
      gloves.push(
        place(glove, {
          at,
          turn: [Math.PI, 0.5 + 0.5 * side + 0.2 * index, 0.06 * side],
          scale: [side, 1, 1],
        }),
      );
      laces.push(createRod([x, railHeight, 0], [at[0], y - 0.02, at[2]], 0.003));
    }
  }
  return [
    { geometry: join(gloves), density: 12_000, edges: false, brightness: 0.8 },
    { geometry: join(laces), density: 8_000, edges: false },
  ];
}

/** Shelves at the back with stacks of folded things of different heights. */
export function shelves(): ScanPart[] {
  const random = createRandom(5);
  const boards: THREE.BufferGeometry[] = [];
  const stacks: THREE.BufferGeometry[] = [];
  for (let level = 0; level < 5; level++) {
    const y = 0.3 + level * 0.5;
    boards.push(new THREE.BoxGeometry(7, 0.03, 0.42).translate(0.5, y, -1.9));
    for (let slot = 0; slot < 14; slot++) {
      const count = Math.floor(random() * 5);
      for (let piece = 0; piece < count; piece++) {
        const folded = new RoundedBoxGeometry(0.3 + 0.02 * random(), 0.055, 0.3, 2, 0.022);
        stacks.push(folded.translate(-2.6 + slot * 0.47 + 0.01 * random(), y + 0.045 + piece * 0.058, -1.9));
      }
    }
  }
  const uprights = [-2.84, -1.43, -0.02, 1.39, 2.8].map((x) =>
    new THREE.BoxGeometry(0.03, 2.9, 0.42).translate(x, 1.45, -1.9),
  );
  return [
    { geometry: join([...boards, ...uprights]), density: 0, brightness: 0.22 },
    { geometry: join(stacks), density: 1_600, brightness: 0.4, edges: false },
  ];
}

/** The height of the cushion on its plinth, in meters. */
const cushionHeight = 1.02;

/** A plinth with a cushion, around the y axis. */
export function plinth(): ScanPart[] {
  const box = new THREE.BoxGeometry(0.44, cushionHeight - 0.06, 0.36).translate(
    0,
    cushionHeight / 2 - 0.03,
    0,
  );
  const cushion = new RoundedBoxGeometry(0.4, 0.09, 0.32, 6, 0.045).translate(0, cushionHeight - 0.02, 0);
  return [
    { geometry: box, density: 0, brightness: 0.7 },
    { geometry: cushion, density: 0, edges: false, brightness: 3 },
  ];
}

/** Something that a band has, for two bands on the cushion: one lies, and the other leans on it. */
export const onCushion = (part: THREE.BufferGeometry): THREE.BufferGeometry => {
  const band = place(part, { at: [0, -bandHeight, 0] });
  return join([
    place(band, { at: [-0.07, cushionHeight + 0.055, 0.03], turn: [0, 0.5, 0.03], scale: 1.25 }),
    place(band, { at: [0.075, cushionHeight + 0.075, -0.01], turn: [0.2, 0.3, 1.1], scale: 1.25 }),
  ]);
};
