/** @jest-environment node */
import { reach, stand } from './pose';
import * as poses from './poses';
import { distanceBetween, type Vector } from '../solids/vector';

it.each(Object.entries(poses))('keeps the length of the bones in the pose "%s"', (_, pose) => {
  const { left, right } = stand(pose, { at: [1, 0, 2], yaw: 0.7, size: 1 });
  for (const { shoulder, elbow, wrist, hip, knee, ankle } of [left, right]) {
    expect(distanceBetween(shoulder, elbow)).toBeCloseTo(0.3);
    expect(distanceBetween(elbow, wrist)).toBeCloseTo(0.26);
    expect(distanceBetween(hip, knee)).toBeCloseTo(0.44);
    expect(distanceBetween(knee, ankle)).toBeCloseTo(0.43);
  }
});

it.each(Object.entries(poses))('keeps the feet of the pose "%s" above the floor', (_, pose) => {
  const { left, right } = stand(pose, { at: [0, 0, 0], yaw: 0, size: 1 });
  expect(Math.min(left.ankle[1], right.ankle[1])).toBeGreaterThan(0.075);
});

it('bends a joint in the direction it points', () => {
  const [knee, ankle] = reach([0, 1, 0], [0, 0.3, 0], 0.44, 0.43, [0, 0, 1]);
  expect(knee[2]).toBeGreaterThan(0.2);
  expect(ankle).toEqual([0, expect.closeTo(0.3), 0]);
});

it('pulls in a hand that reaches too far', () => {
  const [, hand] = reach([0, 0, 0], [5, 0, 0], 0.3, 0.26, [0, -1, 0]);
  expect(hand[0]).toBeCloseTo(0.56, 2);
});

it('places a figure at its position and size', () => {
  const at: Vector = [3, 0, -2];
  const { head, pelvis } = stand(poses.guard, { at, yaw: 0, size: 2 });
  expect(pelvis.at[0]).toBeCloseTo(3);
  expect(pelvis.at[1]).toBeCloseTo(2 * poses.guard.pelvis.at[1]);
  expect(head.at[1]).toBeGreaterThan(2.8);
});
