import * as THREE from 'three';
import { clamp, lerp, smoothstep } from '../../../world/easing';
import { join, place } from '../forms/place';
import { edgeAngle, fold, girth, hem, onBody, shoulder, waist } from './robe-cloth';
import { createRod } from '../forms/rod';
import { createSurface } from '../forms/surface';
import { createTube } from '../forms/tube';

/** The body wraps around slightly more than once, left over right. */
const createBody = (): THREE.BufferGeometry =>
  createSurface(
    (u, v) => {
      const height = lerp(hem, shoulder, v);
      const edge = edgeAngle(height);
      return onBody(lerp(edge, 2 * Math.PI - edge, u), height, 0.012 * (1 - u));
    },
    { columns: 180, rows: 70 },
  );

/** The band along a front edge, from the hem up to the neck. */
const createLapel = (side: 1 | -1): THREE.BufferGeometry =>
  createSurface(
    (u, v) => {
      const height = lerp(side > 0 ? hem : waist, shoulder + 0.012, v);
      const [wide] = girth(height);
      const angle = edgeAngle(height) + ((u - 0.08) * 0.062) / wide;
      const [x, y, z] = onBody(
        angle,
        height,
        0.008 + 0.012 * Math.sin(Math.PI * u) ** 0.5 + (side > 0 ? 0.012 : 0),
      );
      return [side * x, y, z];
    },
    { columns: 10, rows: 90 },
  );

/** A wide sleeve that hangs from the shoulder, with folds around the elbow. */
const createSleeve = (side: 1 | -1): THREE.BufferGeometry =>
  createTube(
    [
      [side * 0.155, 1.37, 0],
      [side * 0.22, 1.315, 0],
      [side * 0.282, 1.17, 0.004],
      [side * 0.328, 0.98, 0.02],
      [side * 0.358, 0.74, 0.05],
    ],
    {
      radius: (along, angle) => {
        const drawn =
          Math.sin(along * 26 + 1.6 * Math.sin(angle + 0.6 * side) + 2 * angle) *
          smoothstep(0.12, 0.4, along);
        const hang = fold(4 * angle + 1.5 + 2 * along) * smoothstep(0.3, 1, along);
        const size = lerp(0.076, 0.114, along) + 0.005 * drawn + 0.009 * hang;
        return [size, size * 0.86];
      },
      side: [1, 0, 0],
      rows: 60,
      columns: 56,
    },
  );

/** The turned-up end of a sleeve. */
const createCuff = (side: 1 | -1): THREE.BufferGeometry =>
  createTube(
    [
      [side * 0.344, 0.845, 0.036],
      [side * 0.351, 0.785, 0.044],
      [side * 0.359, 0.725, 0.052],
    ],
    {
      radius: (along, angle) => {
        const size = 0.122 + 0.009 * fold(4 * angle + 1.5 + 1.8) + 0.003 * Math.sin(Math.PI * along);
        return [size, size * 0.86];
      },
      rows: 8,
      columns: 72,
    },
  );

/** The band around the neck, from one front edge to the other. */
const createCollar = (): THREE.BufferGeometry =>
  createTube(
    [
      [0.142, shoulder - 0.05, 0.03],
      [0.112, shoulder + 0.012, 0.014],
      [0, shoulder + 0.034, -0.03],
      [-0.112, shoulder + 0.012, 0.014],
      [-0.142, shoulder - 0.05, 0.03],
    ],
    { radius: () => [0.034, 0.014], side: [0, 1, 0], rows: 60, columns: 16 },
  );

/** The hook and the arms of the hanger that the robe hangs from. @param rail its height in meters */
export const createHanger = (rail: number): THREE.BufferGeometry =>
  join([
    createRod([0, rail, 0], [0, shoulder + 0.01, 0], 0.005),
    ...[-1, 1].map((side) => createRod([0, shoulder + 0.01, 0], [side * 0.16, shoulder - 0.05, 0], 0.009)),
  ]);

/** The belt, its knot and its two hanging ends. */
export function createBelt(): THREE.BufferGeometry {
  const around = createSurface(
    (u, v) => {
      const angle = 2 * Math.PI * u;
      const [x, y, z] = onBody(
        angle,
        waist + (v - 0.5) * 0.062,
        0.012 + 0.006 * Math.sin(Math.PI * v) ** 0.5,
      );
      return [x, y + 0.004 * Math.sin(3 * angle), z];
    },
    { columns: 160, rows: 8, closed: true },
  );
  const knot = place(
    createTube(
      [
        [-0.042, 0.012, 0],
        [-0.015, 0.006, 0.012],
        [0.015, -0.006, 0.012],
        [0.042, -0.012, 0],
      ],
      {
        radius: (along) => [0.034 * Math.sqrt(Math.sin(Math.PI * clamp(along, 0.02, 0.98))), 0.02],
        side: [0, 1, 0],
        rows: 16,
      },
    ),
    { at: [0, waist, 0.168] },
  );
  const end = (side: 1 | -1, length: number) =>
    createTube(
      [
        [0.012 * side, waist, 0.172],
        [0.035 * side, waist - 0.1, 0.185],
        [0.046 * side, waist - 0.6 * length, 0.2],
        [0.062 * side, waist - length, 0.222],
      ],
      {
        radius: (along) => [0.026 + 0.006 * along, 0.004],
        side: [1, 0, 0.25 * side],
        rows: 40,
        columns: 16,
      },
    );
  return join([around, knot, end(1, 0.44), end(-1, 0.37)]);
}

/** A hanging boxer's robe, without its belt. The hem is at 0.34 m. */
export const createRobe = (): THREE.BufferGeometry => join([createBody(), createSleeve(1), createSleeve(-1)]);

/** The dark inside of the neck, which no lamp reaches. */
export const createHollow = (): THREE.BufferGeometry =>
  place(new THREE.SphereGeometry(1, 32, 24), {
    scale: [0.15, 0.24, 0.09],
    at: [0, shoulder - 0.24, 0.025],
  });

/** The bands that hem the robe: both fronts, the neck and the cuffs. */
export const createTrim = (): THREE.BufferGeometry =>
  join([createLapel(1), createLapel(-1), createCuff(1), createCuff(-1), createCollar()]);
