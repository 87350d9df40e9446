import * as THREE from 'three';
import { createFoliage } from './leaf';
import { createRandom } from './random';

export type Plant = {
  kind: 'palm' | 'broad' | 'grass';
  /** Where it stands and how tall it is, in meters. */
  x: number;
  z: number;
  height: number;
  leaves: number;
};

type Foliage = ReturnType<typeof createFoliage>;
type Grow = (foliage: Foliage, plant: Plant, random: () => number) => void;

/** Leaves that follow each other at this angle never grow directly above each other. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

const up = new THREE.Vector3(0, 1, 0);

/** A unit vector. Both angles in radians; elevation from the ground. */
const heading = (azimuth: number, elevation: number): THREE.Vector3 =>
  new THREE.Vector3().setFromSphericalCoords(1, Math.PI / 2 - elevation, azimuth);

/** A pointed leaf, widest near its base or middle. @returns half its width, where the widest half is 1 */
const lance = (along: number): number => Math.sin(Math.PI * Math.min(1, 0.04 + 0.96 * along ** 0.8)) ** 0.8;
const ovate = (along: number): number => Math.sin(Math.PI * Math.min(1, 0.03 + 0.97 * along ** 0.62)) ** 0.72;

/** Pairs of leaflets on a frond: few and large, since many fine ones look like fish bones. */
const pairs = 9;

/** A trunk with a crown of arching fronds, whose leaflets hang forward on both sides of the rib. */
const growPalm: Grow = (foliage, { x, z, height, leaves }, random) => {
  const phase = random();
  const turned = random() * 2 * Math.PI;
  const trunk = foliage.stem({
    from: new THREE.Vector3(x, 0, z),
    direction: heading(turned, 1.42 + 0.1 * random()),
    length: height * (0.48 + 0.1 * random()),
    droop: -0.06,
    radius: [0.02 + height * 0.016, 0.01 + height * 0.011],
    segments: 6,
    phase,
  });
  const crown = trunk[trunk.length - 1]!.at;
  for (let frond = 0; frond < leaves; frond++) {
    const azimuth = turned + frond * goldenAngle + (random() - 0.5) * 0.5;
    // The youngest stand in the middle; the oldest have sunk.
    const age = (frond + 0.5) / leaves;
    const length = height * (0.46 + 0.14 * random());
    const rib = foliage.stem({
      from: crown,
      direction: heading(azimuth, 1.38 - 0.9 * age),
      length,
      droop: 0.75 + 0.75 * age,
      radius: [0.008 + height * 0.004, 0.003],
      segments: 14,
      phase,
    });
    for (let pair = 0; pair <= pairs; pair++) {
      const part = 0.2 + 0.8 * (pair / pairs);
      const { at, direction } = rib[Math.round(part * 14)]!;
      const level = new THREE.Vector3().crossVectors(direction, up).normalize();
      const above = new THREE.Vector3().crossVectors(level, direction);
      const reach = length * (0.2 + 0.3 * Math.sin(Math.PI * Math.min(1, part * 0.92)));
      // A single last leaflet ends the rib.
      for (const side of pair === pairs ? [0] : [-1, 1]) {
        foliage.blade({
          from: at,
          direction: direction
            .clone()
            .multiplyScalar(0.8)
            .addScaledVector(level, side)
            .addScaledVector(above, 0.12 * Math.abs(side))
            .normalize(),
          up: above,
          length: reach * (0.9 + 0.2 * random()),
          droop: 0.7 + 0.3 * random(),
          width: (along) => length * 0.034 * lance(along),
          fold: 0.35,
          segments: 6,
          phase,
        });
      }
    }
  }
};

/** Stalks from the ground, each with one large leaf that leans outward and bends at its tip. */
const growBroad: Grow = (foliage, { x, z, height, leaves }, random) => {
  for (let stalk = 0; stalk < leaves; stalk++) {
    const phase = random();
    const azimuth = stalk * goldenAngle + (random() - 0.5) * 0.6;
    const tall = height * (0.5 + 0.5 * ((stalk + 0.5) / leaves));
    const ends = foliage.stem({
      from: new THREE.Vector3(x + (random() - 0.5) * 0.12, 0, z + (random() - 0.5) * 0.12),
      direction: heading(azimuth, 0.95 + 0.5 * random()),
      length: tall * 0.62,
      droop: 0.25,
      radius: [0.006 + height * 0.007, 0.005 + height * 0.003],
      segments: 5,
      phase,
    });
    const { at, direction } = ends[ends.length - 1]!;
    const level = new THREE.Vector3().crossVectors(direction, up).normalize();
    const half = tall * (0.14 + 0.06 * random());
    foliage.blade({
      from: at,
      direction,
      // A small turn about its axis: no two leaves catch the light in the same way.
      up: new THREE.Vector3()
        .crossVectors(level, direction)
        .addScaledVector(level, (random() - 0.5) * 0.9)
        .normalize(),
      length: tall * (0.5 + 0.12 * random()),
      droop: 1 + 0.7 * random(),
      width: (along) => half * ovate(along),
      fold: 0.28,
      segments: 12,
      phase,
    });
  }
};

/** A tuft of narrow blades that arch outward. */
const growGrass: Grow = (foliage, { x, z, height, leaves }, random) => {
  for (let blade = 0; blade < leaves; blade++) {
    const azimuth = random() * 2 * Math.PI;
    const half = 0.005 + height * 0.009 * (0.7 + 0.6 * random());
    foliage.blade({
      from: new THREE.Vector3(x, 0, z).addScaledVector(heading(azimuth, 0), 0.16 * height * random()),
      direction: heading(azimuth, 1.15 + 0.36 * random()),
      up: heading(azimuth, 0).multiplyScalar(-1).add(up).normalize(),
      length: height * (0.65 + 0.55 * random()),
      droop: 0.7 + 0.7 * random(),
      width: (along) => half * (1 - along) ** 0.6,
      fold: 0.3,
      segments: 6,
      phase: random(),
    });
  }
};

const species: Record<Plant['kind'], Grow> = { palm: growPalm, broad: growBroad, grass: growGrass };

/**
 * Plants as leaf strips in one geometry, rooted at y = 0, in meters. Besides `position` and `normal` each
 * vertex has `leaf`: its position along the leaf (0 base to 1 tip, 0 on stems) and across it (-1 to 1, 0 on
 * the midrib), and the phase of its sway (0 to 1).
 */
export function createPlants(seed: number, places: readonly Plant[]): THREE.BufferGeometry {
  const random = createRandom(seed);
  const foliage = createFoliage();
  for (const plant of places) species[plant.kind](foliage, plant, random);
  return foliage.geometry();
}

/**
 * GLSL for vertex shaders: the position of a plant's point, in meters, in a light wind. Its periods, 6 and 12
 * s, divide every loop of 12 s. Roots do not move.
 */
export const swayGlsl = `
vec3 sway(vec3 place, vec3 leaf, float time) {
  float turn = 6.2831853 * (time / 12. + leaf.z);
  float bend = .012 * place.y * place.y + .012 * place.y;
  float flutter = .014 * leaf.x * leaf.x;
  place.x += bend * sin(turn) + flutter * sin(2. * turn + 9. * place.x);
  place.z += .7 * bend * cos(2. * turn);
  place.y += flutter * sin(2. * turn + 7. * place.z + 2. * leaf.y);
  return place;
}`;
