import * as THREE from 'three';
import { mirrored, type Distance, type Shape } from '../../../figures/body/shapes';
import { surfaceNets } from '../../../figures/body/surface-nets';
import { blend, blendAll } from '../forms/blend';
import { join } from '../forms/place';
import {
  bagOf,
  legsOf,
  neckwearOf,
  outfitOf,
  shoesOf,
  skirtOf,
  tailsOf,
  type Outfit,
  type Tone,
} from './clothes';
import { headParts, trunkOf, type Guest } from './guest';

/**
 * What a guest does. Who reaches out or fights has a right arm elsewhere; who offers a hand, a left forearm. Who follows
 * has a hand in that of a grown-up. Who rides sits in a wheelchair.
 */
export type Pose = 'waits' | 'walks' | 'holds' | 'reaches' | 'offers' | 'fights' | 'follows' | 'rides';

/** `mirrored` exchanges left and right. Without `wears`, the clothes follow from the hair and the build. */
export type Visitor = Guest & { pose: Pose; mirrored?: boolean; wears?: Partial<Outfit> };

// Around the joint of the neck, like the bust. The face looks toward z, and the left arm and leg are at x > 0.
const waist: readonly Shape[] = [
  { from: [0, -0.3, -0.008], to: [0, -0.5, -0.004], radii: [0.148, 0.142] },
  // The hem hangs loose.
  { center: [0, -0.52, -0.01], radii: [0.186, 0.34, 0.144] },
];
const seat: Shape = { center: [0, -0.6, -0.016], radii: [0.172, 0.14, 0.13] };

/** The hip, the knee and the ankle of a left leg. @param forward how far ahead the foot is, in meters */
export type Leg = readonly (readonly [number, number, number])[];
const leg = (forward: number): Leg => [
  [0.083, -0.64, -0.006],
  [0.094, -1.02, 0.55 * forward + 0.02],
  [0.098, -1.38, forward - 0.02],
];
const bent: Leg = [
  [0.083, -0.6, 0],
  [0.11, -0.6, 0.4],
  [0.11, -1.0, 0.46],
];

/** An elbow and a wrist. */
type Arm = readonly [elbow: readonly [number, number, number], wrist: readonly [number, number, number]];

const elbow = [0.212, -0.37, 0.018] as const;

/** An arm that hangs, one that is raised in front, and one that lies on a thigh. */
const hanging = (forward: number): Arm => [elbow, [0.205, -0.6, 0.06 + forward]];
const raised: Arm = [elbow, [0.13, -0.28, 0.235]];
const resting: Arm = [
  [0.225, -0.36, -0.02],
  [0.14, -0.48, 0.22],
];

/** An upper arm to the front, and the elbow that a forearm elsewhere continues. */
export const offered = [0.17, -0.29, 0.145] as const;
const offering: Shape = { from: [0.172, -0.158, -0.006], to: offered, radii: [0.072, 0.056] };

type Limbs = {
  legs: readonly [left: Leg, right: Leg];
  left?: Arm;
  right?: Arm;
  /** An upper arm that the bust lacks. */
  upper?: Shape;
};

const limbs: Record<Pose, Limbs> = {
  waits: { legs: [leg(0.02), leg(-0.04)], left: hanging(0), right: hanging(0.03) },
  walks: { legs: [leg(0.2), leg(-0.22)], left: hanging(-0.07), right: hanging(0.12) },
  reaches: { legs: [leg(0.06), leg(-0.08)], left: hanging(0) },
  fights: { legs: [leg(0.16), leg(-0.18)], left: raised },
  offers: { legs: [leg(0.1), leg(-0.08)], right: hanging(0.02), upper: offering },
  holds: { legs: [leg(-0.03), leg(0.05)], left: raised, right: hanging(0.02) },
  follows: { legs: [leg(0.02), leg(-0.04)], left: [elbow, [0.41, -0.23, 0.04]], right: hanging(0.03) },
  rides: { legs: [bent, bent], left: resting, right: resting },
};

