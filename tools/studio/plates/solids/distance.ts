import { cross, dot, length, scale, subtract, type Frame, type Vector } from './vector';

/** Signed distance from a point to a surface, in meters: negative inside, and never larger than the true one. */
export type Distance = (x: number, y: number, z: number) => number;

export const ball =
  ([cx, cy, cz]: Vector, radius: number): Distance =>
  (x, y, z) =>
    Math.hypot(x - cx, y - cy, z - cz) - radius;

/** An ellipsoid in a frame, with the usual gradient bound: https://iquilezles.org/articles/ellipsoids/ */
export function ellipsoid([cx, cy, cz]: Vector, [rx, ry, rz]: Vector, [fx, fy, fz]: Frame): Distance {
  return (x, y, z) => {
    const dx = x - cx;
    const dy = y - cy;
    const dz = z - cz;
    const u = (fx[0] * dx + fx[1] * dy + fx[2] * dz) / rx;
    const v = (fy[0] * dx + fy[1] * dy + fy[2] * dz) / ry;
    const w = (fz[0] * dx + fz[1] * dy + fz[2] * dz) / rz;
    const near = Math.sqrt(u * u + v * v + w * w);
    const slope = Math.sqrt((u * u) / (rx * rx) + (v * v) / (ry * ry) + (w * w) / (rz * rz));
    return slope === 0 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / slope;
  };
}

/** Two balls and the hull around them: https://iquilezles.org/articles/distfunctions/ (round cone). */
export function limb(from: Vector, to: Vector, radiusFrom: number, radiusTo: number): Distance {
  const [ax, ay, az] = from;
  const [bx, by, bz] = subtract(to, from);
  const long = bx * bx + by * by + bz * bz;
  const taper = radiusFrom - radiusTo;
  const side = long - taper * taper;
  const perLong = 1 / long;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const up = px * bx + py * by + pz * bz;
    const over = up - long;
    const qx = px * long - bx * up;
    const qy = py * long - by * up;
    const qz = pz * long - bz * up;
    const out = qx * qx + qy * qy + qz * qz;
    const along = up * up * long;
    const beyond = over * over * long;
    const k = Math.sign(taper) * taper * taper * out;
    if (Math.sign(over) * side * beyond > k) return Math.sqrt(out + beyond) * perLong - radiusTo;
    if (Math.sign(up) * side * along < k) return Math.sqrt(out + along) * perLong - radiusFrom;
    return (Math.sqrt(out * side * perLong) + up * taper) * perLong - radiusFrom;
  };
}

/** A straight cone between two flat ends, like a sleeve or a trouser leg. */
export function sleeve(from: Vector, to: Vector, radiusFrom: number, radiusTo: number): Distance {
  const axis = subtract(to, from);
  const long = length(axis);
  const [dx, dy, dz] = scale(axis, 1 / long);
  const slant = long / Math.hypot(long, radiusFrom - radiusTo);
  return (x, y, z) => {
    const px = x - from[0];
    const py = y - from[1];
    const pz = z - from[2];
    const up = px * dx + py * dy + pz * dz;
    const out = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - up * up));
    const wall = (out - radiusFrom - ((radiusTo - radiusFrom) * up) / long) * slant;
    return Math.max(wall, -up, up - long);
  };
}

/** A box given by half its sizes, with rounded corners, in a frame. */
export function box(center: Vector, [hx, hy, hz]: Vector, rounding: number, frame: Frame): Distance {
  return (x, y, z) => {
    const local: Vector = [x - center[0], y - center[1], z - center[2]];
    const u = Math.abs(dot(frame[0], local)) - hx + rounding;
    const v = Math.abs(dot(frame[1], local)) - hy + rounding;
    const w = Math.abs(dot(frame[2], local)) - hz + rounding;
    const outside = Math.hypot(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0));
    return outside + Math.min(Math.max(u, v, w), 0) - rounding;
  };
}

/** A board given by half its width, height and thickness, with rounded corners, in a frame. */
export function panel(
  center: Vector,
  [wide, high]: readonly [number, number],
  corner: number,
  thick: number,
  frame: Frame,
): Distance {
  return (x, y, z) => {
    const local: Vector = [x - center[0], y - center[1], z - center[2]];
    const u = Math.abs(dot(frame[0], local)) - wide + corner;
    const v = Math.abs(dot(frame[1], local)) - high + corner;
    const flat = Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - corner;
    const deep = Math.abs(dot(frame[2], local)) - thick;
    const soft = 0.03;
    return (
      Math.hypot(Math.max(flat + soft, 0), Math.max(deep + soft, 0)) +
      Math.min(Math.max(flat, deep) + soft, 0) -
      soft
    );
  };
}

/** A ring around an axis. */
export function torus(center: Vector, axis: Vector, radius: number, thickness: number): Distance {
  return (x, y, z) => {
    const local: Vector = [x - center[0], y - center[1], z - center[2]];
    return Math.hypot(length(cross(axis, local)) - radius, dot(axis, local)) - thickness;
  };
}

/**
 * A turned body: an outline of radius and height, from its foot to its top, around an upright axis.
 *
 * @param outline pairs of radius and height above the foot
 */
export function lathe([cx, cy, cz]: Vector, outline: readonly (readonly [number, number])[]): Distance {
  return (x, y, z) => {
    const out = Math.hypot(x - cx, z - cz);
    const high = y - cy;
    let near = Infinity;
    let inside = false;
    outline.forEach(([radius, height], index) => {
      const [nextRadius, nextHeight] = outline[(index + 1) % outline.length]!;
      const er = nextRadius - radius;
      const eh = nextHeight - height;
      const along = Math.min(
        1,
        Math.max(0, ((out - radius) * er + (high - height) * eh) / (er * er + eh * eh)),
      );
      near = Math.min(near, Math.hypot(out - radius - er * along, high - height - eh * along));
      if (height > high !== nextHeight > high && out < radius + ((high - height) / eh) * er) inside = !inside;
    });
    return inside ? -near : near;
  };
}

/** The surfaces as one, melted together over `width` meters: https://iquilezles.org/articles/smin/ (quadratic). */
export function melt(width: number, parts: readonly Distance[]): Distance {
  return (x, y, z) => {
    let near = Infinity;
    for (const part of parts) {
      const next = part(x, y, z);
      const overlap = Math.max(0, width - Math.abs(near - next));
      near = Math.min(near, next) - (overlap === Infinity ? 0 : (overlap * overlap) / (4 * width));
    }
    return near;
  };
}

/** What is inside `whole` and outside `tool`. */
export const cut =
  (whole: Distance, tool: Distance): Distance =>
  (x, y, z) =>
    Math.max(whole(x, y, z), -tool(x, y, z));

/** What is under a plane that faces along `normal`. */
export const half = (point: Vector, normal: Vector): Distance => {
  const at = dot(point, normal);
  return (x, y, z) => x * normal[0] + y * normal[1] + z * normal[2] - at;
};

/** What is inside both. */
export const both =
  (one: Distance, other: Distance): Distance =>
  (x, y, z) =>
    Math.max(one(x, y, z), other(x, y, z));

/** A surface with a relief: it adds `height` meters at each point. */
export const raised =
  (surface: Distance, height: Distance): Distance =>
  (x, y, z) =>
    surface(x, y, z) - height(x, y, z);
