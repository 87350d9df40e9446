import * as THREE from 'three';
import type { ScanPart } from '../../scan/scan';
import { createApple, createBanana, createBowl, createOrange, createPear } from '../../shapes/plants/fruit';
import { createCarafe, createJar, createJug } from '../../shapes/furniture/glassware';
import { join, place } from '../../shapes/forms/place';

/** A bowl of fruit, one of them ember, with its foot at y 0. */
export function fruitBowl(): ScanPart[] {
  return [
    { geometry: createBowl(), density: 90_000, brightness: 0.7 },
    {
      geometry: join([
        place(createApple(), { at: [-0.075, 0.088, 0.02], turn: [0.25, 0.4, 0.2] }),
        place(createPear(), { at: [-0.02, 0.062, -0.05], turn: [-0.1, 0, 0.12], scale: 1.15 }),
        place(createBanana(), { at: [0.06, 0.105, -0.045], turn: [0.35, 0.35, 0.1] }),
        place(createApple(), { at: [-0.012, 0.09, 0.065], turn: [0.3, 1.4, -0.2] }),
      ]),
      density: 180_000,
      edges: false,
      brightness: 1.1,
    },
    {
      geometry: place(createOrange(), { at: [0.068, 0.098, 0.045], turn: [0.7, 0, -0.3] }),
      density: 200_000,
      edges: false,
      color: 'ember',
      brightness: 1.9,
    },
  ];
}

/** Shelves behind the counter and what stands on them. */
export function shelves(): ScanPart[] {
  const jug = createJug(20);
  const carafe = createCarafe(20);
  const jar = createJar(20);
  const kinds = [jug, jar, carafe, jar, jug, jar, jug, jar, jar];
  const boards: THREE.BufferGeometry[] = [];
  const goods: THREE.BufferGeometry[] = [];
  for (let level = 0; level < 3; level++) {
    const y = 1.02 + level * 0.42;
    boards.push(new THREE.BoxGeometry(6.9, 0.03, 0.26).translate(1.45, y, -1.55));
    for (let slot = 0; slot < 35; slot++) {
      // Some empty slots, as on a shelf in use.
      if ((slot * 7 + level * 5) % 11 === 0) continue;
      const kind = kinds[(slot * 4 + level * 3 + Math.floor(slot / 5)) % kinds.length]!;
      goods.push(place(kind, { at: [-1.7 + slot * 0.185, y + 0.015, -1.55 + 0.03 * Math.sin(slot * 2.3)] }));
    }
  }
  const posts = [-1.98, -0.25, 1.48, 3.2, 4.9].map((x) =>
    new THREE.BoxGeometry(0.03, 1.7, 0.28).translate(x, 1.55, -1.56),
  );
  const wall = new THREE.PlaneGeometry(7.3, 1.8).translate(1.55, 1.6, -1.72);
  return [
    { geometry: join([...boards, ...posts]), density: 5_000, brightness: 0.6 },
    { geometry: join(goods), density: 9_000, brightness: 1, edges: false },
    { geometry: wall, density: 2_500, brightness: 0.15, edges: false },
  ];
}
