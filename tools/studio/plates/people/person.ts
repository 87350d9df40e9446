import { both, box, ellipsoid, half, limb, melt, sleeve, type Distance } from '../solids/distance';
import { bounded, outline, type Dress } from './clothes';
import { arm, glove, leg } from './limbs';
import type { Joints } from './pose';
import type { Solid } from '../solids/solid';
import { add, along, into, mix, normalize, outOf, scale, subtract, type Vector } from '../solids/vector';

/** A clothed human body in a pose, 1.8 m tall before `size`, as solids of a scene. */
export function figure(joints: Joints, dress: Dress): Solid[] {
  return [
    torso(joints, dress),
    head(joints, dress),
    shorts(joints, dress),
    ...(['left', 'right'] as const).flatMap((side) => [
      arm(joints, side, dress),
      glove(joints, side, dress),
      ...leg(joints, side, dress),
    ]),
    ...(dress.headset ? [visor(joints)] : []),
  ];
}

function torso({ pelvis, chest, neck, head: skull, size, left, right }: Joints, dress: Dress): Solid {
  const inChest = (x: number, y: number, z: number): Vector =>
    add(chest.at, outOf(chest.frame, scale([x, y, z], size)));
  const inPelvis = (x: number, y: number, z: number): Vector =>
    add(pelvis.at, outOf(pelvis.frame, scale([x, y, z], size)));
  const round = (at: Vector, radii: Vector, frame = chest.frame): Distance =>
    ellipsoid(at, scale(radii, size), frame);
  const belly = mix(chest.at, pelvis.at, 0.55);
  const waist = along(subtract(chest.at, pelvis.at), chest.frame[2]);
  const sides = [left, right].flatMap(({ shoulder, hip }, index) => {
    const s = index === 0 ? 1 : -1;
    return [
      round(inChest(s * 0.075, 0.075, 0.062), [0.088, 0.068, 0.05]),
      round(inChest(s * 0.1, 0.03, -0.045), [0.062, 0.15, 0.06]),
      limb(inChest(s * 0.03, 0.2, -0.03), shoulder, 0.05 * size, 0.05 * size),
      round(inPelvis(s * 0.075, -0.06, -0.06), [0.085, 0.09, 0.085], pelvis.frame),
      limb(inPelvis(s * 0.07, 0, 0), hip, 0.1 * size, 0.095 * size),
    ];
  });
  return bounded(
    melt(0.05 * size, [
      round(inChest(0, 0.02, 0), [0.15, 0.2, 0.108]),
      round(belly, [0.122, 0.15, 0.092], waist),
      round(pelvis.at, [0.148, 0.12, 0.105], pelvis.frame),
      limb(neck, mix(neck, skull.at, 0.7), 0.056 * size, 0.05 * size),
      ...sides,
    ]),
    [pelvis.at, chest.at, left.shoulder, right.shoulder, left.hip, right.hip, neck],
    0.24 * size,
    { value: dress.skin, outline },
  );
}

function head({ head: skull, size }: Joints, dress: Dress): Solid {
  const local = (x: number, y: number, z: number): Vector =>
    add(skull.at, outOf(skull.frame, scale([x, y, z], size)));
  return bounded(
    melt(0.035 * size, [
      ellipsoid(local(0, 0.02, -0.012), scale([0.08, 0.1, 0.1], size), skull.frame),
      ellipsoid(local(0, -0.055, 0.03), scale([0.056, 0.062, 0.062], size), skull.frame),
      ellipsoid(local(0, -0.012, 0.082), scale([0.013, 0.026, 0.022], size), skull.frame),
    ]),
    [skull.at],
    0.16 * size,
    {
      outline,
      value(point) {
        const [, y, z] = into(skull.frame, scale(subtract(point, skull.at), 1 / size));
        if (dress.headset && y > 0 && y < 0.04) return 0.1;
        return y > 0.065 - 0.02 * (z / 0.1) || z < -0.035 - 0.3 * Math.max(0, -y) ? dress.hair : dress.skin;
      },
    },
  );
}

/** A headset's front: a dark block before the eyes. */
function visor({ head: skull, size }: Joints): Solid {
  const center = add(skull.at, outOf(skull.frame, scale([0, 0.018, 0.085], size)));
  return bounded(
    box(center, scale([0.082, 0.046, 0.042], size), 0.025 * size, skull.frame),
    [center],
    0.12 * size,
    { value: 0.1, shine: 0.5, outline },
  );
}

function shorts({ pelvis, chest, size, left, right }: Joints, dress: Dress): Solid {
  const up = normalize(subtract(chest.at, pelvis.at));
  const hem = (hip: Vector, knee: Vector): Distance => {
    const from = add(mix(hip, knee, -0.12), outOf(pelvis.frame, [0, 0, -0.012 * size]));
    return sleeve(from, mix(hip, knee, 0.6), 0.105 * size, 0.118 * size);
  };
  const belt = add(pelvis.at, scale(up, 0.1 * size));
  const whole = melt(0.06 * size, [
    ellipsoid(pelvis.at, scale([0.165, 0.15, 0.125], size), pelvis.frame),
    ellipsoid(
      add(pelvis.at, outOf(pelvis.frame, scale([0, -0.06, -0.06], size))),
      scale([0.165, 0.1, 0.1], size),
      pelvis.frame,
    ),
    hem(left.hip, left.knee),
    hem(right.hip, right.knee),
  ]);
  const band = (point: Vector): boolean => into([up, up, up], subtract(point, belt))[0] > -0.045 * size;
  return bounded(
    both(whole, half(belt, up)),
    [pelvis.at, left.hip, right.hip, mix(left.hip, left.knee, 0.6), mix(right.hip, right.knee, 0.6)],
    0.2 * size,
    { value: (point) => (band(point) ? 0.9 : dress.shorts), outline },
  );
}
