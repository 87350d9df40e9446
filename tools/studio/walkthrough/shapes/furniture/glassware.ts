import type * as THREE from 'three';
import { join } from '../forms/place';
import { createTube } from '../forms/tube';
import { createTurned, type Corner } from '../forms/turned';

// Profiles in meters: from the foot up the outside, over the lip and down the inside.

const tall: readonly Corner[] = [
  [0, 0],
  [0.029, 0, 0.003],
  [0.035, 0.155, 0.001],
  [0.033, 0.155, 0.001],
  [0.0265, 0.014, 0.006],
  [0, 0.012],
];

const tumbler: readonly Corner[] = [
  [0, 0],
  [0.036, 0, 0.004],
  [0.045, 0.118, 0.001],
  [0.0425, 0.118, 0.001],
  [0.033, 0.018, 0.008],
  [0, 0.016],
];

const vessels = { tall, tumbler } as const;

export type Vessel = keyof typeof vessels;

/** A glass on y 0 with walls of real thickness. */
export const createVessel = (vessel: Vessel): THREE.BufferGeometry => createTurned(vessels[vessel], 56);

/** The radius and height of a glass's lip, in meters. */
export const lipOf: Record<Vessel, { radius: number; height: number }> = {
  tall: { radius: 0.034, height: 0.155 },
  tumbler: { radius: 0.0438, height: 0.118 },
};

// The drinks, slightly smaller than the insides of the glasses.
const drinks: Record<Vessel, readonly Corner[]> = {
  tall: [[0, 0.0125], [0.026, 0.0145, 0.006], [0.0318, 0.128, 0.001], [0, 0.128]], // prettier-ignore
  tumbler: [[0, 0.0165], [0.0325, 0.0185, 0.008], [0.0392, 0.084, 0.001], [0, 0.084]], // prettier-ignore
};

export const createDrink = (vessel: Vessel): THREE.BufferGeometry => createTurned(drinks[vessel], 48);

// Distant things need fewer segments around their axis.

/** A jug with a belly and a handle, 0.2 m high. */
export const createJug = (segments?: number): THREE.BufferGeometry =>
  join([
    createTurned(
      [
        [0, 0],
        [0.044, 0, 0.006],
        [0.066, 0.065, 0.05],
        [0.043, 0.145, 0.04],
        [0.053, 0.2, 0.002],
        [0.05, 0.2, 0.002],
        [0.04, 0.145, 0.04],
        [0.062, 0.065, 0.045],
        [0, 0.012],
      ],
      segments,
    ),
    createTube(
      [
        [0.044, 0.18, 0],
        [0.095, 0.17, 0],
        [0.11, 0.115, 0],
        [0.09, 0.07, 0],
        [0.06, 0.05, 0],
      ],
      { radius: () => 0.007, side: [0, 0, 1], rows: 20, columns: 10 },
    ),
  ]);

/** A carafe with a wide mouth, 0.26 m high. */
export const createCarafe = (segments?: number): THREE.BufferGeometry =>
  createTurned(
    [
      [0, 0],
      [0.05, 0, 0.006],
      [0.062, 0.06, 0.05],
      [0.028, 0.15, 0.05],
      [0.024, 0.215, 0.03],
      [0.037, 0.262, 0.002],
      [0.0345, 0.262, 0.002],
      [0.0215, 0.215, 0.03],
      [0.0255, 0.15, 0.05],
      [0.058, 0.06, 0.045],
      [0, 0.012],
    ],
    segments,
  );

/** A round jar with a lid, 0.17 m high. */
export const createJar = (segments?: number): THREE.BufferGeometry =>
  createTurned(
    [
      [0, 0],
      [0.052, 0, 0.008],
      [0.054, 0.12, 0.02],
      [0.038, 0.135, 0.004],
      [0.042, 0.138, 0.003],
      [0.042, 0.155, 0.005],
      [0.012, 0.162, 0.004],
      [0.012, 0.175, 0.006],
      [0, 0.177],
    ],
    segments,
  );
