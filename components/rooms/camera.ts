import { clamp } from '@/lib/browser/clamp';

/** In degrees: yaw 0 is the middle of the front face, and grows to the right; pitch 0 is the horizon. */
export type Direction = { yaw: number; pitch: number };

/** `fov` is the angle over the longer side of the picture, in degrees. */
export type View = Direction & { fov: number };

/** A place in a picture, in parts of its size from the top left. */
export type Point = { x: number; y: number };

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The direction in which a room starts. Its people are a little below the horizon. */
export const ahead: Direction = { yaw: 0, pitch: -6 };

/** How far the people of a room reach to each side, and up and down, at a distance of 1. */
const people = { x: 0.45, y: 0.48 };

/** The view in which a room starts. It shows its people from head to feet. */
export function startViewOf(aspect: number): View {
  const up = Math.max(people.y, people.x / aspect);
  return changeView({ ...ahead, fov: 2 * degrees(Math.atan(up * Math.max(aspect, 1))) });
}

export const normalizeAngle = (angle: number): number => angle - 360 * Math.round(angle / 360);

export const changeView = (view: View, change: Partial<View> = {}): View => ({
  yaw: normalizeAngle(view.yaw + (change.yaw ?? 0)),
  // Farther down or up, a room is empty: the visitor would see nothing to turn back to.
  pitch: clamp(view.pitch + (change.pitch ?? 0), -35, 60),
  fov: clamp(view.fov + (change.fov ?? 0), 40, 100),
});

/** Half the width and height of the view, at a distance of 1. */
export function halfExtent(fov: number, aspect: number): Point {
  const longer = Math.tan(radians(fov) / 2);
  return aspect > 1 ? { x: longer, y: longer / aspect } : { x: longer * aspect, y: longer };
}

/** At this rate, the picture follows the pointer. */
export const degreesPerPixel = (fov: number, longerSide: number): number =>
  (2 * degrees(halfExtent(fov, 1).x)) / longerSide;

type Vector = [right: number, up: number, forward: number];

/** The camera's right, up and forward as vectors of the room. */
export function rotation({ yaw, pitch }: Direction): [Vector, Vector, Vector] {
  const sinYaw = Math.sin(radians(yaw));
  const cosYaw = Math.cos(radians(yaw));
  const sinPitch = Math.sin(radians(pitch));
  const cosPitch = Math.cos(radians(pitch));
  return [
    [cosYaw, 0, -sinYaw],
    [-sinYaw * sinPitch, cosPitch, -cosYaw * sinPitch],
    [sinYaw * cosPitch, sinPitch, cosYaw * cosPitch],
  ];
}

/** Where a direction is in the picture; undefined if it is outside. */
export function project(direction: Direction, view: View, aspect: number): Point | undefined {
  const [, , vector] = rotation(direction);
  const [right, up, forward] = rotation(view).map(
    (axis) => axis[0] * vector[0] + axis[1] * vector[1] + axis[2] * vector[2],
  ) as Vector;
  const isBehind = forward <= 0;
  if (isBehind) return undefined;
  const { x, y } = halfExtent(view.fov, aspect);
  const point = { x: (1 + right / forward / x) / 2, y: (1 - up / forward / y) / 2 };
  const fromMiddle = Math.max(Math.abs(point.x - 0.5), Math.abs(point.y - 0.5));
  return fromMiddle <= 0.5 ? point : undefined;
}

export function directionAt(point: Point, view: View, aspect: number): Direction {
  const { x, y } = halfExtent(view.fov, aspect);
  const [right, up, forward] = rotation(view);
  const along = (axis: 0 | 1 | 2) =>
    (2 * point.x - 1) * x * right[axis] + (1 - 2 * point.y) * y * up[axis] + forward[axis];
  return {
    yaw: degrees(Math.atan2(along(0), along(2))),
    pitch: degrees(Math.atan2(along(1), Math.hypot(along(0), along(2)))),
  };
}
