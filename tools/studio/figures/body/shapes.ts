// The innermost loops use these: a module's constant is found faster than a member of a global.
const { hypot, max, min, sqrt } = Math;

type Triple = readonly [x: number, y: number, z: number];

type Slice = { axis: 0 | 1 | 2; from: number; to: number };

/** A simple solid, in meters. A slice keeps what lies between two planes across an axis. */
export type Shape = (
  { center: Triple; radii: Triple } | { from: Triple; to: Triple; radii: readonly [number, number] }
) & {
  slice?: Slice;
};

/** Signed distance from a point to a solid, in meters: negative inside. */
export type Distance = (x: number, y: number, z: number) => number;

/** First-order distance to an ellipsoid. @see https://iquilezles.org/articles/ellipsoids/ */
function ellipsoid([cx, cy, cz]: Triple, [rx, ry, rz]: Triple): Distance {
  const least = min(rx, ry, rz);
  return (x, y, z) => {
    const ux = (x - cx) / rx;
    const uy = (y - cy) / ry;
    const uz = (z - cz) / rz;
    const length = sqrt(ux * ux + uy * uy + uz * uz);
    const slope = sqrt((ux / rx) ** 2 + (uy / ry) ** 2 + (uz / rz) ** 2);
    return slope < 1e-6 ? -least : (length * (length - 1)) / slope;
  };
}

function roundCone(
  [ax, ay, az]: Triple,
  [bx, by, bz]: Triple,
  [ra, rb]: readonly [number, number],
): Distance {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const squared = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const part = min(1, max(0, (px * dx + py * dy + pz * dz) / squared));
    const qx = px - dx * part;
    const qy = py - dy * part;
    const qz = pz - dz * part;
    return sqrt(qx * qx + qy * qy + qz * qz) - (ra + (rb - ra) * part);
  };
}

/** The distance function of a shape. */
export function distanceTo(shape: Shape): Distance {
  const solid =
    'center' in shape ? ellipsoid(shape.center, shape.radii) : roundCone(shape.from, shape.to, shape.radii);
  const { slice } = shape;
  if (!slice) return solid;
  const { axis, from, to } = slice;
  return (x, y, z) => {
    const along = axis === 0 ? x : axis === 1 ? y : z;
    return max(solid(x, y, z), from - along, along - to);
  };
}

/** The shape mirrored to the other side of the body. */
export function mirrored(shape: Shape): Shape {
  const flip = ([x, y, z]: Triple): Triple => [-x, y, z];
  const slice =
    shape.slice?.axis === 0
      ? { axis: 0 as const, from: -shape.slice.to, to: -shape.slice.from }
      : shape.slice;
  return 'center' in shape
    ? { ...shape, center: flip(shape.center), slice }
    : { ...shape, from: flip(shape.from), to: flip(shape.to), slice };
}

/** A ball that contains a shape: a quick test for whether the shape is far away. */
export type Ball = { x: number; y: number; z: number; radius: number };

export function ballAround(shape: Shape): Ball {
  if ('center' in shape) {
    const [x, y, z] = shape.center;
    return { x, y, z, radius: max(...shape.radii) };
  }
  const [x, y, z] = shape.from.map((value, axis) => (value + shape.to[axis]!) / 2) as [
    number,
    number,
    number,
  ];
  const half = hypot(shape.to[0] - x, shape.to[1] - y, shape.to[2] - z);
  return { x, y, z, radius: half + max(...shape.radii) };
}
