/** A direction in degrees: yaw 0 is the middle of the front face, and grows to the right; pitch 0 is the horizon. */
export type Direction = { yaw: number; pitch: number };

/** What the camera sees. `fov` is the angle over the longer side of the picture, in degrees. */
export type View = Direction & { fov: number };

const steepest = 80;
const narrowest = 40;
const widest = 100;

/** Where the visitor looks first in a room: at its figures, not over their heads. */
export const ahead: Direction = { yaw: 0, pitch: -6 };

/** How far those figures reach to each side, and up and down, at a distance of 1. */
const figures = { x: 0.45, y: 0.48 };

/** The first view of a room, which has its figures from head to feet. @param aspect the picture's width by its height */
export function firstView(aspect: number): View {
  const up = Math.max(figures.y, figures.x / aspect);
  return limited({ ...ahead, fov: (Math.atan(up * Math.max(aspect, 1)) * 360) / Math.PI });
}

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** An angle from -180 to 180 degrees. */
export const normal = (angle: number): number => angle - 360 * Math.round(angle / 360);

/** The same view within its limits. */
export const limited = ({ yaw, pitch, fov }: View): View => ({
  yaw: normal(yaw),
  pitch: clamp(pitch, -steepest, steepest),
  fov: clamp(fov, narrowest, widest),
});

/** A view after a change in degrees. */
export const changed = (view: View, change: Partial<View>): View =>
  limited({
    yaw: view.yaw + (change.yaw ?? 0),
    pitch: view.pitch + (change.pitch ?? 0),
    fov: view.fov + (change.fov ?? 0),
  });

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
