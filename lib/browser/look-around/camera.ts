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

/** A view on the shortest way to another one. `progress` runs from 0 to 1 and slows down at both ends. */
export function between(from: View, to: View, progress: number): View {
  const part = progress * progress * (3 - 2 * progress);
  return changed(from, {
    yaw: part * normal(to.yaw - from.yaw),
    pitch: part * (to.pitch - from.pitch),
    fov: part * (to.fov - from.fov),
  });
}

/** After this many seconds, inertia has lost 63 % of its speed. */
const decay = 0.28;
/** Degrees a second that nobody notices. */
const still = 2;

/** How far the view glides within some seconds after a drag ended with a speed, both in degrees. */
export const glide = (speed: Direction, seconds: number): Direction => {
  const factor = decay * (1 - Math.exp(-seconds / decay));
  return { yaw: speed.yaw * factor, pitch: speed.pitch * factor };
};

/** After how many seconds a view that glides stands still. */
export const glideTime = ({ yaw, pitch }: Direction): number =>
  decay * Math.max(0, Math.log(Math.hypot(yaw, pitch) / still));
