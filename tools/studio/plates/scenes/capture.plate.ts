import { smoothstep } from '../../world/easing';
import { ring } from '../people/clothes';
import { figure } from '../people/person';
import type { PenLine, Plate } from '../plate';
import { stand } from '../people/pose';
import { chamber, guard, kick, step, unfold } from '../people/poses';
import { paperFloor, type Light } from '../drawing/shade';
import { sheet, valueAt, type Solid } from '../solids/solid';
import { add, scale, type Vector } from '../solids/vector';

/** From guard to kick, in meters along the floor. */
const sequence = [
  { pose: guard, x: -2.08 },
  { pose: step, x: -1.32 },
  { pose: chamber, x: -0.6 },
  { pose: unfold, x: 0.1 },
  { pose: kick, x: 1.56 },
].map(({ pose, x }) => ({ x, joints: stand(pose, { at: [x, 0, 0], yaw: Math.PI / 2, size: 1 }) }));

/** Earlier moments are paler. @param age 0 for the last moment */
function faded(solid: Solid, age: number): Solid {
  const lift = age * 0.17;
  return {
    ...solid,
    shadowless: age > 0,
    material: {
      ...solid.material,
      outline: 0.85 - age * 0.06,
      value: (point) => lift + (1 - lift) * valueAt(solid.material, point),
    },
  };
}

/** The path of the kicking foot from moment to moment, behind the figures, as a smooth curve (Catmull-Rom). */
function footPath(): PenLine {
  const places = sequence.map(({ joints }) => add(joints.right.ankle, [0, 0, -0.4]));
  const at = (index: number): Vector => places[Math.min(places.length - 1, Math.max(0, index))]!;
  const curve = (index: number, part: number): Vector => {
    const weights = [
      -part + 2 * part ** 2 - part ** 3,
      2 - 5 * part ** 2 + 3 * part ** 3,
      part + 4 * part ** 2 - 3 * part ** 3,
      -(part ** 2) + part ** 3,
    ];
    return weights
      .map((weight, offset) => scale(at(index - 1 + offset), weight / 2))
      .reduce((sum, next) => add(sum, next));
  };
  const points = Array.from({ length: 12 * (places.length - 1) + 1 }, (_, step) =>
    curve(Math.min(places.length - 2, Math.floor(step / 12)), step === 48 ? 1 : (step % 12) / 12),
  );
  return { points, width: 0.8, slack: 0 };
}

/** The corners of a frame, as in a camera's viewfinder. */
function brackets(left: number, right: number, low: number, high: number): PenLine[] {
  const arm = 0.17;
  return [
    [left, low, 1, 1],
    [right, low, -1, 1],
    [left, high, 1, -1],
    [right, high, -1, -1],
  ].map(([x, y, toX, toY]) => ({
    points: [
      [x! + toX! * arm, y!, 0],
      [x!, y!, 0],
      [x!, y! + toY! * arm, 0],
    ],
    width: 3.2,
    ink: 'ember',
    through: true,
  }));
}

/** A timeline under the floor, with a longer mark under each moment. */
function ruler(): PenLine[] {
  const mark = (x: number, long: number): PenLine => ({
    points: [
      [x, -0.2, 0],
      [x, -0.2 + long, 0],
    ],
    width: 1,
    through: true,
  });
  const line: Vector[] = [
    [-2.4, -0.2, 0],
    [2.5, -0.2, 0],
  ];
  return [
    { points: line, width: 1, through: true },
    ...Array.from({ length: 50 }, (_, index) => mark(-2.4 + index * 0.1, 0.03)),
    ...sequence.map(({ x }) => mark(x, 0.08)),
  ];
}

const light: Light = { toward: [-0.3, 1.1, 0.75], ambient: 0.36, softness: 0.1, reach: 0.3 };

/** One kick in five moments, the last one inside a frame. */
export const capture: Plate = {
  width: 960,
  height: 540,
  ground: 'bone',
  view: { eye: [0, 1.15, 12], target: [0, 0.9, 0], angle: 14.6 },
  light,
  grain: { fine: 0.68, bold: 1.5 },
  curve: { white: 0.775, black: 0.05 },
  seed: 12,
  // The shadow of the leg would extend beyond the frame.
  fade: (x, y) => (y > 400 ? smoothstep(890, 840, x) : 1),
  solids: [
    sheet([0, 0, 0], [0, 1, 0], { value: paperFloor(light) }),
    ...sequence.flatMap(({ joints }, index) =>
      figure(joints, ring).map((solid) => faded(solid, sequence.length - 1 - index)),
    ),
  ],
  lines: [footPath(), ...ruler(), ...brackets(0.97, 2.63, 0.02, 1.93)],
};
