import * as THREE from 'three';
import type { Frame } from '../../../stage/frame';
import { createScan, type Lamp, type ScanPart } from '../../scan/scan';
import { createGlove, createStitches } from '../../shapes/people/glove';
import { createGlow } from '../../shapes/light/lights';
import { createRim } from '../../shapes/light/rim';
import { body } from './company';
import { createTube } from '../../shapes/forms/tube';
import { bandHeight, createBand, createBandLights, createTag } from '../../shapes/people/wristband';

/** The distance from the elbow to the middle of the band, in meters. */
export const elbowToBand = 0.29;

/**
 * A forearm with a glove and a band. The group's origin is the elbow; its first child is the glove, which stands on its
 * cuff.
 *
 * @param ahead from the elbow to the band
 * @param palm the direction of the palm
 * @param face the middle of the reader that lights the arm from below
 */
export function createHand(
  frame: Frame,
  lamp: Lamp,
  { ahead, palm, face }: Record<'ahead' | 'palm' | 'face', THREE.Vector3>,
) {
  const elbow = bandHeight - elbowToBand;
  const arm = createTube(
    [
      [0, 0.05, 0],
      [0, elbow / 2, 0],
      [0, elbow - 0.045, 0],
    ],
    {
      // Narrow at the wrist, strong below the elbow, and round at its end.
      radius: (along) =>
        (0.033 + 0.022 * Math.sin(Math.min(1, along * 1.25) * 0.5 * Math.PI) ** 1.5) *
        Math.sqrt(1 - Math.max(0, (along - 0.86) / 0.14) ** 2),
      rows: 90,
    },
  );
  const glove = createGlove();
  const parts: ScanPart[] = [
    { geometry: glove, density: 60_000, edges: false, brightness: 1.5 },
    { geometry: createBand(), density: 30_000, brightness: 0.5 },
    { geometry: arm, ...body },
  ];
  const rims = [glove, arm].map((geometry) => createRim(frame, geometry, face, 'tide'));
  // On the side that is seen.
  const tag = createGlow(frame, createTag().scale(-1, 1, 1), 'bone', 1.1);
  const lights = createGlow(frame, createBandLights(), 'ember', 1.6);
  const stitches = createGlow(frame, createStitches(), 'bone', 0.4);
  const hand = new THREE.Group().add(
    createScan(frame, parts, 11, lamp),
    ...rims.map(({ mesh }) => mesh),
    tag.mesh,
    lights.mesh,
    stitches.mesh,
  );
  const knuckles = ahead.clone().normalize();
  const inside = palm.clone().addScaledVector(knuckles, -palm.dot(knuckles)).normalize();
  const basis = new THREE.Matrix4().makeBasis(knuckles.clone().cross(inside), knuckles, inside);
  hand.applyMatrix4(basis.multiply(new THREE.Matrix4().makeTranslation(0, -elbow, 0)));
  return {
    object: new THREE.Group().add(hand),
    /** @param light how strongly the reader lights the arm */
    light(light: number) {
      for (const { strength } of rims) strength.value = light;
    },
  };
}
