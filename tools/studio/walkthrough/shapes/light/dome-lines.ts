import * as THREE from 'three';
import { createRandom } from '../../../world/random';

/** The dome above arena and garden. */
const dome = { middle: new THREE.Vector3(-1.5, 0, -8), radius: 15 };

/** A point on the dome; angles in radians. */
const onDome = (azimuth: number, elevation: number): THREE.Vector3 =>
  new THREE.Vector3().setFromSphericalCoords(dome.radius, Math.PI / 2 - elevation, azimuth).add(dome.middle);

/** The dome's ribs and rings. */
export function domeRibs(): THREE.Vector3[][] {
  const meridians = Array.from({ length: 28 }, (_, rib) =>
    Array.from({ length: 33 }, (_, step) => onDome((rib / 28) * 2 * Math.PI, 0.03 + (step / 32) * 1.45)),
  );
  const parallels = [0.18, 0.42, 0.68, 0.95, 1.22].map((elevation) =>
    Array.from({ length: 121 }, (_, step) => onDome((step / 120) * 2 * Math.PI, elevation)),
  );
  return [...meridians, ...parallels];
}

/** The projection on the dome: contour lines of imaginary hills. */
export function domeContours(): THREE.Vector3[][] {
  const random = createRandom(63);
  const hills = [
    { azimuth: Math.PI - 0.32, elevation: 0.62, rings: 10 },
    { azimuth: Math.PI + 0.42, elevation: 0.5, rings: 9 },
    { azimuth: Math.PI + 0.05, elevation: 1.02, rings: 8 },
  ];
  return hills.flatMap(({ azimuth, elevation, rings }) => {
    const phases = [random(), random(), random()].map((part) => part * 2 * Math.PI);
    return Array.from({ length: rings }, (_, ring) => {
      const size = 0.027 * (ring + 1);
      return Array.from({ length: 97 }, (_, step) => {
        const angle = (step / 96) * 2 * Math.PI;
        const radius =
          size *
          (1 +
            0.2 * Math.sin(2 * angle + phases[0]! + 0.08 * ring) +
            0.12 * Math.sin(3 * angle + phases[1]! - 0.12 * ring) +
            0.05 * Math.sin(5 * angle + phases[2]!));
        const up = elevation + radius * Math.sin(angle);
        return onDome(azimuth + (radius * 1.25 * Math.cos(angle)) / Math.cos(up), up);
      });
    });
  });
}
