import * as THREE from 'three';

/** A blade or a stem that grows from a point and bends under its weight. */
type Growth = {
  from: THREE.Vector3;
  /** Unit vector. */
  direction: THREE.Vector3;
  /** Meters. */
  length: number;
  /** How far the direction sinks over the whole length; 1 turns a level growth down by 45 degrees. */
  droop: number;
  /** When it sways within the wind's period, 0 to 1. Connected parts share it. */
  phase: number;
};

type Blade = Growth & {
  /** Half the width at a point from 0 (base) to 1 (tip), in meters. */
  width: (along: number) => number;
  /** Unit vector: the direction of the upper side. */
  up: THREE.Vector3;
  /** How far the halves rise from the midrib, relative to the width. */
  fold: number;
  segments: number;
};

type Stem = Growth & {
  /** Meters, at the base and at the end. */
  radius: readonly [number, number];
  segments: number;
};

/** Where a stem ends, and its direction there. */
type End = { at: THREE.Vector3; direction: THREE.Vector3 };

const stemSides = 6;

/** The positions and directions of a growth at the ends of its segments. */
function grow({ from, direction, length, droop }: Growth, segments: number): End[] {
  const at = from.clone();
  const heading = direction.clone().normalize();
  const ends: End[] = [{ at: at.clone(), direction: heading.clone() }];
  for (let segment = 0; segment < segments; segment++) {
    heading.y -= droop / segments;
    heading.normalize();
    at.addScaledVector(heading, length / segments);
    ends.push({ at: at.clone(), direction: heading.clone() });
  }
  return ends;
}

/** Collects the blades and stems of many plants in one geometry. */
export function createFoliage() {
  const position: number[] = [];
  const normal: number[] = [];
  const leaf: number[] = [];
  const index: number[] = [];

  const add = (at: THREE.Vector3, looks: THREE.Vector3, along: number, across: number, phase: number) => {
    // A part that would reach below the ground lies on it.
    position.push(at.x, Math.max(0, at.y), at.z);
    normal.push(looks.x, looks.y, looks.z);
    leaf.push(along, across, phase);
  };

  /** Joins rows of vertices into faces. */
  const weave = (first: number, rows: number, columns: number) => {
    for (let row = 0; row < rows - 1; row++) {
      for (let column = 0; column < columns - 1; column++) {
        const corner = first + row * columns + column;
        index.push(corner, corner + 1, corner + columns, corner + 1, corner + columns + 1, corner + columns);
      }
    }
  };

  return {
    /** A blade with a midrib. Its `leaf` runs from base to tip and from edge to edge. */
    blade(blade: Blade): void {
      const first = position.length / 3;
      const side = new THREE.Vector3().crossVectors(blade.direction, blade.up).normalize();
      grow(blade, blade.segments).forEach(({ at, direction }, row) => {
        const along = row / blade.segments;
        side.addScaledVector(direction, -side.dot(direction)).normalize();
        const up = new THREE.Vector3().crossVectors(side, direction);
        const width = blade.width(along);
        for (const across of [-1, 0, 1]) {
          const place = at.clone().addScaledVector(side, across * width);
          place.addScaledVector(up, Math.abs(across) * width * blade.fold);
          add(
            place,
            up
              .clone()
              .addScaledVector(side, -across * blade.fold)
              .normalize(),
            along,
            across,
            blade.phase,
          );
        }
      });
      weave(first, blade.segments + 1, 3);
    },

    /** A round stem. Its `leaf` stays 0 along, because stems do not flutter: what they carry stays attached. */
    stem(stem: Stem): End[] {
      const first = position.length / 3;
      const upright =
        Math.abs(stem.direction.y) > 0.9 ? new THREE.Vector3(1, 0, 0) : new THREE.Vector3(0, 1, 0);
      const side = new THREE.Vector3().crossVectors(stem.direction, upright).normalize();
      const ends = grow(stem, stem.segments);
      ends.forEach(({ at, direction }, row) => {
        side.addScaledVector(direction, -side.dot(direction)).normalize();
        const other = new THREE.Vector3().crossVectors(side, direction);
        const radius = THREE.MathUtils.lerp(stem.radius[0], stem.radius[1], row / stem.segments);
        for (let corner = 0; corner <= stemSides; corner++) {
          const angle = (2 * Math.PI * corner) / stemSides;
          const out = side.clone().multiplyScalar(Math.cos(angle)).addScaledVector(other, Math.sin(angle));
          add(at.clone().addScaledVector(out, radius), out, 0, Math.cos(angle), stem.phase);
        }
      });
      weave(first, stem.segments + 1, stemSides + 1);
      return ends;
    },

    geometry(): THREE.BufferGeometry {
      const geometry = new THREE.BufferGeometry();
      geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
      geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3));
      geometry.setAttribute('leaf', new THREE.Float32BufferAttribute(leaf, 3));
      geometry.setIndex(index);
      return geometry;
    },
  };
}
