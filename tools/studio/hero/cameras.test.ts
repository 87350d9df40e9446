/** @jest-environment node */
import * as THREE from 'three';
import { loop } from '../world/clock';
import { boneIndex, onSide, sides } from '../figures/body/skeleton';
import { solve } from '../figures/motion/fight';
import { joints } from '../figures/motion/torso';
import { core, setCamera, type Shape } from './cameras';

const shapes: [Shape, number, [number, number]][] = [
  ['landscape', 16 / 9, [0.7325, 0.3]],
  ['portrait', 9 / 16, [0.5, 0.05]],
];

function cameraAt(shape: Shape, aspect: number, time: number) {
  const camera = new THREE.PerspectiveCamera(40, aspect, 0.1, 80);
  setCamera(camera, shape, time);
  return camera;
}

/** Where a point of the world appears in the image: fractions of its width and height from the top left. */
const place = (point: THREE.Vector3, camera: THREE.Camera) => {
  const { x, y } = point.clone().project(camera);
  return [(x + 1) / 2, (1 - y) / 2] as const;
};

it.each(shapes)('keeps the core in its place in the %s image throughout the loop', (shape, aspect, focus) => {
  for (let time = 0; time < loop; time += 0.5) {
    const [x, y] = place(core, cameraAt(shape, aspect, time));
    expect(x).toBeCloseTo(focus[0], 5);
    expect(y).toBeCloseTo(focus[1], 5);
  }
});

it.each(shapes)('keeps upright things upright in the %s image', (shape, aspect) => {
  const camera = cameraAt(shape, aspect, 2);
  const [foot] = place(new THREE.Vector3(0.8, 0, 0), camera);
  const [head] = place(new THREE.Vector3(0.8, 1.8, 0), camera);
  expect(head).toBeCloseTo(foot, 6);
});

it.each(shapes)('ends where it began in the %s image', (shape, aspect) => {
  const first = cameraAt(shape, aspect, 0);
  const last = cameraAt(shape, aspect, loop);
  expect(last.position.distanceTo(first.position)).toBeLessThan(1e-9);
  expect(cameraAt(shape, aspect, 3).position.distanceTo(first.position)).toBeGreaterThan(0.1);
});

it.each(shapes)('shows both fighters completely in the %s image', (shape, aspect) => {
  for (let time = 0; time < loop; time += 1) {
    const camera = cameraAt(shape, aspect, time);
    for (const x of [-1.3, 1.3]) {
      for (const y of [0, 1.9]) {
        const [across, down] = place(new THREE.Vector3(x, y, 0), camera);
        expect(across).toBeGreaterThan(0.02);
        expect(across).toBeLessThan(0.98);
        expect(down).toBeGreaterThan(0.02);
        expect(down).toBeLessThan(0.98);
      }
    }
  }
});

it('shows the fighters of the tall image from head to feet above 45 % of its height, where the fade begins', () => {
  for (let time = 0; time < loop; time += 0.5) {
    const camera = cameraAt('portrait', 9 / 16, time);
    for (const fighter of ['ember', 'tide'] as const) {
      const { bones, head } = solve(fighter, time);
      const toes = sides.map((side) =>
        onSide(joints[fighter].toes, side).setY(0).applyMatrix4(bones[boneIndex('toes', side)]!),
      );
      for (const foot of toes) expect(place(foot, camera)[1]).toBeLessThan(0.45);
      expect(place(head, camera)[1]).toBeGreaterThan(0.05);
    }
  }
});
