/** @jest-environment node */
import * as THREE from 'three';
import { createRandom } from '../../world/random';
import { areaOf, stipple, type Stipple } from './surface-dots';

const square = new THREE.PlaneGeometry(1, 1);
const dotsOf = ({ positions }: Stipple) =>
  Array.from({ length: positions.length / 3 }, (_, dot) => new THREE.Vector3().fromArray(positions, dot * 3));

/** The smallest distance between two of the dots. */
const closest = (dots: readonly THREE.Vector3[]) =>
  dots.reduce((least, dot, index) => {
    const nearest = dots
      .slice(index + 1)
      .reduce((near, other) => Math.min(near, dot.distanceTo(other)), least);
    return Math.min(least, nearest);
  }, Infinity);

it('measures a surface in square meters', () => {
  expect(areaOf(new THREE.BoxGeometry(1, 2, 3))).toBeCloseTo(22);
});

it('places about as many dots as the density requires, on the surface', () => {
  const dots = dotsOf(stipple(square, 1000, createRandom(1)));
  expect(dots.length).toBeGreaterThan(650);
  expect(dots.length).toBeLessThan(1150);
  for (const dot of dots) {
    expect(dot.z).toBe(0);
    expect(Math.max(Math.abs(dot.x), Math.abs(dot.y))).toBeLessThanOrEqual(0.5);
  }
});

it('keeps dots apart, and those of low rank further apart', () => {
  const all = stipple(square, 1000, createRandom(2));
  const dots = dotsOf(all);
  expect(closest(dots)).toBeGreaterThan(0.026);
  expect(closest(dots.filter((_, dot) => all.ranks[dot]! < 0.2))).toBeGreaterThan(0.045);
});

it('places dots on both sides of a thin sheet', () => {
  const { normals } = stipple(new THREE.BoxGeometry(1, 1, 0.001), 400, createRandom(3));
  const front = normals.filter((part, index) => index % 3 === 2 && part > 0.9).length;
  const back = normals.filter((part, index) => index % 3 === 2 && part < -0.9).length;
  expect(Math.abs(front - back)).toBeLessThan(0.1 * (front + back));
});

it('places the same dots for the same seed, and others for another', () => {
  const sow = (seed: number) => stipple(square, 100, createRandom(seed)).positions;
  expect(sow(4)).toEqual(sow(4));
  expect(sow(4)).not.toEqual(sow(5));
});
