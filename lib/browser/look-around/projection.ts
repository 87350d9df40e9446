import type { Direction, View } from './camera';

/** A place in the picture, as parts of its width and height from its top left corner. */
export type Point = { x: number; y: number };

type Vector = readonly [right: number, up: number, forward: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far the picture reaches to the side and up, at a distance of 1. */
export function reach(fov: number, aspect: number): Point {
  const longer = Math.tan(radians(fov) / 2);
  return aspect > 1 ? { x: longer, y: longer / aspect } : { x: longer * aspect, y: longer };
}

/**
 * The rotation from the camera to the room, for a shader: three columns of three numbers. A column is where the camera's
 * right, up and forward point in the room.
 */
export function rotation({ yaw, pitch }: Direction): number[] {
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  return [
    ...[cosYaw, 0, -sinYaw],
    ...[-sinYaw * sinPitch, cosPitch, -cosYaw * sinPitch],
    ...[sinYaw * cosPitch, sinPitch, cosYaw * cosPitch],
  ];
}

const vectorOf = ({ yaw, pitch }: Direction): Vector => {
  const [, , , , , , right, up, forward] = rotation({ yaw, pitch });
  return [right!, up!, forward!];
};

const dot = (a: readonly number[], b: Vector) => a[0]! * b[0] + a[1]! * b[1] + a[2]! * b[2];

/** Where a direction appears in the picture, or undefined if it is not in it. */
export function project(direction: Direction, view: View, aspect: number): Point | undefined {
  const vector = vectorOf(direction);
  const columns = rotation(view);
  const forward = dot(columns.slice(6), vector);
  const { x, y } = reach(view.fov, aspect);
  const right = dot(columns.slice(0, 3), vector) / forward / x;
  const up = dot(columns.slice(3, 6), vector) / forward / y;
  if (forward <= 0 || Math.abs(right) > 1 || Math.abs(up) > 1) return undefined;
  return { x: (1 + right) / 2, y: (1 - up) / 2 };
}

/** The direction that appears at a point of the picture. */
export function directionAt(point: Point, view: View, aspect: number): Direction {
  const { x, y } = reach(view.fov, aspect);
  const sideways = (2 * point.x - 1) * x;
  const upwards = (1 - 2 * point.y) * y;
  const columns = rotation(view);
  const part = (axis: number) =>
    sideways * columns[axis]! + upwards * columns[3 + axis]! + columns[6 + axis]!;
  const [right, up, forward] = [part(0), part(1), part(2)];
  const degrees = 180 / Math.PI;
  return {
    yaw: Math.atan2(right, forward) * degrees,
    pitch: Math.atan2(up, Math.hypot(right, forward)) * degrees,
  };
}

/** How many degrees the view turns when a drag moves a pixel, so that the picture follows the pointer. */
export const degreesPerPixel = (fov: number, longerSide: number): number =>
  (Math.tan(radians(fov) / 2) * 2 * 180) / Math.PI / longerSide;