const both = <Of>([left, right]: readonly [Of | undefined, Of | undefined], shape: (of: Of) => Shape[]) => [
  ...(left ? shape(left) : []),
  ...(right ? shape(right).map(mirrored) : []),
];

/** How far a sleeve ends before the wrist, as a share of the forearm. */
const cuff = 0.1;

const sleeve = ([from, wrist]: Arm): Shape[] => {
  const to = wrist.map((end, axis) => end + (from[axis]! - end) * cuff) as [number, number, number];
  return [{ from, to, radii: [0.059, 0.05] }];
};

const hand = ([from, wrist]: Arm): Shape[] => {
  const [x, y, z] = wrist.map((end, axis) => end + (end - from[axis]!) * 0.22) as [number, number, number];
  return [
    { from: wrist, to: [x, y, z], radii: [0.03, 0.036] },
    { center: [x, y, z], radii: [0.03, 0.052, 0.042] },
  ];
};

const meet =
  (...distances: readonly Distance[]): Distance =>
  (x, y, z) =>
    Math.max(...distances.map((distance) => distance(x, y, z)));

/** The height of an adult's neck above the floor, in meters. */
export const neck = 1.45;

/** The same for somebody in a wheelchair. */
const seatedNeck = 1.16;

/** The joint of the right shoulder of a standing adult who looks toward -z, in meters. */
export const rightShoulder = [0.168, neck - 0.155, 0.008] as const;

export type Layer = {
  part: 'head' | 'hair' | 'hands' | 'top' | 'neck' | 'legs' | 'skirt' | 'shoes' | 'bag';
  tone: Tone;
  distance: Distance;
};

/** What a guest consists of, around the joint of the neck, with the face toward z; in an adult's meters. */
function layersOf({ pose, wears, ...guest }: Visitor): Layer[] {
  const outfit = { ...outfitOf(guest), ...wears };
  const { legs, left, right, upper } = limbs[pose];
  const isSeated = pose === 'rides';
  const whole = pose !== 'reaches' && pose !== 'offers' && pose !== 'fights';
  const adult = { ...guest, build: 1 };
  const bust = trunkOf(adult, whole);
  // The bust can only be without its right arm.
  const trunk: Distance = pose === 'offers' ? (x, y, z) => bust(-x, y, z) : bust;
  const arms = both([left, right], sleeve);
  const below = blendAll([...waist, ...arms, ...(upper ? [upper] : [])], 0.04);
  const top: Distance = (x, y, z) => blend(trunk(x, y, z) - 0.008, below(x, y, z), 0.045);
  // A seated guest's jacket ends in the lap.
  const hem: Distance = (_x, y) => (isSeated ? Math.max(-0.56, outfit.hem) : outfit.hem) - y;
  // Sleeves may be below the hem.
  const forearms = arms.length > 0 ? blendAll(arms, 0.02) : () => 1;
  const tails = outfit.hem < -0.7 && !isSeated ? tailsOf(outfit.hem) : () => 1;
  const jacket: Distance = (x, y, z) => Math.min(meet(top, hem)(x, y, z), forearms(x, y, z), tails(x, y, z));
  const { head, hair } = headParts(adult);
  const feet = both(legs, shoesOf);
  const hands = both([left, right], hand);
  const isSkirt = outfit.legs === 'skirt';
  const trousers = legsOf(legs, isSkirt);
  return [
    { part: 'head', tone: 'skin', distance: head },
    { part: 'hair', tone: 'hair', distance: hair },
    ...(hands.length > 0
      ? [{ part: 'hands' as const, tone: 'skin' as const, distance: blendAll(hands, 0.02) }]
      : []),
    { part: 'top', tone: outfit.top, distance: jacket },
    { part: 'neck', tone: outfit.collar, distance: neckwearOf(outfit.neck) },
    {
      part: 'legs',
      tone: isSkirt ? 'skin' : outfit.bottom,
      distance: isSkirt ? trousers : blendSeat(trousers),
    },
    ...(isSkirt ? [{ part: 'skirt' as const, tone: outfit.bottom, distance: skirtOf(isSeated) }] : []),
    { part: 'shoes', tone: outfit.shoes, distance: meet(blendAll(feet, 0.02), soleOf(legs)) },
    ...(outfit.bag ? [{ part: 'bag' as const, tone: outfit.bagTone, distance: bagOf(outfit.bag) }] : []),
  ];
}

