import * as THREE from 'three';

type Opening = { width: number; height: number };

/** The outline of a doorway with a round head, from its left foot to its right one. */
const doorway = ({ width, height }: Opening, path: THREE.Path): THREE.Path => {
  const half = width / 2;
  path.moveTo(-half, 0).lineTo(-half, height - width / 2);
  path.absarc(0, height - width / 2, half, Math.PI, 0, true);
  return path.lineTo(half, 0);
};

/**
 * A wall at z 0 with a doorway at x 0. Sizes in meters.
 *
 * @param wall its width, height and thickness
 */
export function createArchWall(
  wall: readonly [number, number, number],
  opening: Opening,
): THREE.BufferGeometry {
  const [width, height, thickness] = wall;
  const shape = new THREE.Shape([
    new THREE.Vector2(-width / 2, 0),
    new THREE.Vector2(width / 2, 0),
    new THREE.Vector2(width / 2, height),
    new THREE.Vector2(-width / 2, height),
  ]);
  shape.holes.push(doorway(opening, new THREE.Path()));
  const solid = new THREE.ExtrudeGeometry(shape, {
    depth: thickness,
    bevelEnabled: false,
    curveSegments: 32,
  });
  return solid.translate(0, 0, -thickness);
}

/** The edge of a doorway, as a line in the plane z 0. */
export const archLine = (opening: Opening): THREE.Vector3[] =>
  doorway(opening, new THREE.Path())
    .getSpacedPoints(120)
    .map(({ x, y }) => new THREE.Vector3(x, y, 0));

/** The far half of a dome: ribs from its foot to its top, and level rings. Radius in meters. */
export function domeLines(radius: number): THREE.Vector3[][] {
  const steps = 36;
  const at = (around: number, elevation: number) =>
    new THREE.Vector3(
      radius * Math.cos(elevation) * Math.cos(around),
      radius * Math.sin(elevation),
      -radius * Math.cos(elevation) * Math.sin(around),
    );
  const line = (place: (part: number) => THREE.Vector3) =>
    Array.from({ length: steps + 1 }, (_, step) => place(step / steps));
  return [
    ...Array.from({ length: 19 }, (_, rib) => line((part) => at((rib / 18) * Math.PI, part * 1.45))),
    ...Array.from({ length: 9 }, (_, ring) => line((part) => at(part * Math.PI, (ring / 9) * 1.45))),
  ];
}
