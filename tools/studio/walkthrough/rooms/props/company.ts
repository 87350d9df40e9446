import * as THREE from 'three';
import type { Frame } from '../../../stage/frame';
import { createScan, type Lamp } from '../../scan/scan';
import { join, place } from '../../shapes/forms/place';
import { createRim } from '../../shapes/light/rim';
import { createVisitor, rightShoulder, type Visitor } from '../../shapes/people/visitor';

/** A guest's place in a room: x and z in meters, and the direction of the eyes, in radians to the left of -z. */
export type Guest = Visitor & { x: number; z: number; heading: number };

export type Light = {
  lamp: Lamp;
  /** The middle of something bright behind them, in meters, and how strongly it lights their edges. */
  behind: THREE.Vector3;
  edge: number;
  /** Its color; bone by default. */
  color?: 'bone' | 'ember' | 'tide';
  /** A colored light, and how strongly it lights their edges. */
  accent?: { from: THREE.Vector3; color: 'ember' | 'tide'; edge: number };
};

/** The shoulder of the arm that a pose leaves out, in meters. */
export const shoulderOf = ({ x, z, heading, build, mirrored = false }: Guest): THREE.Vector3 =>
  new THREE.Vector3(...rightShoulder)
    .multiply(new THREE.Vector3(mirrored ? -build : build, build, build))
    .applyAxisAngle(new THREE.Vector3(0, 1, 0), heading)
    .add(new THREE.Vector3(x, 0, z));

/** The light on the edges of people. @param people what `createScan` draws */
export function createEdges(
  frame: Frame,
  people: THREE.BufferGeometry,
  { behind, edge, color, accent }: Light,
) {
  const rim = createRim(frame, people, behind, color, accent);
  rim.strength.value = edge;
  return rim.mesh;
}

/** Standing guests, drawn like the room. @param cell meters between the corners of their surfaces */
export function createCompany(
  frame: Frame,
  guests: readonly Guest[],
  light: Light,
  seed: number,
  cell = 0.02,
): THREE.Group {
  const people = join(
    guests.map(({ x, z, heading, ...visitor }) =>
      place(createVisitor(visitor, cell), { at: [x, 0, z], turn: [0, heading, 0] }),
    ),
  );
  const parts = [{ geometry: people, density: 7_000, edges: false, brightness: 0.9 } as const];
  return new THREE.Group().add(createScan(frame, parts, seed, light.lamp), createEdges(frame, people, light));
}
