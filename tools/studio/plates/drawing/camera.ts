import { add, cross, dot, normalize, scale, subtract, type Vector } from '../solids/vector';

/** Where the plate is seen from; `angle` is the vertical angle of view in degrees. */
export type View = { eye: Vector; target: Vector; angle: number };

export type Camera = {
  eye: Vector;
  /** Where a point appears on the plate, in its units, and its distance in meters; undefined behind the eye. */
  project: (place: Vector) => { x: number; y: number; away: number } | undefined;
  /** The unit vector from the eye through a point of the plate. */
  direction: (x: number, y: number) => Vector;
  /** Units of the plate per meter at a distance of one meter. */
  focal: number;
};

/** A pinhole camera for a plate of this size. */
export function createCamera({ eye, target, angle }: View, width: number, height: number): Camera {
  const front = normalize(subtract(target, eye));
  const right = normalize(cross(front, [0, 1, 0]));
  const up = cross(right, front);
  const focal = height / 2 / Math.tan((angle * Math.PI) / 360);
  return {
    eye,
    focal,
    project(place) {
      const way = subtract(place, eye);
      const depth = dot(way, front);
      if (depth < 0.02) return undefined;
      return {
        x: width / 2 + (dot(way, right) / depth) * focal,
        y: height / 2 - (dot(way, up) / depth) * focal,
        away: Math.hypot(way[0], way[1], way[2]),
      };
    },
    direction: (x, y) =>
      normalize(add(add(scale(front, focal), scale(right, x - width / 2)), scale(up, height / 2 - y))),
  };
}
