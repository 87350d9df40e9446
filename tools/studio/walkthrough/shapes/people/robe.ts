import * as THREE from 'three';
import { clamp, lerp, smoothstep } from '../../../world/easing';
import { join, place } from '../forms/place';
import { crown, edgeAngle, fold, girth, hem, onBody, shoulder, waist } from './robe-cloth';
import { createSurface, type Point } from '../forms/surface';
import { createTube } from '../forms/tube';

/** The body wraps around slightly more than once, left over right. */
const createBody = (): THREE.BufferGeometry =>
  createSurface(
    (u, v) => {
      const height = lerp(hem, shoulder, v);
      const edge = edgeAngle(height);
      return onBody(lerp(edge, 2 * Math.PI - edge, u), height, 0.012 * (1 - u));
    },
    { columns: 260, rows: 90 },
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
      rows: 90,
      columns: 72,
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

/** The raised, empty hood: from its front edge over the space for the head and down to the collar. */
const createHood = (): THREE.BufferGeometry =>
  createSurface(
    (u, v) => {
      const angle = lerp(2.55, -2.55, u);
      const back = (v * Math.PI) / 2;
      const low = smoothstep(0.2, -0.95, Math.cos(angle));
      const size = Math.cos(back) ** 0.55;
      const crease =
        0.006 * Math.sin(7 * angle + 4 * v) * Math.sin(Math.PI * v) +
        0.008 * Math.sin(9 * v + 2 * angle) * v * (1 - v);
      const wide = (0.112 + 0.045 * low + crease) * size;
      const high = (0.165 + 0.07 * low + crease) * (size * 0.9 + 0.1);
      const peak = 0.03 * Math.max(0, Math.cos(angle)) * (1 - v);
      return [
        wide * Math.sin(angle),
        crown - 0.165 + high * Math.cos(angle) - 0.05 * v * v,
        0.085 + peak - 0.05 * low * (1 - v) - 0.21 * Math.sin(back),
      ];
    },
    { columns: 90, rows: 40 },
  );

/** The hood's foot: from the shoulders up around the neck, open in front. */
const createCollar = (): THREE.BufferGeometry =>
  createSurface(
    (u, v) => {
      const angle = lerp(0.62 - 0.25 * v, 2 * Math.PI - 0.62 + 0.25 * v, u);
      const size = lerp(0.168, 0.118, smoothstep(0, 0.75, v)) + 0.005 * fold(9 * angle + 3 * v) * (1 - v);
      const deep = size * lerp(0.72, 1.02, v);
      return [
        size * Math.sin(angle),
        lerp(shoulder - 0.065, shoulder + 0.19, v),
        deep * Math.cos(angle) - 0.02,
      ];
    },
    { columns: 90, rows: 20 },
  );

/** The hood's hemmed front edge. */
const createHoodEdge = (): THREE.BufferGeometry => {
  const line = Array.from({ length: 25 }, (_, index): Point => {
    const angle = lerp(2.5, -2.5, index / 24);
    const low = smoothstep(0.2, -0.95, Math.cos(angle));
    return [
      (0.112 + 0.045 * low) * Math.sin(angle),
      crown - 0.165 + (0.165 + 0.07 * low) * Math.cos(angle),
      0.085 + 0.03 * Math.max(0, Math.cos(angle)) - 0.05 * low,
    ];
  });
  return createTube(line, { radius: () => [0.011, 0.015], side: [0, 0, 1], rows: 90, columns: 14 });
};

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

/** A hanging boxer's robe with a raised hood, without its belt. The hem is at 0.34 m. */
export const createRobe = (): THREE.BufferGeometry =>
  join([createBody(), createSleeve(1), createSleeve(-1), createCollar(), createHood()]);

/** The dark inside of hood and neck, which no lamp reaches. */
export const createHollow = (): THREE.BufferGeometry =>
  join([
    place(new THREE.SphereGeometry(1, 32, 24), {
      scale: [0.107, 0.185, 0.1],
      at: [0, crown - 0.185, -0.025],
    }),
    place(new THREE.SphereGeometry(1, 32, 24), {
      scale: [0.15, 0.24, 0.09],
      at: [0, shoulder - 0.12, 0.025],
    }),
  ]);

/** The bands that hem the robe: both fronts, the cuffs and the hood. */
export const createTrim = (): THREE.BufferGeometry =>
  join([createLapel(1), createLapel(-1), createCuff(1), createCuff(-1), createHoodEdge()]);
