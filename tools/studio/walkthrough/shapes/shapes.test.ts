/** @jest-environment node */
import * as THREE from 'three';
import { createGlove } from './people/glove';
import { createVessel, lipOf } from './furniture/glassware';
import { createRobe } from './people/robe';
import { createSurface, type Point } from './forms/surface';
import { createTube, rounded } from './forms/tube';
import { createTurned } from './forms/turned';

const sizeOf = (geometry: THREE.BufferGeometry) => {
  geometry.computeBoundingBox();
  return geometry.boundingBox!.getSize(new THREE.Vector3());
};

/** The volume inside a closed surface; negative when it is inside out. */
function volume(geometry: THREE.BufferGeometry): number {
  const { array } = (geometry.index ? geometry.toNonIndexed() : geometry).getAttribute('position');
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  let sum = 0;
  for (let at = 0; at < array.length; at += 9) {
    a.fromArray(array, at);
    b.fromArray(array, at + 3);
    c.fromArray(array, at + 6);
    sum += a.dot(b.cross(c)) / 6;
  }
  return sum;
}

it('closes a surface whose columns meet, and turns its outside outward', () => {
  const sphere = (u: number, v: number): Point => {
    const [around, up] = [2 * Math.PI * u, Math.PI * v];
    return [Math.sin(up) * Math.cos(around), -Math.cos(up), -Math.sin(up) * Math.sin(around)];
  };
  const geometry = createSurface(sphere, { columns: 48, rows: 32, closed: true });
  expect(geometry.getAttribute('position').count).toBe(48 * 33);
  expect(volume(geometry)).toBeCloseTo((4 / 3) * Math.PI, 1);
});

it('gives a tube the thickness of its radius, and closes its ends where that is 0', () => {
  const line: Point[] = [
    [0, 0, 0],
    [0, 1, 0],
  ];
  const size = sizeOf(createTube(line, { radius: rounded(0.1, 0.1), columns: 32, rows: 40 }));
  expect(size.x).toBeCloseTo(0.2);
  expect(size.y).toBeCloseTo(1);
  expect(volume(createTube(line, { radius: rounded(0.1, 0.1), columns: 32, rows: 40 }))).toBeGreaterThan(
    0.02,
  );
});

it('rounds the corners of a turned shape, and keeps its height', () => {
  const can = (rounding: number) => createTurned([[0, 0], [0.1, 0, rounding], [0.1, 0.2, rounding], [0, 0.2]], 64); // prettier-ignore
  expect(sizeOf(can(0.02)).y).toBeCloseTo(0.2);
  expect(volume(can(0.02))).toBeLessThan(volume(can(0.001)));
});

it.each(['tall', 'tumbler', 'coupe'] as const)('puts the lip of a %s at its stated place', (vessel) => {
  const glass = createVessel(vessel);
  const { radius, height } = lipOf[vessel];
  glass.computeBoundingBox();
  expect(glass.boundingBox!.max.y).toBeCloseTo(height, 3);
  expect(Math.abs(glass.boundingBox!.max.x - radius)).toBeLessThan(0.003);
});

it('makes a glove and a robe in real sizes', () => {
  const glove = sizeOf(createGlove(0.008));
  expect(glove.y).toBeGreaterThan(0.26);
  expect(glove.y).toBeLessThan(0.34);
  const robe = sizeOf(createRobe());
  expect(robe.y).toBeGreaterThan(1.3);
  expect(robe.x).toBeLessThan(1.1);
});
