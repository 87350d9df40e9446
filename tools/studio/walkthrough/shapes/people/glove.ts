import * as THREE from 'three';
import type { Distance, Shape } from '../../../figures/body/shapes';
import { surfaceNets } from '../../../figures/body/surface-nets';
import { blend, blendAll } from '../forms/blend';
import { join } from '../forms/place';
import type { Point } from '../forms/surface';

/** The ratio of the cuff's width to its thickness. */
export const cuffFlatness = 1.14;

/** The cuff's half width in meters at a height above its opening. */
export const cuffRadius = (height: number): number => 0.051 - 0.05 * height;

/** The parts with a soft blend: the padding over hand and fingers, curled forward, and the heel of the palm. */
const padding: readonly Shape[] = [
  { from: [0, 0.1, 0], to: [0.002, 0.18, -0.002], radii: [0.042, 0.05] },
  { center: [0.004, 0.206, -0.012], radii: [0.066, 0.07, 0.052] },
  { center: [0.006, 0.238, 0.026], radii: [0.064, 0.05, 0.05] },
  { center: [0.008, 0.205, 0.052], radii: [0.056, 0.044, 0.034] },
  { center: [0.012, 0.14, 0.024], radii: [0.044, 0.036, 0.03] },
];

/** The thumb lies against the fingers, with a crease between. */
const thumb: readonly Shape[] = [
  { from: [-0.042, 0.128, 0.016], to: [-0.07, 0.19, 0.036], radii: [0.026, 0.029] },
  { from: [-0.07, 0.19, 0.036], to: [-0.058, 0.232, 0.062], radii: [0.029, 0.024] },
];

const soft = blendAll(padding, 0.03);
const thumbOf = blendAll(thumb, 0.02);

/** A boxing glove: signed distance in meters, cuff opening at y 0, knuckles up, palm to z, thumb to -x. */
const gloveDistance: Distance = (x, y, z) => {
  const around = Math.hypot(x, z * cuffFlatness);
  const cuff = Math.max(around - cuffRadius(y), y - 0.118, -y);
  const lip = Math.hypot(around - cuffRadius(0.005), y - 0.007) - 0.007;
  const hollow = Math.max(around - cuffRadius(y) + 0.008, y - 0.07);
  const hand = blend(soft(x, y, z), thumbOf(x, y, z), 0.007);
  return Math.max(blend(blend(hand, cuff, 0.012), lip, 0.004), -hollow);
};

/** The nearest point on the glove, raised by some meters. */
function onGlove([x, y, z]: Point, lift: number): THREE.Vector3 {
  const place = new THREE.Vector3(x, y, z);
  const slope = new THREE.Vector3();
  const step = 0.001;
  for (let round = 0; round < 8; round++) {
    const here = gloveDistance(place.x, place.y, place.z);
    slope
      .set(
        gloveDistance(place.x + step, place.y, place.z) - here,
        gloveDistance(place.x, place.y + step, place.z) - here,
        gloveDistance(place.x, place.y, place.z + step) - here,
      )
      .normalize();
    place.addScaledVector(slope, -here);
  }
  return place.addScaledVector(slope, lift);
}

/** The seams of the leather's panels: over the back from the cuff to the fingertips, and around the wrist. */
const seams: readonly (readonly Point[])[] = [
  [
    [0.06, 0.12, 0],
    [0.075, 0.17, 0.012],
    [0.08, 0.22, 0.02],
    [0.06, 0.27, 0.03],
    [0, 0.3, 0.035],
    [-0.05, 0.275, 0.03],
    [-0.075, 0.24, 0.015],
  ],
  Array.from({ length: 13 }, (_, index): Point => {
    const angle = (index / 12) * 2 * Math.PI;
    return [0.06 * Math.cos(angle), 0.128, 0.055 * Math.sin(angle)];
  }),
];

/** @param cell meters between the surface's corners */
export function createGlove(cell = 0.0042): THREE.BufferGeometry {
  const { positions, index } = surfaceNets(
    gloveDistance,
    { low: [-0.12, -0.02, -0.09], high: [0.1, 0.31, 0.12] },
    cell,
  );
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** The stitches of a glove's seams, each a short thread on the leather. */
export function createStitches(): THREE.BufferGeometry {
  const threads = seams.flatMap((seam) => {
    const line = new THREE.CatmullRomCurve3(seam.map((point) => onGlove(point, 0)));
    const count = Math.round(line.getLength() / 0.0075);
    return Array.from({ length: count }, (_, stitch) => {
      const ends = [0.18, 0.82].map((part) =>
        onGlove(line.getPointAt((stitch + part) / count).toArray(), 0.0008),
      );
      const thread = new THREE.LineCurve3(ends[0], ends[1]);
      return new THREE.TubeGeometry(thread, 1, 0.0011, 5);
    });
  });
  return join(threads);
}
