import { neckOf, visitorLayers, type Layer, type Visitor } from '../../walkthrough/shapes/people/visitor';
import type { Tone } from '../../walkthrough/shapes/people/clothes';
import { box, limb, sleeve, torus, type Distance } from '../solids/distance';
import type { Material, Sight, Solid } from '../solids/solid';
import { dot, normalize, turned, upright, type Vector } from '../solids/vector';

/**
 * Where a guest is, and where the face looks: 0 is toward the viewer, as for figures.
 * `stripes` is how high a stripe of the top is, in meters.
 */
export type Place = { at: Vector; yaw: number; stripes?: number };

/** How light each tone is on paper. */
const lightness: Record<Tone, number> = { skin: 0.85, hair: 0.12, pale: 1.12, plain: 0.8, dark: 0.46 };

/** Light from the left, in front of the viewer's side of the room, shapes a body under lamps on the ceiling. */
const side = normalize([-0.8, 0.4, 0.55]);
const modeled =
  (value: Material['value']) =>
  ({ point, normal, open }: Sight): number =>
    (typeof value === 'function' ? value(point) : value) *
    (0.3 + 0.7 * Math.max(0, dot(normal, side))) *
    (0.45 + 0.55 * open);

const middles: Partial<Record<Layer['part'], readonly [number, number]>> = {
  head: [0.08, 0.3],
  hair: [0.1, 0.32],
  neck: [-0.12, 0.36],
  shoes: [-1.4, 0.5],
};

/** Somebody in everyday clothes: the guests of the walkthrough, on paper. */
export function guest(visitor: Visitor, { at, yaw, stripes }: Place): Solid[] {
  const [cosine, sine] = [Math.cos(yaw), Math.sin(yaw)];
  const up = neckOf(visitor);
  const { build } = visitor;
  /** A point of the scene in the guest's coordinates. */
  const local = (x: number, y: number, z: number): Vector => [
    cosine * (x - at[0]) - sine * (z - at[2]),
    y - at[1],
    sine * (x - at[0]) + cosine * (z - at[2]),
  ];
  const inScene =
    (distance: Distance, high: number): Distance =>
    (x, y, z) => {
      const [u, v, w] = local(x, y, z);
      return distance(u, v - high, w);
    };
  const outline = 0.85;
  const layers = visitorLayers(visitor).map(({ part, tone, distance }): Solid => {
    const [middle, radius] = (visitor.pose === 'rides' ? undefined : middles[part]) ?? [-0.66, 0.95];
    const striped = ([, y]: Vector) =>
      stripes && Math.floor((y - at[1]) / stripes) % 2 ? 0.4 : lightness[tone];
    return {
      distance: inScene(distance, up),
      center: [at[0], at[1] + up + middle * build, at[2]],
      radius: radius * build + 0.05,
      material: {
        outline,
        value: 1,
        brightness: modeled(part === 'top' ? striped : lightness[tone]),
      },
      stride: 0.75,
    };
  });
  if (visitor.pose !== 'rides') return layers;
  const part = (distance: Distance, value: Material['value'], middle: Vector, radius: number): Solid => ({
    distance: inScene(distance, 0),
    center: [
      at[0] + cosine * middle[0] + sine * middle[2],
      at[1] + middle[1],
      at[2] - sine * middle[0] + cosine * middle[2],
    ],
    radius,
    material: { value: 1, brightness: modeled(value), outline },
    stride: 0.9,
  });
  const union =
    (...all: readonly Distance[]): Distance =>
    (x, y, z) =>
      all.reduce((near, each) => Math.min(near, each(x, y, z)), 1);
  const wheels = [-1, 1].flatMap((side) => {
    const hub: Vector = [side * 0.3, 0.32, -0.06];
    return [
      part(torus(hub, [1, 0, 0], 0.3, 0.02), 0.15, hub, 0.34),
      part(
        union(
          torus([hub[0] + side * 0.04, hub[1], hub[2]], [1, 0, 0], 0.25, 0.008),
          sleeve([hub[0] - 0.03, hub[1], hub[2]], [hub[0] + 0.03, hub[1], hub[2]], 0.035, 0.035),
          ...Array.from({ length: 8 }, (_, spoke): Distance => {
            const angle = (spoke / 8) * 2 * Math.PI + 0.2;
            return limb(
              hub,
              [hub[0], hub[1] + 0.29 * Math.sin(angle), hub[2] + 0.29 * Math.cos(angle)],
              0.006,
              0.006,
            );
          }),
        ),
        0.35,
        hub,
        0.34,
      ),
      part(torus([side * 0.22, 0.09, 0.44], [1, 0, 0], 0.07, 0.022), 0.2, [side * 0.22, 0.09, 0.44], 0.1),
      part(
        union(
          limb([side * 0.23, 0.47, -0.2], [side * 0.23, 0.47, 0.36], 0.016, 0.016),
          limb([side * 0.23, 0.47, 0.36], [side * 0.17, 0.11, 0.5], 0.016, 0.016),
          limb([side * 0.22, 0.16, 0.44], [side * 0.23, 0.47, 0.3], 0.013, 0.013),
        ),
        0.6,
        [side * 0.2, 0.3, 0.2],
        0.5,
      ),
      part(
        union(
          limb([side * 0.23, 0.4, -0.14], [side * 0.22, 0.97, -0.2], 0.016, 0.016),
          limb([side * 0.22, 0.96, -0.2], [side * 0.22, 0.94, -0.33], 0.02, 0.02),
        ),
        0.3,
        [side * 0.22, 0.7, -0.2],
        0.4,
      ),
    ];
  });
  return [
    ...layers,
    ...wheels,
    part(box([0, 0.475, 0.06], [0.23, 0.025, 0.23], 0.01, upright), 0.5, [0, 0.475, 0.06], 0.35),
    part(
      box([0, 0.72, -0.185], [0.215, 0.2, 0.016], 0.01, turned(upright, [0, -0.12, 0])),
      0.5,
      [0, 0.72, -0.185],
      0.33,
    ),
    part(box([0, 0.1, 0.54], [0.18, 0.009, 0.1], 0.004, upright), 0.5, [0, 0.1, 0.54], 0.25),
  ];
}
