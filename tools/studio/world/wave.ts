import * as THREE from 'three';
import { strikes } from '../figures/choreography';
import { loop, modulo, since } from './clock';
import { clamp } from './easing';
import { palette } from './palette';

/** The dome's radius and the floor's, in meters. */
export const domeRadius = 16;
export const floorRadius = 4.7;

/** How fast a strike's ring runs over the floor and up the dome, in meters a second. */
export const waveSpeed = 11;

/** The arc from the floor's middle to the foot of the dome, in meters. */
const toDome = 12;

const rise = 0.35;
const decay = 2.1;
const channel = { ember: 0, tide: 1, bone: 2 } as const;

type Light = [number, number, number];

/** The remaining energy of one strike at a point, `age` seconds after its ring passed. */
const energyAt = (age: number): number =>
  age > 0 ? (1 - Math.exp(-age / rise)) * Math.exp(-age / decay) : 0;

/**
 * How strongly the strikes stir a point.
 *
 * @param time seconds
 * @param distance how far a ring runs to it, in meters
 * @returns energy by color: ember, tide, bone; each 0 long after the last strike
 */
export function waveEnergy(time: number, distance: number): Light {
  const energy: Light = [0, 0, 0];
  for (const strike of strikes) {
    const age = modulo(time - strike.time - distance / waveSpeed, loop);
    energy[channel[strike.color]] += strike.strength * energyAt(age);
  }
  return energy;
}

/** The bright edges of the rings on the dome at an elevation in radians. */
function waveFront(time: number, elevation: number): Light {
  const front: Light = [0, 0, 0];
  for (const strike of strikes) {
    const x = since(time, strike.time) * waveSpeed - toDome - elevation * domeRadius;
    const ripples = x > 0 ? Math.exp(-x * 1.2) * (0.5 + 0.5 * Math.cos(x * 7)) * clamp((3 - x) / 3) : 0;
    const light = strike.strength * Math.exp(-elevation * 1.1) * (Math.exp(-x * x * 6) + 0.35 * ripples);
    palette[strike.color].forEach((part, index) => {
      front[index]! += light * part;
    });
  }
  return front;
}

// In shaders, an exponential per strike for every vertex and pixel took most of a frame's time. A table by
// elevation takes almost none.
const steps = 512;
const table = new Float32Array(steps * 2 * 4);

/** Row 0 is the energy, row 1 the fronts, by elevation from 0 to 1.6 radians. */
export const waveTexture = new THREE.DataTexture(table, steps, 2, THREE.RGBAFormat, THREE.FloatType);
waveTexture.magFilter = waveTexture.minFilter = THREE.LinearFilter;

/** Fills the table for a time in seconds. */
export function updateWave(time: number): void {
  for (let step = 0; step < steps; step++) {
    const elevation = ((step + 0.5) / steps) * 1.6;
    table.set([...waveEnergy(time, toDome + elevation * domeRadius), 1], step * 4);
    table.set([...waveFront(time, elevation), 1], (steps + step) * 4);
  }
  waveTexture.needsUpdate = true;
}
