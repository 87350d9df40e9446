/** @jest-environment node */
import * as THREE from 'three';
import { beat } from '../../world/clock';
import { armAt, knuckles, punchAt, sphereAt, sphereRadius, targets } from './game-beats';

const knucklesAt = (index: number, time: number) => {
  const { wrist, turn } = armAt(targets[index]!.hand, time);
  return new THREE.Vector3(0, 0, -knuckles).applyQuaternion(turn).add(wrist);
};

const gap = (index: number, time: number) =>
  knucklesAt(index, time).distanceTo(sphereAt(targets[index]!, time)) - sphereRadius;

it('sends one sphere per beat, tide to the right and ember to the left in turn', () => {
  expect(targets.map(({ time }) => time / beat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  targets.forEach(({ hand, color }, index) => {
    expect([hand, color]).toEqual(index % 2 ? ['left', 'ember'] : ['right', 'tide']);
  });
});

it('lets the knuckles touch each sphere exactly on its beat, and not before', () => {
  targets.forEach(({ time }, index) => {
    expect(gap(index, time)).toBeCloseTo(0, 6);
    for (const before of [0.04, 0.1, 0.2, 0.4]) expect(gap(index, time - before)).toBeGreaterThan(0.02);
  });
});

it('brings every sphere steadily closer until it is hit', () => {
  for (const target of targets) {
    const depths = [1.5, 1, 0.5, 0.1, 0].map((before) => sphereAt(target, target.time - before).z);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(new Set(depths).size).toBe(depths.length);
    expect(sphereAt(target, target.time)).toEqual(target.at);
  }
});

it('moves the hands without a jump, at most 8 cm between two frames at 240 a second', () => {
  for (const hand of ['left', 'right'] as const) {
    for (let frame = 1; frame <= 5 * 240; frame++) {
      const step = armAt(hand, frame / 240).wrist.distanceTo(armAt(hand, (frame - 1) / 240).wrist);
      expect(step).toBeLessThan(0.08);
    }
  }
});

it('returns a hand to guard before its next punch starts', () => {
  expect(punchAt('right', 0.5).reach).toBe(1);
  expect(punchAt('right', 1).reach).toBe(0);
  expect(punchAt('right', 1.5).reach).toBe(1);
});
