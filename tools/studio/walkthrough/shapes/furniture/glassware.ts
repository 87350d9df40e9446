import type * as THREE from 'three';
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
  [0.042, 0.092, 0.001],
  [0.0395, 0.092, 0.001],
  [0.033, 0.018, 0.008],
  [0, 0.016],
];

const coupe: readonly Corner[] = [
  [0, 0],
  [0.034, 0, 0.001],
  [0.033, 0.003, 0.002],
  [0.006, 0.01, 0.01],
  [0.0038, 0.03, 0.02],
  [0.0042, 0.078, 0.012],
  [0.03, 0.094, 0.016],
  [0.047, 0.118, 0.012],
  [0.0485, 0.137, 0.001],
  [0.0468, 0.137, 0.001],
  [0.0452, 0.119, 0.012],
  [0.029, 0.097, 0.014],
  [0, 0.09],
];

const vessels = { tall, tumbler, coupe } as const;

export type Vessel = keyof typeof vessels;

/** A glass on y 0 with walls of real thickness. */
export const createVessel = (vessel: Vessel): THREE.BufferGeometry => createTurned(vessels[vessel], 56);

/** The radius and height of a glass's lip, in meters. */
export const lipOf: Record<Vessel, { radius: number; height: number }> = {
  tall: { radius: 0.034, height: 0.155 },
  tumbler: { radius: 0.0408, height: 0.092 },
  coupe: { radius: 0.0477, height: 0.137 },
};

// The drinks, slightly smaller than the insides of the glasses.
const drinks: Record<Vessel, readonly Corner[]> = {
  tall: [[0, 0.0125], [0.026, 0.0145, 0.006], [0.0318, 0.128, 0.001], [0, 0.128]], // prettier-ignore
  tumbler: [[0, 0.0165], [0.0325, 0.0185, 0.008], [0.0368, 0.062, 0.001], [0, 0.062]], // prettier-ignore
  coupe: [[0, 0.0905], [0.0285, 0.0975, 0.014], [0.0442, 0.12, 0.004], [0.0446, 0.125, 0.001], [0, 0.125]], // prettier-ignore
};

export const createDrink = (vessel: Vessel): THREE.BufferGeometry => createTurned(drinks[vessel], 48);

// Distant things need fewer segments around their axis.

/** A lemonade bottle with a long neck and a crown cap, 0.27 m high. */
export const createBottle = (segments?: number): THREE.BufferGeometry =>
  createTurned(
    [
      [0, 0],
      [0.037, 0, 0.006],
      [0.038, 0.13, 0.03],
      [0.034, 0.165, 0.02],
      [0.0155, 0.2, 0.02],
      [0.0125, 0.252, 0.004],
      [0.0155, 0.254, 0.002],
      [0.0155, 0.268, 0.003],
      [0, 0.27],
    ],
    segments,
  );

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