const blendSeat = (trousers: Distance): Distance => {
  const hips = blendAll([seat], 0.04);
  return (x, y, z) => blend(trousers(x, y, z), hips(x, y, z), 0.05);
};

/** Soles are flat. */
const soleOf = (legs: readonly Leg[]): Distance => {
  const floor = Math.min(...legs.map((joints) => joints[2]![1])) - 0.068;
  return (_x: number, y: number) => floor - y;
};

const boundsOf = (pose: Pose, build: number) => {
  const forward = pose === 'rides' ? 0.68 : 0.36;
  return {
    low: [-0.44 * build - 0.03, -neck * build - 0.03, -0.36 * build - 0.06],
    high: [0.44 * build + 0.03, 0.36, forward * build + 0.03],
  } as const;
};

/** The same in meters. */
export function visitorLayers(visitor: Visitor): Layer[] {
  const { build, mirrored: swapped = false } = visitor;
  const side = swapped ? -1 : 1;
  return layersOf(visitor).map(({ distance, ...layer }) => {
    // A child's head is hardly smaller than an adult's.
    const size = layer.part === 'head' || layer.part === 'hair' ? 0.55 + 0.45 * build : build;
    return { ...layer, distance: (x, y, z) => distance((side * x) / size, y / size, z / size) * size };
  });
}

/** How high a guest's neck is, in meters. */
export const neckOf = ({ pose, build }: Visitor): number => (pose === 'rides' ? seatedNeck : neck) * build;

/**
 * A standing guest on y 0, in meters, who looks toward -z, in parts by tone.
 *
 * @param cell meters between the surface's corners
 */
export function createVisitorParts(visitor: Visitor, cell: number): Map<Tone, THREE.BufferGeometry> {
  const { pose, build } = visitor;
  const layers = visitorLayers(visitor);
  const whole: Distance = (x, y, z) => {
    let near = 1;
    for (const { distance } of layers) near = Math.min(near, distance(x, y, z));
    return near;
  };
  const { positions, index } = surfaceNets(whole, boundsOf(pose, build), cell);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const faces = new Map<Tone, number[]>();
  for (let face = 0; face < index.length; face += 3) {
    const corners = [index[face]!, index[face + 1]!, index[face + 2]!];
    const [x, y, z] = [0, 1, 2].map(
      (axis) => corners.reduce((sum, corner) => sum + positions[corner * 3 + axis]!, 0) / 3,
    ) as [number, number, number];
    let nearest = layers[0]!;
    let near = Infinity;
    for (const layer of layers) {
      const away = layer.distance(x, y, z);
      if (away < near) [nearest, near] = [layer, away];
    }
    const list = faces.get(nearest.tone) ?? [];
    list.push(...corners);
    faces.set(nearest.tone, list);
  }
  const up = neckOf(visitor);
  return new Map(
    [...faces].map(([tone, list]) => {
      const part = geometry.clone();
      part.setIndex(list);
      // The surface's face looks toward z.
      return [tone, part.toNonIndexed().rotateY(Math.PI).translate(0, up, 0)];
    }),
  );
}

/** The same in one part. */
export const createVisitor = (visitor: Visitor, cell: number): THREE.BufferGeometry =>
  join([...createVisitorParts(visitor, cell).values()]);
