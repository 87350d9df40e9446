/** @jest-environment node */
import * as THREE from 'three';
import { contacts } from '../../figures/motion/fight';
import { createFrame } from '../../stage/frame';
import { beat } from '../../world/clock';
import { bandHeight, createBand } from '../shapes/people/wristband';
import { createPost } from '../shapes/furniture/post';
import { answer, contact, createCheckIn, gap, postAt, ringRadius } from './check-in';

it('brings the band to the post on a beat, and leaves it there', () => {
  expect(contact % beat).toBe(0);
  expect(gap(contact - beat)).toBeGreaterThan(0.02);
  expect(gap(contact)).toBe(0);
  expect(gap(contact + 2)).toBe(0);
});

it('keeps the post dark until the band touches it', () => {
  expect(answer(contact)).toBe(0);
  expect(answer(contact + 0.15)).toBeGreaterThan(0.8);
});

it('starts the ring at the foot of the post and moves it outward', () => {
  expect(ringRadius(contact)).toBeCloseTo(0.17);
  expect(ringRadius(contact + 1)).toBeGreaterThan(ringRadius(contact + 0.5));
});

it('touches the head of the post with the band', () => {
  const room = createCheckIn(createFrame(960, 540, contacts()));
  room.update!(contact);
  room.scene.updateMatrixWorld(true);
  const hand = room.scene.getObjectByName('hand')!.children[0]!;
  const head = new THREE.Box3()
    .setFromBufferAttribute(createPost().getAttribute('position') as THREE.BufferAttribute)
    .translate(new THREE.Vector3(postAt, 0, 0));
  const band = createBand().applyMatrix4(hand.matrixWorld);
  const middle = new THREE.Vector3(0, bandHeight, 0).applyMatrix4(hand.matrixWorld);
  band.computeBoundingBox();
  expect(middle.x).toBeGreaterThan(head.min.x);
  expect(middle.x).toBeLessThan(head.max.x);
  expect(band.boundingBox!.min.y).toBeLessThan(head.max.y);
  expect(middle.y).toBeGreaterThan(1);
});
