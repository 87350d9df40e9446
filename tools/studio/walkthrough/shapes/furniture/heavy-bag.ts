import * as THREE from 'three';
import type { ScanPart } from '../../scan/scan';
import { join, place } from '../forms/place';
import { createTurned } from '../forms/turned';

/** Meters. The pivot is the hook in the ceiling, at the origin. Everything hangs below it. */
const ring = -2.05;
const top = -2.62;
const height = 1.28;
const radius = 0.2;

/** The inside length of a chain's link, and the thickness of its wire, in meters. */
const link = { length: 0.046, wire: 0.0062 };

/** A chain between two points: each link is turned by a quarter from the previous one. */
function createChain(from: THREE.Vector3, to: THREE.Vector3): THREE.BufferGeometry {
  const direction = to.clone().sub(from);
  const count = Math.round(direction.length() / link.length);
  const oval = new THREE.TorusGeometry(link.length * 0.42, link.wire, 6, 14);
  oval.scale(0.68, 1.45, 1);
  const turned = new THREE.Quaternion().setFromUnitVectors(
    new THREE.Vector3(0, 1, 0),
    direction.clone().normalize(),
  );
  const links = Array.from({ length: count }, (_, index) => {
    const center = from.clone().addScaledVector(direction, (index + 0.5) / count);
    return oval
      .clone()
      .rotateY((index % 2) * (Math.PI / 2))
      .applyQuaternion(turned)
      .translate(center.x, center.y, center.z);
  });
  return join(links);
}

/** The leather: a drum with soft edges and a padded lid. */
const createLeather = () =>
  createTurned(
    [
      [0, top - height - 0.012],
      [radius - 0.04, top - height - 0.012, 0.03],
      [radius, top - height + 0.03, 0.045],
      [radius + 0.006, top - height * 0.5, 0.4],
      [radius - 0.002, top - 0.03, 0.045],
      [radius - 0.045, top + 0.004, 0.03],
      [0, top + 0.012],
    ],
    64,
  );

/** A strap around the drum, with stitched edges. */
const createStrap = (y: number) =>
  createTurned(
    [
      [radius, y - 0.04],
      [radius + 0.014, y - 0.038],
      [radius + 0.016, y + 0.038],
      [radius, y + 0.04],
    ],
    64,
  );

/**
 * A heavy bag on four chains, a sculpture of leather and steel, 4 m below a hook in the ceiling.
 *
 * @returns parts around the hook, in meters: to swing the bag, turn them about the origin
 */
export function createHeavyBag(): ScanPart[] {
  const corners = [0.25, 0.75, 1.25, 1.75].map((turn) => {
    const angle = turn * Math.PI;
    return new THREE.Vector3(radius * 0.93 * Math.cos(angle), top + 0.015, radius * 0.93 * Math.sin(angle));
  });
  const swivel = new THREE.Vector3(0, ring, 0);
  const loops = corners.map(({ x, y, z }) =>
    place(new THREE.TorusGeometry(0.022, 0.005, 6, 20), { at: [x, y, z], turn: [0, Math.atan2(x, z), 0] }),
  );
  return [
    { geometry: createLeather(), density: 12_000, edges: false, brightness: 1.9 },
    {
      geometry: join([createStrap(top - 0.16), createStrap(top - height + 0.2)]),
      density: 9000,
      edges: 40,
      brightness: 1.15,
    },
    {
      geometry: join([
        ...corners.map((corner) => createChain(swivel, corner)),
        createChain(new THREE.Vector3(0, 0, 0), swivel),
        ...loops,
        place(new THREE.TorusGeometry(0.035, 0.009, 8, 28), { at: [0, ring, 0] }),
      ]),
      density: 26_000,
      edges: false,
      brightness: 1.9,
    },
  ];
}
