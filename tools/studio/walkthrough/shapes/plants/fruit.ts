import * as THREE from 'three';
import { join, place } from '../forms/place';
import { createSurface, type Point } from '../forms/surface';
import { createTube, rounded } from '../forms/tube';
import { createTurned } from '../forms/turned';

const sphere = (shape: (u: number, v: number) => number, height: number) =>
  createSurface(
    (u, v): Point => {
      const angle = 2 * Math.PI * u;
      const polar = Math.PI * v;
      const radius = shape(angle, polar);
      return [
        radius * Math.sin(polar) * Math.cos(angle),
        -radius * height * Math.cos(polar),
        -radius * Math.sin(polar) * Math.sin(angle),
      ];
    },
    { columns: 36, rows: 24, closed: true },
  );

/** An orange around its middle, 8 cm across, with a dimple at its stem. */
export const createOrange = (): THREE.BufferGeometry =>
  sphere((_, polar) => 0.04 * (1 - 0.1 * Math.exp(-(((Math.PI - polar) / 0.22) ** 2))), 0.95);

/** An apple around its middle, 8 cm across, with its stalk. */
export function createApple(): THREE.BufferGeometry {
  const body = sphere((angle, polar) => {
    const top = Math.exp(-(((Math.PI - polar) / 0.5) ** 2));
    const foot = Math.exp(-((polar / 0.4) ** 2));
    return 0.042 * (1 - 0.42 * top - 0.2 * foot + 0.018 * Math.cos(5 * angle) * (1 - Math.sin(polar)));
  }, 0.98);
  const stalk = createTube(
    [
      [0, 0.02, 0],
      [0.001, 0.036, 0],
      [0.007, 0.05, 0.002],
    ],
    { radius: (along) => 0.0016 + 0.001 * along ** 3, rows: 8, columns: 6 },
  );
  return join([body, stalk]);
}

/** A pear on y 0, 11 cm high. */
export const createPear = (): THREE.BufferGeometry =>
  createTurned([
    [0, 0.004],
    [0.02, 0, 0.012],
    [0.042, 0.03, 0.028],
    [0.03, 0.07, 0.03],
    [0.017, 0.095, 0.02],
    [0.003, 0.106, 0.008],
    [0.002, 0.128, 0.004],
    [0, 0.128],
  ]);

/** A banana along x, 18 cm long, curved up at its ends. */
export const createBanana = (): THREE.BufferGeometry =>
  createTube(
    [
      [-0.09, 0.045, 0],
      [-0.06, 0.012, 0],
      [0, -0.006, 0],
      [0.06, 0.012, 0],
      [0.092, 0.048, 0],
    ],
    {
      radius: (along, angle) => rounded(0.0185, 0.3)(along) * (1 + 0.06 * Math.cos(5 * angle)) + 0.0015,
      side: [0, 0, 1],
      rows: 32,
      columns: 25,
    },
  );

/** A shallow bowl with a thick lip on y 0, 32 cm across. */
export const createBowl = (): THREE.BufferGeometry =>
  createTurned(
    [
      [0, 0],
      [0.055, 0, 0.003],
      [0.058, 0.012, 0.004],
      [0.115, 0.04, 0.04],
      [0.158, 0.095, 0.003],
      [0.15, 0.096, 0.003],
      [0.108, 0.048, 0.04],
      [0, 0.02],
    ],
    72,
  );

/** A slice of orange on a glass's lip: a wheel of 7 cm with its segments. */
export function createSlice(): THREE.BufferGeometry {
  const wheel = createTurned([
    [0, -0.003],
    [0.032, -0.003, 0.001],
    [0.032, 0.003, 0.001],
    [0, 0.003],
  ]);
  const segments = Array.from({ length: 8 }, (_, index) => {
    const shape = new THREE.Shape()
      .moveTo(0.004, 0)
      .absarc(0, 0, 0.0275, -0.33, 0.33, false)
      .lineTo(0.004, 0);
    const segment = new THREE.ExtrudeGeometry(shape, {
      depth: 0.0076,
      bevelEnabled: false,
      curveSegments: 6,
    });
    return place(segment.translate(0, 0, -0.0038), { turn: [Math.PI / 2, (index / 8) * 2 * Math.PI, 0] });
  });
  return join([wheel, ...segments]);
}
