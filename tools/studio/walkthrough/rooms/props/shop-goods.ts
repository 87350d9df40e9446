import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { createRandom } from '../../../world/random';
import type { ScanPart } from '../../scan/scan';
import { createGlove } from '../../shapes/people/glove';
import { join, place } from '../../shapes/forms/place';
import { createRod } from '../../shapes/forms/rod';
import type { Point } from '../../shapes/forms/surface';

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
    { geometry: join(gloves), density: 22_000, edges: false, brightness: 0.8 },
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
    { geometry: join([...boards, ...uprights]), density: 1_900, brightness: 0.22 },
    { geometry: join(stacks), density: 3_200, brightness: 0.45, edges: false },
  ];
}
