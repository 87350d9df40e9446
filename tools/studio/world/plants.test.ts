/** @jest-environment node */
import type * as THREE from 'three';
import { createPlants, type Plant } from './plants';

const kinds = ['palm', 'broad', 'grass'] as const;

const plant = (kind: Plant['kind']): Plant => ({ kind, x: 3, z: -2, height: 2, leaves: 8 });

const numbers = (geometry: THREE.BufferGeometry, name: string) =>
  Array.from(geometry.getAttribute(name).array as Float32Array);

const axis = (values: number[], offset: number) => values.filter((_, index) => index % 3 === offset);

describe.each(kinds)('a %s', (kind) => {
  const geometry = createPlants(5, [plant(kind)]);
  const positions = numbers(geometry, 'position');

  it('has only finite numbers', () => {
    for (const name of ['position', 'normal', 'leaf'])
      expect(numbers(geometry, name).every(Number.isFinite)).toBe(true);
  });

  it('is rooted in the ground at its position, and grows nowhere below', () => {
    const heights = axis(positions, 1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...heights)).toBeLessThan(1e-6);
    const roots = heights.flatMap((height, index) => (height < 1e-6 ? [index] : []));
    const away = roots.map((index) => Math.hypot(positions[index * 3]! - 3, positions[index * 3 + 2]! + 2));
    expect(Math.min(...away)).toBeLessThan(0.35);
  });

  it('is about as tall as requested', () => {
    const height = Math.max(...axis(positions, 1));
    expect(height).toBeGreaterThan(1.2);
    expect(height).toBeLessThan(2.8);
  });

  it('sets along, across and phase of every leaf within their ranges, which it uses fully', () => {
    const leaf = numbers(geometry, 'leaf');
    const range = (offset: number) => [Math.min(...axis(leaf, offset)), Math.max(...axis(leaf, offset))];
    expect(range(0)).toEqual([0, 1]);
    expect(range(1)).toEqual([-1, 1]);
    const [low, high] = range(2);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThan(1);
  });

  it('has normals of length 1', () => {
    const normals = numbers(geometry, 'normal');
    for (let index = 0; index < normals.length; index += 3) {
      expect(Math.hypot(normals[index]!, normals[index + 1]!, normals[index + 2]!)).toBeCloseTo(1, 4);
    }
  });
});

const places = kinds.map(plant);

it('grows the same plants from the same seed', () => {
  expect(numbers(createPlants(9, places), 'position')).toEqual(numbers(createPlants(9, places), 'position'));
});

it('grows other plants from another seed', () => {
  expect(numbers(createPlants(9, places), 'position')).not.toEqual(
    numbers(createPlants(10, places), 'position'),
  );
});

it('sways a palm as a whole, so that no leaflet leaves its rib', () => {
  const leaf = numbers(createPlants(9, [plant('palm')]), 'leaf');
  expect(new Set(axis(leaf, 2)).size).toBe(1);
});
