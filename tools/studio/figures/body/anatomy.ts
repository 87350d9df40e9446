import type { Fighter } from '../choreography';
import { ballAround, distanceTo, mirrored, type Ball, type Distance, type Shape } from './shapes';
import { boneIndex, legSlope, restJoints, sides, type CenterBone, type SideBone } from './skeleton';

/** Parts of one layer melt into each other; layers meet in a crease, as cloth and skin do. */
export type Layer = 'flesh' | 'shorts' | 'gloves' | 'boots' | 'headset';

export type Part = { bone: number; layer: Layer; distance: Distance; ball: Ball };

/** What distinguishes the two silhouettes: factors for widths and thicknesses, or sizes in meters. */
const builds = {
  ember: { chest: [0.172, 0.19, 0.116], waist: 0.134, hips: 0.156, limbs: 1.08, neck: 0.067, jaw: 0.053 },
  tide: { chest: [0.143, 0.18, 0.1], waist: 0.111, hips: 0.163, limbs: 0.92, neck: 0.053, jaw: 0.044 },
} as const;

/** The solids that make up a fighter in the rest pose. Each moves with a bone. */
export function anatomyOf(fighter: Fighter): Part[] {
  const { chest, waist, hips, limbs, neck, jaw } = builds[fighter];
  const parts: Part[] = [];
  const center = (bone: CenterBone, layer: Layer, shape: Shape) =>
    parts.push({ bone: boneIndex(bone), layer, distance: distanceTo(shape), ball: ballAround(shape) });
  const pair = (bone: SideBone | CenterBone, layer: Layer, shape: Shape) => {
    for (const side of sides) {
      const index =
        bone === 'pelvis' || bone === 'spine' || bone === 'chest' || bone === 'neck' || bone === 'head'
          ? boneIndex(bone)
          : boneIndex(bone, side);
      const own = side === 0 ? shape : mirrored(shape);
      parts.push({ bone: index, layer, distance: distanceTo(own), ball: ballAround(own) });
    }
  };

  const joints = restJoints(fighter);
  const shoulder = joints.shoulder.x;
  const wrist = joints.hand.x;
  const arm = { y: 1.445, z: -0.012 };

  // Trunk
  center('pelvis', 'flesh', { center: [0, 0.985, -0.002], radii: [hips * 0.93, 0.1, 0.1] });
  center('spine', 'flesh', { center: [0, 1.1, 0.004], radii: [waist, 0.13, 0.09] });
  center('spine', 'flesh', { center: [0, 1.12, 0.068], radii: [0.058, 0.13, 0.028] });
  center('chest', 'flesh', { center: [0, 1.285, -0.008], radii: chest });
  const yoke = shoulder - 0.062;
  center('chest', 'flesh', {
    from: [-yoke, 1.425, -0.022],
    to: [yoke, 1.425, -0.022],
    radii: [0.066, 0.066],
  });
  pair('chest', 'flesh', { center: [0.08, 1.352, 0.066], radii: [chest[0] * 0.52, 0.066, 0.036] });
  pair('chest', 'flesh', { center: [shoulder - 0.068, 1.27, -0.045], radii: [0.05, 0.125, 0.052] });
  pair('chest', 'flesh', {
    from: [0.03, 1.535, -0.034],
    to: [shoulder - 0.035, 1.462, -0.028],
    radii: [0.04, 0.048],
  });
  pair('spine', 'flesh', { center: [waist * 0.62, 1.12, -0.045], radii: [0.048, 0.12, 0.045] });
  pair('hip', 'flesh', { center: [0.08, 0.915, -0.062], radii: [0.085, 0.09, 0.072] });

  // Arms
  const a = (along: number, y = 0, z = 0) => [shoulder + along, arm.y + y, arm.z + z] as const;
  const thick = (...radii: [number, number]) => [radii[0] * limbs, radii[1] * limbs] as const;
  const bulk = (length: number, y: number, z: number) => [length, y * limbs, z * limbs] as const;
  pair('shoulder', 'flesh', { center: a(0.012, 0.008), radii: bulk(0.075, 0.071, 0.073) });
  pair('upperArm', 'flesh', { from: a(0.03), to: a(0.272), radii: thick(0.054, 0.04) });
  pair('upperArm', 'flesh', { center: a(0.15, 0.004, 0.02), radii: bulk(0.09, 0.042, 0.036) });
  pair('upperArm', 'flesh', { center: a(0.13, -0.005, -0.026), radii: bulk(0.105, 0.045, 0.038) });
  pair('elbow', 'flesh', { center: a(0.29, 0, -0.006), radii: bulk(0.042, 0.04, 0.041) });
  pair('forearm', 'flesh', { center: a(0.302, 0, -0.03), radii: bulk(0.026, 0.02, 0.018) });
  pair('forearm', 'flesh', { from: a(0.305), to: a(0.53), radii: thick(0.041, 0.031) });
  pair('forearm', 'flesh', { center: a(0.365, 0.003, 0.008), radii: bulk(0.085, 0.047, 0.045) });

  // Gloves: padded cuff, fist and a thumb that stands out
  const g = (along: number, y = 0, z = 0) => [wrist + along, arm.y + y, arm.z + z] as const;
  const cuff = { axis: 0, from: wrist - 0.088, to: wrist + 0.03 } as const;
  pair('forearm', 'gloves', { from: g(-0.1), to: g(0.02), radii: [0.051, 0.047], slice: cuff });
  pair('hand', 'gloves', { from: g(0.02), to: g(0.07, 0.002, 0.004), radii: [0.046, 0.06] });
  pair('hand', 'gloves', { center: g(0.115, 0.004, 0.006), radii: [0.092, 0.066, 0.072] });
  pair('hand', 'gloves', { center: g(0.155, -0.012, 0.004), radii: [0.058, 0.06, 0.068] });
  pair('hand', 'gloves', {
    from: g(0.045, -0.012, 0.062),
    to: g(0.105, -0.024, 0.088),
    radii: [0.027, 0.029],
  });
  pair('hand', 'gloves', { center: g(0.13, -0.026, 0.084), radii: [0.034, 0.028, 0.026] });

  // Legs, along a line that runs outward and down
  const l = (y: number, out: number, z: number) =>
    [joints.hip.x + (joints.hip.y - y) * legSlope + out, y, z] as const;
  pair('thigh', 'flesh', { from: l(0.92, 0, 0), to: l(0.54, 0, 0.012), radii: [0.09, 0.057] });
  pair('thigh', 'flesh', { center: l(0.72, 0.006, 0.034), radii: [0.07 * limbs, 0.165, 0.056] });
  pair('thigh', 'flesh', { center: l(0.72, -0.002, -0.035), radii: [0.064 * limbs, 0.16, 0.05] });
  pair('knee', 'flesh', { center: l(0.508, 0, 0.014), radii: [0.053, 0.062, 0.056] });
  pair('shin', 'flesh', { from: l(0.48, 0, 0.01), to: l(0.1, 0, -0.02), radii: [0.05, 0.036] });
  pair('shin', 'flesh', { center: l(0.375, 0.004, -0.034), radii: [0.053 * limbs, 0.11, 0.05] });

  // Shorts: wide legs with a straight hem
  center('pelvis', 'shorts', {
    center: [0, 0.965, -0.006],
    radii: [hips * 1.13, 0.16, 0.132],
    slice: { axis: 1, from: 0.86, to: 1.045 },
  });
  pair('hip', 'shorts', { center: [0.085, 0.91, -0.045], radii: [0.105, 0.105, 0.1] });
  pair('thigh', 'shorts', {
    from: l(0.9, 0.004, -0.003),
    to: l(0.6, 0.01, 0.004),
    radii: [0.1, 0.116],
    slice: { axis: 1, from: 0.615, to: 1 },
  });

  // Boots: shaft, foot and a flat sole
  const foot = joints.foot.x;
  pair('shin', 'boots', {
    from: l(0.3, 0, -0.022),
    to: l(0.1, 0, -0.02),
    radii: [0.057, 0.05],
    slice: { axis: 1, from: 0.05, to: 0.262 },
  });
  pair('foot', 'boots', {
    from: [foot, 0.07, -0.045],
    to: [foot + 0.005, 0.052, 0.065],
    radii: [0.05, 0.044],
  });
  pair('foot', 'boots', {
    center: [foot + 0.003, 0.02, 0.02],
    radii: [0.055, 0.09, 0.13],
    slice: { axis: 1, from: -0.004, to: 0.022 },
  });
  pair('toes', 'boots', {
    from: [foot + 0.008, 0.044, 0.085],
    to: [foot + 0.012, 0.036, 0.15],
    radii: [0.044, 0.036],
  });
  pair('toes', 'boots', {
    center: [foot + 0.01, 0.02, 0.115],
    radii: [0.053, 0.09, 0.085],
    slice: { axis: 1, from: -0.004, to: 0.022 },
  });

  // Head
  center('neck', 'flesh', { from: [0, 1.47, -0.022], to: [0, 1.61, 0.006], radii: [neck, neck * 0.92] });
  center('head', 'flesh', { center: [0, 1.712, -0.008], radii: [0.073, 0.093, 0.092] });
  center('head', 'flesh', { center: [0, 1.648, 0.036], radii: [jaw + 0.004, 0.05, 0.052] });
  center('head', 'flesh', { from: [-0.018, 1.612, 0.07], to: [0.018, 1.612, 0.07], radii: [0.02, 0.02] });
  center('head', 'flesh', { center: [0, 1.664, 0.1], radii: [0.013, 0.02, 0.02] });
  center('head', 'flesh', { center: [0, 1.636, 0.084], radii: [0.024, 0.01, 0.012] });
  pair('head', 'flesh', { center: [0.074, 1.674, -0.006], radii: [0.011, 0.027, 0.017] });
  center('head', 'headset', {
    center: [0, 1.703, 0.018],
    radii: [0.096, 0.13, 0.135],
    slice: { axis: 1, from: 1.673, to: 1.737 },
  });
  if (fighter === 'ember') {
    center('head', 'headset', { center: [0, 1.745, -0.016], radii: [0.08, 0.075, 0.095] });
  } else {
    center('head', 'headset', { center: [0, 1.728, -0.014], radii: [0.078, 0.088, 0.1] });
    center('head', 'headset', { center: [0, 1.775, -0.115], radii: [0.042, 0.04, 0.042] });
    center('head', 'headset', { from: [0, 1.755, -0.145], to: [0, 1.66, -0.17], radii: [0.026, 0.012] });
  }
  return parts;
}
