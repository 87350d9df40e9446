import * as THREE from 'three';
import type { palette } from '../../world/palette';
import { createRandom } from '../../world/random';
import { areaOf, stipple } from '../scan/surface-dots';

/** The dots of a shape. */
export type Dots = {
  /** Three numbers each, in meters. */
  points: Float32Array;
  color: keyof typeof palette;
};

/** How many dots travel. */
export const dotCount = 7000;

/** Dots evenly along lines. @param lines the points of each line, in meters */
export function alongLines(
  lines: readonly (readonly THREE.Vector3[])[],
  color: Dots['color'] = 'bone',
): Dots {
  const segments = lines.flatMap((line) => line.slice(1).map((to, index) => ({ from: line[index]!, to })));
  const ends: number[] = [];
  for (const { from, to } of segments) ends.push((ends.at(-1) ?? 0) + from.distanceTo(to));
  const points = new Float32Array(dotCount * 3);
  const point = new THREE.Vector3();
  let segment = 0;
  for (let dot = 0; dot < dotCount; dot++) {
    const at = ((dot + 0.5) / dotCount) * ends.at(-1)!;
    while (ends[segment]! < at) segment++;
    const { from, to } = segments[segment]!;
    const length = from.distanceTo(to);
    point.lerpVectors(from, to, 1 - (ends[segment]! - at) / length).toArray(points, dot * 3);
  }
  return { points, color };
}

/** Dots evenly over a surface. */
export const overSurface = (
  geometry: THREE.BufferGeometry,
  seed: number,
  color: Dots['color'] = 'bone',
): Dots => ({
  points: stipple(geometry, (0.9 * dotCount) / areaOf(geometry), createRandom(seed)).positions,
  color,
});

/** The same dots somewhere else. */
export function movedDots({ points, color }: Dots, matrix: THREE.Matrix4): Dots {
  const moved = new THREE.BufferAttribute(points.slice(), 3).applyMatrix4(matrix);
  return { points: moved.array as Float32Array, color };
}

/** Where dots are on the screen: x and y from -1 to 1 each. */
function onScreen({ points }: Dots, camera: THREE.Camera): Float32Array {
  const flat = new Float32Array((points.length / 3) * 2);
  const point = new THREE.Vector3();
  for (let dot = 0; dot < points.length / 3; dot++) {
    point.fromArray(points, dot * 3).project(camera);
    flat.set([point.x, point.y], dot * 2);
  }
  return flat;
}

/** The middle of points on the screen. */
function middleOf(flat: Float32Array): THREE.Vector2 {
  const middle = new THREE.Vector2();
  for (let at = 0; at < flat.length; at += 2) middle.add(new THREE.Vector2(flat[at], flat[at + 1]));
  return middle.divideScalar(flat.length / 2);
}

/** The order of points by their angle around their middle, so that dots of two shapes can travel side by side. */
function aroundMiddle(flat: Float32Array): number[] {
  const middle = middleOf(flat);
  const angle = Float32Array.from({ length: flat.length / 2 }, (_, dot) =>
    Math.atan2(flat[dot * 2 + 1]! - middle.y, flat[dot * 2]! - middle.x),
  );
  return Array.from(angle.keys()).sort((a, b) => angle[a]! - angle[b]!);
}

/** One end of the dots' way. */
type End = {
  /** Meters. */
  points: Float32Array;
  /** The middle of the shape on the screen, -1 to 1, and how far its dots are from there on average. */
  middle: THREE.Vector2;
  spread: number;
};

/** A shape's dots in the order of their angle around its middle: as many as travel. */
function endOf(shape: Dots, camera: THREE.Camera): End {
  const flat = onScreen(shape, camera);
  const order = aroundMiddle(flat);
  const middle = middleOf(flat);
  const points = new Float32Array(dotCount * 3);
  for (let dot = 0; dot < dotCount; dot++) {
    const source = order[Math.floor((dot / dotCount) * order.length)]! * 3;
    points.set(shape.points.subarray(source, source + 3), dot * 3);
  }
  const away = order.map((dot) => Math.hypot(flat[dot * 2]! - middle.x, flat[dot * 2 + 1]! - middle.y));
  return { points, middle, spread: away.reduce((sum, value) => sum + value, 0) / away.length };
}

/** Pairs the dots of two shapes. @param cameras the views of both in the middle of the handover */
export const pairDots = (
  shapes: readonly [Dots, Dots],
  cameras: readonly [THREE.Camera, THREE.Camera],
): readonly [End, End] => [endOf(shapes[0], cameras[0]), endOf(shapes[1], cameras[1])];
