import { smoothstep } from '../../world/easing';
import { ring } from '../people/clothes';
import { figure } from '../people/person';
import { domeAt, domeRadius, ground, planting, ribs } from '../solids/garden-solids';
import { vignette } from '../drawing/vignette';
import type { Plate } from '../plate';
import { stand } from '../people/pose';
import { cross, slip } from '../people/poses';
import { dome as shell, type Ink, type Solid } from '../solids/solid';
import { subtract, type Vector } from '../solids/vector';

/** A brush stroke of light across the dome. Fine lines run along it, like a brush's. */
function stroke(point: Vector): number {
  const [x, y, z] = subtract(point, domeAt);
  if (z > 0) return 0;
  const along = x / domeRadius;
  const middle = 0.66 + 0.11 * Math.sin(along * 3.1 + 0.5) - 0.05 * along;
  const off = (y / domeRadius - middle) / (0.05 + 0.03 * Math.cos(along * 2.2));
  return (
    Math.exp(-off * off * 1.3) *
    (0.7 + 0.3 * Math.sin(off * 9 + along * 12)) *
    smoothstep(0.86, 0.5, Math.abs(along))
  );
}

/** The vault darkens toward its arch, so that it looks hollow. */
function vault(point: Vector): number {
  const [x, y, z] = subtract(point, domeAt);
  return z > 0 ? 0 : 0.2 * smoothstep(0.74, 1.04, Math.hypot(x, y) / domeRadius);
}

/** Two people spar: one throws a straight right, the other ducks under it. */
const dress = { ...ring, headset: true };
const fighters: Solid[] = [
  ...figure(stand(cross, { at: [-0.62, 0, 1.1], yaw: Math.PI / 2 - 0.12, size: 1 }), dress),
  ...figure(stand(slip, { at: [0.56, 0, 1.02], yaw: -Math.PI / 2 + 0.18, size: 1 }), dress),
];

/** Two figures among trees under a dome that is open toward the viewer. A stroke of ember light crosses it. */
export const dome: Plate = {
  width: 960,
  height: 600,
  ground: 'bone',
  view: { eye: [0.1, 1.25, 7.4], target: [0, 1.72, 0], angle: 35 },
  light: { toward: [-0.4, 0.95, 0.5], ambient: 0.4, softness: 0.12, reach: 0.35 },
  grain: { fine: 0.95, bold: 1.9 },
  curve: { white: 0.8, black: 0.05 },
  seed: 14,
  fade: vignette(960, 600, 60),
  solids: [
    shell(domeAt, domeRadius, {
      value: 1,
      ink: (point): Ink => (0.66 * stroke(point) > vault(point) ? 'ember' : 'line'),
      brightness: ({ point }) => 0.8 - Math.max(0.66 * stroke(point), vault(point)),
    }),
    ground,
    ...planting,
    ...fighters,
  ],
  lines: ribs(),
};
