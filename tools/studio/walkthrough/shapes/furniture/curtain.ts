import type * as THREE from 'three';
import { createSurface } from '../forms/surface';

/** A curtain in the plane z = 0 with deep folds, its lower left corner at the origin; meters. */
export function createCurtain(width: number, height: number, folds: number): THREE.BufferGeometry {
  return createSurface(
    (u, v) => {
      const fold = 2 * Math.PI * folds * u;
      // Folds are deeper and irregular where the cloth hangs freely.
      const free = 1 - 0.55 * v;
      return [
        u * width + 0.05 * free * Math.sin(2 * fold + 1.3),
        v * height,
        free * (0.13 * Math.sin(fold) + 0.05 * Math.sin(fold * 0.53 + 2)),
      ];
    },
    { columns: folds * 14, rows: 12 },
  );
}
