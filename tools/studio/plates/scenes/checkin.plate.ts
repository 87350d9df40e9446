import { createRandom } from '../../world/random';
import { ellipsoid, limb, melt, sleeve, torus } from '../solids/distance';
import { boxingGlove, cuffRadius, onGlove, type Hold } from '../solids/glove-solid';
import type { Plate } from '../plate';
import { scale, turned, upright, type Vector } from '../solids/vector';

const hold: Hold = { at: [-0.04, 0.06, 0], frame: turned(upright, [-0.35, 0.06, 0.2]), size: 0.92 };
const local = onGlove(hold);

/** The band on the cuff, from its lower to its upper edge. */
const band = { low: -0.52, high: -0.1 };

const seed = 11;

/** How far the band lies over the cuff, and the tag over the band. */
const lift = 0.016;

/** A point on the tag: `across` the band to the right and `up` it, in the glove's coordinates. */
function onTag(across: number, up: number): Vector {
  const radius = cuffRadius(up) + lift;
  const angle = across / radius + 0.28;
  return local(radius * Math.sin(angle), up, radius * Math.cos(angle));
}

/** Three corner squares and random cells: it looks like a QR code, but no QR code has 13 rows. */
function pattern(): boolean[][] {
  const random = createRandom(seed);
  const last = 12;
  return Array.from({ length: last + 1 }, (_, row) =>
    Array.from({ length: last + 1 }, (_, column) => {
      const filled = random() > 0.52;
      for (const [top, left] of [
        [0, 0],
        [0, last - 4],
        [last - 4, 0],
      ] as const) {
        const y = row - top;
        const x = column - left;
        if (x < -1 || x > 5 || y < -1 || y > 5) continue;
        const frame = Math.max(Math.abs(x - 2), Math.abs(y - 2));
        return frame === 2 || frame === 0;
      }
      return filled;
    }),
  );
}

/** The pattern's dark cells: one shape for each run in a row. */
function cells(): Vector[][] {
  const rows = pattern();
  const size = 0.36 / rows.length;
  return rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const [left, right] = [x, end === -1 ? row.length : end].map((column) => column * size - 0.18);
      const top = (band.high + band.low) / 2 + 0.18 - y * size;
      return [[onTag(left!, top), onTag(right!, top), onTag(right!, top - size), onTag(left!, top - size)]];
    }),
  );
}

/** The white ground of the tag. */
function tag(): Vector[] {
  const steps = Array.from({ length: 9 }, (_, index) => -0.21 + (0.42 * index) / 8);
  return [...steps.map((x) => onTag(x, band.high)), ...steps.reverse().map((x) => onTag(x, band.low))];
}

/** The wrist comes out of the cuff, and the forearm swells below it. */
const arm = {
  distance: melt(0.25 * hold.size, [
    limb(local(0.01, -0.5, 0), local(0.01, -0.86, 0), 0.235 * hold.size, 0.215 * hold.size),
    ellipsoid(local(-0.06, -1.5, -0.03), scale([0.3, 0.58, 0.29], hold.size), hold.frame),
    ellipsoid(local(0.12, -1.36, 0.03), scale([0.22, 0.42, 0.24], hold.size), hold.frame),
  ]),
  center: local(0, -1.2, 0),
  radius: 1.2,
};

const strip = (y: number) => ({
  distance: torus(local(0, y, 0), hold.frame[1], (cuffRadius(y) + lift) * hold.size, 0.02 * hold.size),
  center: local(0, y, 0),
  radius: 0.5,
});

/** A raised glove that wears a band with a tag; one edge of the band is lit. */
export const checkin: Plate = {
  width: 600,
  height: 750,
  ground: 'bone',
  view: { eye: [0, 0.1, 7], target: [0, 0.08, 0], angle: 19 },
  light: { toward: [-0.75, 0.8, 0.75], ambient: 0.3, softness: 0.12, reach: 0.35 },
  grain: { fine: 0.84, bold: 2 },
  curve: { white: 0.86, black: 0.06 },
  seed,
  solids: [
    ...boxingGlove(hold, { value: 0.92, shine: 0.2, outline: 0.8 }).slice(0, -1),
    { ...arm, material: { value: 1, outline: 0.8 } },
    {
      distance: sleeve(
        local(0, band.low, 0),
        local(0, band.high, 0),
        (cuffRadius(band.low) + lift) * hold.size,
        (cuffRadius(band.high) + lift) * hold.size,
      ),
      center: local(0, -0.3, 0),
      radius: 0.55,
      material: { value: 0.3, outline: 0.6 },
    },
    { ...strip(band.high), material: { value: 0.2, ink: 'ember', brightness: () => 0.1 } },
  ],
  marks: [{ shape: tag(), ink: 'ground' }, ...cells().map((shape) => ({ shape, ink: 'line' as const }))],
};
