import * as THREE from 'three';
import { strikes } from '../../../figures/choreography';
import type { Frame } from '../../../stage/frame';
import { loop, modulo, since } from '../../../world/clock';
import { smootherstep } from '../../../world/easing';
import { waveSpeed } from '../../../world/wave';
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

/** How long a guest takes to turn to a blow, and to turn back, in seconds. */
const turning = 0.3;
const returning = 1.1;

/** How far a guest has turned to the last blows, 0 to about 1: when their ring has run over the floor. */
export function stirred(time: number, away: number): number {
  return strikes.reduce((sum, strike) => {
    const age = since(time, strike.time + away / waveSpeed - turning / 2);
    return Math.max(sum, strike.strength * smootherstep(age / turning) * (1 - smootherstep(age / returning)));
  }, 0);
}

/** Guests around the arena's floor, in the light of the fight: ember on one side, tide on the other. */
export function createRingside(frame: Frame) {
  const middle = new THREE.Vector3(0, 1.5, 0);
  const guests = spectators.map(({ angle, away, ...visitor }, index) => {
    const turn = (angle * Math.PI) / 180;
    const guest = { ...visitor, x: 0, z: 0, heading: 0, turn: 0.2 * Math.sin(index * 2.4), lean: 0 };
    const color = Math.sin(turn) < 0 ? ('ember' as const) : ('tide' as const);
    const light = { lamp: { position: middle, reach: 5.2 }, behind: middle, edge: 1.1, color };
    const person = createCompany(frame, [guest], light, 42 + index, 0.028);
    person.position.set(Math.sin(turn) * away, 0, -Math.cos(turn) * away);
    person.rotation.order = 'YXZ';
    return { person, away, heading: Math.PI - turn, way: index % 2 ? 1 : -1 };
  });
  return {
    object: new THREE.Group().add(...guests.map(({ person }) => person)),
    /** @param time of the fight's loop, in seconds */
    update(time: number) {
      for (const { person, away, heading, way } of guests) {
        const part = stirred(modulo(time, loop), away);
        // The shoulders turn, and the guest leans back a little.
        person.rotation.set(0.05 * part, heading + 0.16 * way * part, 0);
      }
    },
  };
}
