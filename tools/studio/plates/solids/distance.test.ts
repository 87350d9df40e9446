/** @jest-environment node */
import { box, ellipsoid, lathe, limb, melt, panel, sleeve, torus, type Distance } from './distance';
import { turned, upright } from './vector';

const tilted = turned(upright, [0.4, 0.3, -0.2]);

const solids: [string, Distance, number][] = [
  ['limb', limb([-0.3, 0, 0], [0.4, 0.2, 0.1], 0.3, 0.15), 0.8],
  ['sleeve', sleeve([0, -0.3, 0], [0.1, 0.4, 0], 0.3, 0.2), 0.7],
  ['box', box([0, 0, 0], [0.3, 0.2, 0.4], 0.05, tilted), 0.7],
  ['panel', panel([0, 0, 0], [0.4, 0.3], 0.1, 0.06, tilted), 0.7],
  ['torus', torus([0, 0, 0], [0, 1, 0], 0.4, 0.1), 0.6],
  [
    'lathe',
    lathe(
      [0, -0.3, 0],
      [
        [0, 0],
        [0.3, 0],
        [0.2, 0.6],
        [0, 0.6],
      ],
    ),
    0.7,
  ],
  ['melt', melt(0.1, [limb([0, 0, 0], [0.3, 0, 0], 0.2, 0.2), limb([0, 0, 0], [0, 0.3, 0], 0.2, 0.1)]), 0.7],
];

it.each(solids)('never overstates the distance to a %s', (_, distance) => {
  // A valid distance changes by no more than the distance moved.
  for (let sample = 0; sample < 400; sample += 1) {
    const [x, y, z] = [Math.sin(sample * 1.3), Math.cos(sample * 2.1), Math.sin(sample * 0.7 + 1)];
    const step = 0.05;
    expect(Math.abs(distance(x + step, y, z) - distance(x, y, z))).toBeLessThanOrEqual(step * 1.001);
    expect(Math.abs(distance(x, y + step, z) - distance(x, y, z))).toBeLessThanOrEqual(step * 1.001);
  }
});

it.each(solids)('distinguishes the inside of a %s from the outside', (_, distance, reach) => {
  const samples = Array.from({ length: 4000 }, (__, sample) =>
    distance(reach * Math.sin(sample * 1.7), reach * Math.sin(sample * 2.9), reach * Math.sin(sample * 0.37)),
  );
  expect(Math.min(...samples)).toBeLessThan(-0.03);
  expect(distance(2, 2, 2)).toBeGreaterThan(1.5);
});

it('puts the surface of an ellipsoid where its radii end', () => {
  const distance = ellipsoid([1, 2, 3], [0.2, 0.3, 0.4], upright);
  expect(distance(1.2, 2, 3)).toBeCloseTo(0);
  expect(distance(1, 2.3, 3)).toBeCloseTo(0);
  expect(distance(1, 2, 2.6)).toBeCloseTo(0);
  expect(distance(1, 2, 3)).toBeLessThan(0);
});
