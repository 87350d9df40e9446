import * as THREE from 'three';
import type { Frame } from '../../../stage/frame';
import { createScan } from '../../scan/scan';
import { createTube } from '../../shapes/forms/tube';
import { createHandShape, wristOf, type Grip } from '../../shapes/people/hand';
import { brightnessOf, type Tone } from '../../shapes/people/clothes';
import { body, createEdges, type Light } from './company';

/** The lengths of an adult's upper arm and forearm, in meters. */
const upperLength = 0.27;
const foreLength = 0.26;

/** `density` as for a company; `tone` is that of the sleeve. */
type Arm = { grip: Grip; left?: boolean; build?: number; density?: number; tone?: Tone };

/** A limb that hangs from the origin; it swells below its joint. */
const createLimb = (length: number, radii: readonly [number, number]): THREE.BufferGeometry =>
  createTube(
    [
      [0, radii[0] * 0.8, 0],
      [0, -length * 0.5, 0],
      [0, -length - radii[1] * 0.6, 0],
    ],
    {
      radius: (along) => {
        const end = Math.min(1, Math.min(along / 0.16, (1 - along) / 0.09));
        const muscle = 1 + 0.09 * Math.sin(Math.PI * Math.min(1, along * 1.4));
        return (
          (radii[0] + (radii[1] - radii[0]) * along) * muscle * Math.sqrt(Math.max(0, 1 - (1 - end) ** 2))
        );
      },
      rows: 30,
    },
  );

/** A sleeve that hangs from the origin, with a flat cuff. */
const createSleeve = (length: number, radii: readonly [number, number]): THREE.BufferGeometry =>
  createTube(
    [
      [0, radii[0] * 0.8, 0],
      [0, -length * 0.5, 0],
      [0, -length, 0],
    ],
    {
      radius: (along) => {
        const start = Math.min(1, along / 0.14);
        const round = Math.sqrt(Math.max(0, 1 - (1 - start) ** 2));
        return along > 0.999 ? 0 : (radii[0] + (radii[1] - radii[0]) * along) * round;
      },
      rows: 30,
    },
  );

const down = new THREE.Vector3(0, -1, 0);

/**
 * An arm of a guest of a company whose pose has none there.
 *
 * @returns `reach`: brings the hand to a place, from a shoulder; `out` is the side that the elbow is on
 */
export function createArm(
  frame: Frame,
  { grip, left = false, build = 1, density = body.density, tone = 'plain' }: Arm,
  light: Light,
  seed: number,
) {
  const lengths = [upperLength * build, foreLength * build] as const;
  const size = 0.35 + 0.65 * build;
  const part = (geometry: THREE.BufferGeometry, of: Tone) => {
    const brightness = body.brightness * brightnessOf[of];
    return new THREE.Group().add(
      createScan(frame, [{ geometry, ...body, density, brightness }], seed, light.lamp),
      createEdges(frame, geometry, light),
    );
  };
  const upper = part(createLimb(lengths[0], [0.074 * size, 0.064 * size]), tone);
  const fore = part(createLimb(lengths[1], [0.046 * size, 0.033 * size]), 'skin').add(
    part(createSleeve(lengths[1] * 0.86, [0.062 * size, 0.05 * size]), tone),
  );
  const hand = part(createHandShape(grip, left).scale(size, size, size), 'skin');
  const [wx, wy, wz] = wristOf[grip];
  const offset = new THREE.Vector3(left ? -wx : wx, wy, wz).multiplyScalar(size);

  return {
    group: new THREE.Group().add(upper, fore, hand),
    reach(shoulder: THREE.Vector3, at: THREE.Vector3, turn: THREE.Quaternion, out: THREE.Vector3) {
      const wrist = offset.clone().applyQuaternion(turn).add(at);
      const way = wrist.clone().sub(shoulder);
      const away = Math.min(way.length(), lengths[0] + lengths[1] - 0.002);
      way.normalize();
      const along = (lengths[0] ** 2 - lengths[1] ** 2 + away ** 2) / (2 * away);
      const bend = Math.sqrt(Math.max(0, lengths[0] ** 2 - along ** 2));
      const aside = out.clone().addScaledVector(way, -out.dot(way)).normalize();
      const elbow = shoulder.clone().addScaledVector(way, along).addScaledVector(aside, bend);
      upper.position.copy(shoulder);
      upper.quaternion.setFromUnitVectors(down, elbow.clone().sub(shoulder).normalize());
      fore.position.copy(elbow);
      fore.quaternion.setFromUnitVectors(down, wrist.clone().sub(elbow).normalize());
      hand.position.copy(at);
      hand.quaternion.copy(turn);
    },
  };
}
