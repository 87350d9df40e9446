import { ring } from '../people/clothes';
import { figure } from '../people/person';
import { ground, planting, ribs, domeRadius } from '../solids/garden-solids';
import { vignette } from '../drawing/vignette';
import type { Plate } from '../plate';
import { stand } from '../people/pose';
import { cross, slip } from '../people/poses';
import { dome as shell, type Ink, type Solid } from '../solids/solid';
import type { Vector } from '../solids/vector';

/** A brush stroke of light on the dome: its height, waves and width, as angles from the middle in radians. */
type Stroke = { rise: number; wave: number; width: number };

/** How bright a stroke is at a point. Fine lines run along it, like a brush's. */
function strokeAt([x, y, z]: Vector, { rise, wave, width }: Stroke): number {
  const angle = Math.atan2(x, -z);
  const middle = rise + 0.13 * Math.sin(angle * 2.6 + wave) + 0.05 * Math.sin(angle * 5.2 + wave * 2);
  const swell = width * (0.7 + 0.4 * Math.sin(angle * 1.7 + wave));
  const off = (Math.asin(Math.min(1, Math.max(0, y / domeRadius))) - middle) / swell;
  return Math.exp(-off * off * 1.3) * (0.7 + 0.3 * Math.sin(off * 9 + angle * 3));
}

const low = (point: Vector): number => strokeAt(point, { rise: 0.27, wave: 1.4, width: 0.04 });
const high = (point: Vector): number => strokeAt(point, { rise: 0.53, wave: 2.6, width: 0.044 });

/** Two people spar: one throws a straight right, the other ducks under it. */
const dress = { ...ring, headset: true };
const fighters: Solid[] = [
  ...figure(stand(cross, { at: [-0.62, 0, 1.1], yaw: Math.PI / 2 - 0.12, size: 1 }), dress),
  ...figure(stand(slip, { at: [0.56, 0, 1.02], yaw: -Math.PI / 2 + 0.18, size: 1 }), dress),
];

/** Two figures under the dome among trees. Two strokes of projected light cross it, one of them ember. */
export const dome: Plate = {
  width: 960,
  height: 600,
  ground: 'bone',
  view: { eye: [0.25, 1.2, 6.6], target: [0, 1.52, 0], angle: 35 },
  light: { toward: [-0.4, 0.95, 0.5], ambient: 0.4, softness: 0.12, reach: 0.35 },
  grain: { fine: 0.95, bold: 1.9 },
  curve: { white: 0.8, black: 0.05 },
  seed: 14,
  fade: vignette(960, 600, 110),
  solids: [
    shell([0, 0, 0], domeRadius, {
      value: 1,
      ink: (point): Ink => (high(point) > low(point) ? 'ember' : 'line'),
      brightness: ({ point }) => 0.8 - 0.62 * Math.max(low(point), high(point)),
    }),
    ground,
    ...planting,
    ...fighters,
  ],
  lines: ribs(),
};
