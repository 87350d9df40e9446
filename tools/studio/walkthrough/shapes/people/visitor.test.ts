/** @jest-environment node */
import * as THREE from 'three';
import { createVisitor, type Visitor } from './visitor';

const visitor = { hair: 'short', build: 1, turn: 0, lean: 0, pose: 'waits' } as const satisfies Visitor;
const boxOf = (changes: Partial<Visitor> = {}) =>
  new THREE.Box3().setFromBufferAttribute(
    createVisitor({ ...visitor, ...changes }, 0.03).getAttribute('position') as THREE.BufferAttribute,
  );

it('stands on the floor, as tall as a person', () => {
  const { min, max } = boxOf();
  expect(Math.abs(min.y)).toBeLessThan(0.03);
  expect(max.y).toBeGreaterThan(1.6);
  expect(max.y).toBeLessThan(1.8);
});

it('makes a child smaller than an adult', () => {
  expect(boxOf({ build: 0.65 }).max.y).toBeLessThan(0.75 * boxOf().max.y);
});

it('looks toward -z: a raised hand is there', () => {
  expect(boxOf({ pose: 'holds' }).min.z).toBeLessThan(boxOf().min.z - 0.05);
});

it('takes a longer step to walk than to wait', () => {
  const length = (pose: Visitor['pose']) => boxOf({ pose }).getSize(new THREE.Vector3()).z;
  expect(length('walks')).toBeGreaterThan(length('waits') + 0.15);
});
