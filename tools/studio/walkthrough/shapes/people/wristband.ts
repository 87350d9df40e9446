import * as THREE from 'three';
import { createRandom } from '../../../world/random';
import { cuffFlatness, cuffRadius } from './glove';
import { join, place } from '../forms/place';
import { createSurface, type Point } from '../forms/surface';
import { createTurned } from '../forms/turned';

/** The height of the band's middle above the cuff's opening, and half the band's width, in meters. */
export const bandHeight = 0.056;
const halfWidth = 0.031;
const thickness = 0.006;

const radius = cuffRadius(bandHeight) + thickness;

/** The tag is on the thumb's side; radians from z. */
const tagAngle = -2.15;

/** A point on the band, `around` and `up` from the middle of its tag, in meters. */
function onBand(around: number, up: number, lift: number): Point {
  const angle = tagAngle + around / radius;
  const away = radius + lift;
  return [away * Math.sin(angle), bandHeight + up, (away / cuffFlatness) * Math.cos(angle)];
}

const flatten = (geometry: THREE.BufferGeometry) => place(geometry, { scale: [1, 1, 1 / cuffFlatness] });

/** The band around a glove's cuff. */
export function createBand(): THREE.BufferGeometry {
  const inner = radius - thickness;
  return flatten(
    createTurned(
      [
        [inner, bandHeight - halfWidth],
        [radius, bandHeight - halfWidth, 0.002],
        [radius, bandHeight + halfWidth, 0.002],
        [inner, bandHeight + halfWidth],
      ],
      72,
    ),
  );
}

/** Two lines of light along the band's edges. */
export function createBandLights(): THREE.BufferGeometry {
  return join(
    [-1, 1].map((side) => {
      const ring = place(new THREE.TorusGeometry(radius + 0.0005, 0.0016, 6, 96), {
        turn: [Math.PI / 2, 0, 0],
      });
      return place(flatten(ring), { at: [0, bandHeight + side * (halfWidth - 0.003), 0] });
    }),
  );
}

/** Cells along a side of the tag. */
const cells = 13;

/** Whether a cell belongs to a corner mark: 1 lit, 0 dark, undefined outside the marks. */
function cornerMark(column: number, row: number): 0 | 1 | undefined {
  for (const [left, top] of [
    [0, 0],
    [cells - 5, 0],
    [0, cells - 5],
  ] as const) {
    // prettier-ignore
    const x = column - left;
    const y = row - top;
    if (x >= -1 && x <= 5 && y >= -1 && y <= 5) {
      const ring = Math.max(Math.abs(x - 2), Math.abs(y - 2));
      return ring === 2 || ring === 0 ? 1 : 0;
    }
  }
  return undefined;
}

/** The tag's lit cells: a pattern that looks like a QR code but that no reader can read. */
export function createTag(): THREE.BufferGeometry {
  const random = createRandom(41);
  const pace = 0.05 / cells;
  const lit: THREE.BufferGeometry[] = [];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const chance = random() > 0.55 ? 1 : 0;
      if (!(cornerMark(column, row) ?? chance)) continue;
      const at = (u: number, v: number) =>
        onBand(
          (column + 0.06 + 0.88 * u - cells / 2) * pace,
          (cells / 2 - 1 - row + 0.06 + 0.88 * v) * pace,
          0.0008,
        );
      lit.push(createSurface(at, { columns: 1, rows: 1 }));
    }
  }
  return join(lit);
}
