/** @jest-environment node */
import * as THREE from 'three';
import { alongLines, dotCount, movedDots, overSurface, pairDots, type Dots } from './dots';

const dot = ({ points }: Dots, index: number) => new THREE.Vector3().fromArray(points, index * 3);
const line = alongLines([[new THREE.Vector3(-1, 0, 0), new THREE.Vector3(1, 0, 0)]]);
const camera = new THREE.PerspectiveCamera(40, 16 / 9, 0.1, 10);
camera.position.z = 4;
camera.updateMatrixWorld();

it('spreads dots evenly along lines', () => {
  expect(line.points).toHaveLength(dotCount * 3);
  const gap = dot(line, 1).distanceTo(dot(line, 0));
  expect(gap).toBeCloseTo(2 / dotCount);
  expect(dot(line, dotCount - 1).distanceTo(dot(line, dotCount - 2))).toBeCloseTo(gap);
});

it('moves all dots of a shape', () => {
  const moved = movedDots(line, new THREE.Matrix4().makeTranslation(0, 2, 0));
  expect(dot(moved, 5).sub(dot(line, 5)).toArray()).toEqual([0, 2, 0]);
});

it('gives every travelling dot a start and an end, whatever the sizes of the shapes', () => {
  const square = overSurface(new THREE.PlaneGeometry(1, 1), 1);
  for (const { points } of pairDots([line, square], [camera, camera])) {
    expect(points).toHaveLength(dotCount * 3);
  }
});

it('lets dots travel side by side, in the order around the middle of their shape', () => {
  const circle = (radius: number, first: number) =>
    alongLines([
      Array.from({ length: 65 }, (_, step) => {
        const angle = first + (step / 64) * 2 * Math.PI;
        return new THREE.Vector3(Math.cos(angle), Math.sin(angle), 0).multiplyScalar(radius);
      }),
    ]);
  const [small, large] = pairDots([circle(0.2, 0), circle(1, 2)], [camera, camera]);
  expect(large.spread / small.spread).toBeCloseTo(5);
  for (let at = 0; at < small.points.length; at += 300) {
    const [from, to] = [small, large].map(({ points }) => Math.atan2(points[at + 1]!, points[at]!));
    expect(Math.cos(from! - to!)).toBeGreaterThan(0.99);
  }
});
