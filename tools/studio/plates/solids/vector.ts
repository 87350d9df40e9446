/** A point or a direction: x to the right, y up, z toward the viewer. Points are in meters. */
export type Vector = readonly [number, number, number];

/** Three unit vectors at right angles: the directions of a figure part's x, y and z. */
export type Frame = readonly [Vector, Vector, Vector];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);
export const distanceBetween = (a: Vector, b: Vector): number => length(subtract(a, b));
export const normalize = (a: Vector): Vector => scale(a, 1 / (length(a) || 1));
export const mix = (a: Vector, b: Vector, part: number): Vector => add(scale(a, 1 - part), scale(b, part));

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const upright: Frame = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Converts a vector from a frame's coordinates to the scene's. */
export const outOf = (frame: Frame, inside: Vector): Vector =>
  add(add(scale(frame[0], inside[0]), scale(frame[1], inside[1])), scale(frame[2], inside[2]));

/** Converts a vector from the scene's coordinates to a frame's. */
export const into = (frame: Frame, outside: Vector): Vector => [
  dot(frame[0], outside),
  dot(frame[1], outside),
  dot(frame[2], outside),
];

/**
 * Turns a frame about its own axes.
 *
 * @param yaw about y, to its left
 * @param pitch about x, forward
 * @param roll about z, to its left
 */
export function turned(frame: Frame, [yaw, pitch, roll]: Vector): Frame {
  const about = (axis: 0 | 1 | 2, angle: number, [x, y, z]: Frame): Frame => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const blend = (a: Vector, b: Vector): [Vector, Vector] => [
      add(scale(a, c), scale(b, s)),
      add(scale(b, c), scale(a, -s)),
    ];
    if (axis === 0) {
      const [up, front] = blend(y, z);
      return [x, up, front];
    }
    if (axis === 1) {
      const [front, side] = blend(z, x);
      return [side, y, front];
    }
    const [side, up] = blend(x, y);
    return [side, up, z];
  };
  return about(2, -roll, about(0, pitch, about(1, yaw, frame)));
}

/** A frame whose y points along a direction and whose z stays as close to `front` as possible. */
export function along(direction: Vector, front: Vector): Frame {
  const y = normalize(direction);
  const x = normalize(cross(y, front));
  return [x, y, cross(x, y)];
}
