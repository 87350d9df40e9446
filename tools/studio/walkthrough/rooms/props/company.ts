import * as THREE from 'three';
import type { Frame } from '../../../stage/frame';
import { createScan, type Lamp } from '../../scan/scan';
import { join, place } from '../../shapes/forms/place';
import { createRim } from '../../shapes/light/rim';
import { createVisitor, type Visitor } from '../../shapes/people/visitor';

/** A guest's place in a room: x and z in meters, and the direction of the eyes, in radians to the left of -z. */
export type Guest = Visitor & { x: number; z: number; heading: number };

type Light = {
  lamp: Lamp;
  /** The middle of something bright behind them, in meters, and how strongly it lights their edges. */
  behind: THREE.Vector3;
  edge: number;
};

/** Standing guests, drawn like the room. @param cell meters between the corners of their surfaces */
export function createCompany(
  frame: Frame,
  guests: readonly Guest[],
  { lamp, behind, edge }: Light,
  seed: number,
  cell = 0.02,
): THREE.Group {
  const people = join(
    guests.map(({ x, z, heading, ...visitor }) =>
      place(createVisitor(visitor, cell), { at: [x, 0, z], turn: [0, heading, 0] }),
    ),
  );
  const rim = createRim(frame, people, behind);
  rim.strength.value = edge;
  return new THREE.Group().add(
    createScan(frame, [{ geometry: people, density: 7_000, edges: false, brightness: 0.9 }], seed, lamp),
    rim.mesh,
  );
}
