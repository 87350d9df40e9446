import * as THREE from 'three';
import { distanceTo, mirrored, type Distance, type Shape } from '../../../figures/body/shapes';
import { surfaceNets } from '../../../figures/body/surface-nets';
import { blend, blendAll } from '../forms/blend';

/** How the hair is worn. */
export type Hair = 'short' | 'bun' | 'long' | 'tail';

export type Guest = {
  hair: Hair;
  /** 1 is an adult's. A child's shoulders are narrower, but the head is hardly smaller. */
  build: number;
  /** Radians: turn to the left, and lean to the right. */
  turn: number;
  lean: number;
  /** Radians that the face looks up; 0 by default. */
  nod?: number;
};

// The head around the joint of the neck, which is the origin. The face looks toward z.
const skull: readonly Shape[] = [
  { center: [0, 0.135, 0], radii: [0.076, 0.098, 0.096] },
  { center: [0, 0.075, 0.042], radii: [0.056, 0.062, 0.05] },
  { from: [0, -0.09, -0.012], to: [0, 0.05, -0.006], radii: [0.062, 0.056] },
  // The profile: nose, lips and chin.
  { from: [0, 0.132, 0.088], to: [0, 0.1, 0.104], radii: [0.011, 0.016] },
  { center: [0, 0.064, 0.086], radii: [0.022, 0.012, 0.013] },
  { center: [0, 0.034, 0.076], radii: [0.026, 0.02, 0.022] },
];

const ear: Shape = { center: [0.081, 0.108, 0.006], radii: [0.012, 0.031, 0.019] };

const hairs: Record<Hair, readonly Shape[]> = {
  short: [{ center: [0, 0.15, -0.016], radii: [0.085, 0.101, 0.1] }],
  bun: [
    { center: [0, 0.143, -0.012], radii: [0.083, 0.1, 0.098] },
    { center: [0, 0.232, -0.07], radii: [0.046, 0.042, 0.044] },
  ],
  long: [
    { center: [0, 0.14, -0.014], radii: [0.093, 0.108, 0.102] },
    { from: [0, 0.09, -0.04], to: [0, -0.05, -0.056], radii: [0.088, 0.074] },
  ],
  tail: [
    { center: [0, 0.144, -0.012], radii: [0.084, 0.1, 0.098] },
    { from: [0, 0.168, -0.105], to: [0, 0.13, -0.142], radii: [0.024, 0.031] },
    { from: [0, 0.13, -0.142], to: [0.008, 0.01, -0.132], radii: [0.031, 0.014] },
  ],
};

// From the neck's joint down to the elbows. A seat hides the rest.
const shoulder: Shape = { from: [0.02, -0.075, -0.016], to: [0.148, -0.142, -0.012], radii: [0.052, 0.056] };
const upperArm: Shape = { from: [0.172, -0.158, -0.006], to: [0.205, -0.36, 0.02], radii: [0.066, 0.054] };

const trunk: readonly Shape[] = [
  { center: [0, -0.26, -0.012], radii: [0.172, 0.2, 0.108] },
  shoulder,
  mirrored(shoulder),
  upperArm,
];

const collar = distanceTo({ from: [0, -0.085, -0.014], to: [0, -0.042, -0.01], radii: [0.086, 0.072] });

const withoutRightArm = blendAll(trunk, 0.07);
const soft = blendAll([...trunk, mirrored(upperArm)], 0.07);
const skin = blendAll([...skull, ear, mirrored(ear)], 0.022);
const hairOf = Object.fromEntries(
  Object.entries(hairs).map(([hair, shapes]) => [hair, blendAll(shapes, 0.03)]),
) as Record<Hair, Distance>;

/** A guest's head and neck around the joint of the neck, without and with hair; in meters. */
export function headParts({ hair, build, turn, lean, nod = 0 }: Guest): { head: Distance; hair: Distance } {
  const size = 0.55 + 0.45 * build;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const [level, up] = [Math.cos(nod), Math.sin(nod)];
  const turned =
    (distance: Distance): Distance =>
    (x, y, z) => {
      // Only the head turns, and it leans more than the shoulders.
      const tilted = x - lean * Math.max(0, y) * 0.8;
      const [hx, aside] = [(cosine * tilted - sine * z) / size, (sine * tilted + cosine * z) / size];
      const [hy, hz] = [(level * y) / size - up * aside, level * aside + (up * y) / size];
      return distance(hx, hy, hz) * size;
    };
  return { head: turned(skin), hair: turned(hairOf[hair]) };
}

/** A guest's head and neck around the joint of the neck, in meters. */
export function headOf(guest: Guest): Distance {
  const { head, hair } = headParts(guest);
  return (x, y, z) => Math.min(head(x, y, z), hair(x, y, z));
}

/** A guest's trunk around the joint of the neck, in meters. @param whole as for a bust */
export function trunkOf({ build }: Guest, whole = true): Distance {
  const torso = whole ? soft : withoutRightArm;
  return (x, y, z) =>
    Math.min(torso(x / build, y / build, z / build), collar(x / build, y / build, z / build)) * build;
}

/**
 * A guest's head and trunk around the joint of the neck, in meters. The face looks toward z.
 *
 * @param whole false leaves out the right upper arm, which another solid continues
 */
export function bust(guest: Guest, whole = true): Distance {
  const head = headOf(guest);
  const trunk = trunkOf(guest, whole);
  return (x, y, z) => blend(head(x, y, z), trunk(x, y, z), 0.012);
}

/** The surface of a solid whose face looks toward z, turned so that it looks toward -z. */
export function surfaceOf(distance: Distance, box: Parameters<typeof surfaceNets>[1], cell: number) {
  const { positions, index } = surfaceNets(distance, box, cell);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry.rotateY(Math.PI);
}

const seatedBox = { low: [-0.3, -0.36, -0.2], high: [0.3, 0.32, 0.16] } as const;

/**
 * A seated guest's head and shoulders, seen from the back of the seat.
 *
 * @param cell meters between the surface's corners
 * @returns a geometry around the joint of the neck, in meters; the face looks toward -z
 */
export const createGuest = (guest: Guest, cell: number): THREE.BufferGeometry =>
  surfaceOf(bust(guest), seatedBox, cell).rotateZ(-guest.lean * 0.3);

/** The same in two parts, so that the head can turn around its neck; it looks straight ahead. */
export const createGuestParts = (guest: Guest, cell: number) => ({
  head: surfaceOf(headOf({ ...guest, turn: 0 }), seatedBox, cell),
  trunk: surfaceOf(trunkOf(guest), seatedBox, cell).rotateZ(-guest.lean * 0.3),
});
