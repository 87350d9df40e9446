import * as THREE from 'three';
import type { Frame } from '../../../stage/frame';
import { createScan, type Lamp } from '../../scan/scan';
import { join, place } from '../../shapes/forms/place';
import { createRim } from '../../shapes/light/rim';
import { brightnessOf, type Tone } from '../../shapes/people/clothes';
import { createVisitorParts, rightShoulder, type Visitor } from '../../shapes/people/visitor';
import { createWheelchair } from '../../shapes/people/wheelchair';

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
  /** Whether it lights only their outlines, as in close shots. */
  narrow?: true;
  accent?: { from: THREE.Vector3; color: 'ember' | 'tide'; edge: number };
};

/** How a body is drawn: dark and without dots, so that the light on its edges shapes it. */
export const body = { density: 0, edges: false, brightness: 0.6 } as const;

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
  { behind, edge, color, accent, narrow }: Light,
) {
  const rim = createRim(frame, people, behind, color, accent, narrow ? 7 : 3);
  rim.strength.value = 2 * edge;
  return rim.mesh;
}

/**
 * Standing guests, drawn like the room.
 *
 * @param cell meters between the corners of their surfaces
 * @param density dots per square meter
 */
export function createCompany(
  frame: Frame,
  guests: readonly Guest[],
  light: Light,
  seed: number,
  cell = 0.02,
  density: number = body.density,
): THREE.Group {
  const parts = new Map<Tone, THREE.BufferGeometry[]>();
  const chairs: THREE.BufferGeometry[] = [];
  for (const { x, z, heading, ...visitor } of guests) {
    const placing = { at: [x, 0, z], turn: [0, heading, 0] } as const;
    for (const [tone, geometry] of createVisitorParts(visitor, cell)) {
      parts.set(tone, [...(parts.get(tone) ?? []), place(geometry, placing)]);
    }
    if (visitor.pose === 'rides') chairs.push(place(createWheelchair(), placing));
  }
  const people = [...parts].map(([tone, geometries]) => ({ tone, geometry: join(geometries) }));
  return new THREE.Group().add(
    createScan(
      frame,
      [
        ...people.map(({ tone, geometry }) => ({
          geometry,
          ...body,
          density,
          brightness: body.brightness * brightnessOf[tone],
        })),
        ...chairs.map((geometry) => ({ geometry, density: 6000, edges: 40, brightness: 0.5 })),
      ],
      seed,
      light.lamp,
    ),
    createEdges(frame, join(people.map(({ geometry }) => geometry)), light),
  );
}
