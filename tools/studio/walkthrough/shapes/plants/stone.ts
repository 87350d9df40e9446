import * as THREE from 'three';
import { createRandom } from '../../../world/random';
import { createSurface } from '../forms/surface';

/** A flat stepping stone with an uneven round outline on y = 0, `size` meters wide and 6 cm high. */
export function createStone(size: number, seed: number): THREE.BufferGeometry {
  const random = createRandom(seed);
  const phases = [random(), random(), random()].map((part) => part * 2 * Math.PI);
  const outline = (angle: number) =>
    (size / 2) *
    (1 +
      0.09 * Math.sin(2 * angle + phases[0]!) +
      0.05 * Math.sin(3 * angle + phases[1]!) +
      0.03 * Math.sin(5 * angle + phases[2]!));
  const height = 0.06;
  // Up the side, over the rounded rim, to the middle of the top.
  const profile: readonly (readonly [part: number, height: number])[] = [
    [1, 0],
    [0.995, 0.7],
    [0.97, 0.92],
    [0.93, 1],
    [0.45, 1.04],
    [0, 1.05],
  ];
  return createSurface(
    (u, v) => {
      const [part, level] = profile[Math.round(v * (profile.length - 1))]!;
      const angle = 2 * Math.PI * u;
      const radius = outline(angle) * part;
      return [radius * Math.sin(angle), level * height, radius * Math.cos(angle) * 0.8];
    },
    { columns: 40, rows: profile.length - 1, closed: true },
  );
}
