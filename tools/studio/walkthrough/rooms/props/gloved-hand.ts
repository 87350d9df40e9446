import * as THREE from 'three';
import type { Frame } from '../../../stage/frame';
import { createScan, type Lamp, type ScanPart } from '../../scan/scan';
import { createGlove, createStitches } from '../../shapes/people/glove';
import { createGlow } from '../../shapes/light/lights';
import { createTube } from '../../shapes/forms/tube';
import { bandHeight, createBand, createBandLights, createTag } from '../../shapes/people/wristband';

/** A gloved hand reaching for a post. The group's origin is the middle of the band. */
export function createHand(frame: Frame, lamp: Lamp): THREE.Group {
  const arm = createTube(
    [
      [0, 0.07, 0],
      [0, -0.1, 0],
      [0, -0.3, 0.01],
      [0, -0.6, 0.02],
    ],
    { radius: (along, angle) => 0.034 + 0.022 * along + 0.002 * Math.sin(along * 80 + angle), rows: 130 },
  );
  const parts: ScanPart[] = [
    { geometry: createGlove(), density: 60_000, edges: false, brightness: 1.7 },
    { geometry: createBand(), density: 30_000, brightness: 0.5 },
    { geometry: arm, density: 40_000, edges: false },
  ];
  const tag = createGlow(frame, createTag(), 'bone', 0.95);
  const lights = createGlow(frame, createBandLights(), 'ember', 1.5);
  const stitches = createGlow(frame, createStitches(), 'bone', 0.4);
  const hand = new THREE.Group().add(
    createScan(frame, parts, 11, lamp),
    tag.mesh,
    lights.mesh,
    stitches.mesh,
  );
  const knuckles = new THREE.Vector3(-0.9, -0.2, 0.3).normalize();
  const palm = new THREE.Vector3(-0.3, -1, 0.1);
  palm.addScaledVector(knuckles, -palm.dot(knuckles)).normalize();
  const basis = new THREE.Matrix4().makeBasis(knuckles.clone().cross(palm).negate(), knuckles, palm);
  // Movements refer to the band, not to the cuff's opening.
  hand.applyMatrix4(basis.multiply(new THREE.Matrix4().makeTranslation(0, -bandHeight, 0)));
  return new THREE.Group().add(hand);
}
