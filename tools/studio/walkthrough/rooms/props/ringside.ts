import * as THREE from 'three';
import type { Frame } from '../../../stage/frame';
import type { Visitor } from '../../shapes/people/visitor';
import { createCompany } from './company';

type Spectator = Omit<Visitor, 'turn' | 'lean'> & { angle: number; away: number };

// Angles in degrees from -z to the right, and meters from the middle of the floor, whose edge is at 4.7. The
// walk along the ring leaves its lower left free.
// prettier-ignore
const spectators: readonly Spectator[] = [
  { angle: -62, away: 5.6, pose: 'waits', hair: 'short', build: 1.02 },
  { angle: -54, away: 5.4, pose: 'holds', hair: 'long', build: 0.95 },
  { angle: -24, away: 5.5, pose: 'waits', hair: 'bun', build: 0.96 },
  { angle: -18, away: 5.3, pose: 'waits', hair: 'tail', build: 0.66 },
  { angle: 8, away: 5.7, pose: 'holds', hair: 'short', build: 1.04 },
  { angle: 34, away: 5.4, pose: 'waits', hair: 'tail', build: 0.94 },
  { angle: 41, away: 5.6, pose: 'waits', hair: 'short', build: 1 },
  { angle: 66, away: 5.3, pose: 'waits', hair: 'short', build: 0.7 },
  { angle: 73, away: 5.5, pose: 'holds', hair: 'bun', build: 0.97 },
  { angle: 98, away: 5.5, pose: 'waits', hair: 'long', build: 0.95 },
  { angle: 105, away: 5.7, pose: 'waits', hair: 'short', build: 1.05 },
  { angle: 132, away: 5.4, pose: 'waits', hair: 'short', build: 0.98 },
  { angle: 205, away: 5.6, pose: 'waits', hair: 'bun', build: 0.95 },
];

/** Guests around the arena's floor, in the light of the fight. */
export function createRingside(frame: Frame): THREE.Group {
  const guests = spectators.map(({ angle, away, ...visitor }, index) => {
    const turn = (angle * Math.PI) / 180;
    return {
      ...visitor,
      x: Math.sin(turn) * away,
      z: -Math.cos(turn) * away,
      heading: Math.PI - turn,
      turn: 0.2 * Math.sin(index * 2.4),
      lean: 0,
    };
  });
  const middle = new THREE.Vector3(0, 1.5, 0);
  const light = { lamp: { position: middle, reach: 3.4 }, behind: middle, edge: 0.5 };
  return createCompany(frame, guests, light, 42, 0.028);
}
