import * as THREE from 'three';
import { join, place } from '../forms/place';
import { createSurface, type Point } from '../forms/surface';

/** The distance between the seats of a row, and the height of a back's top above its row's floor, in meters. */
export const seatPace = 0.64;
export const seatTop = 0.98;

const back = { width: 0.56, height: 0.66, thickness: 0.13 };

const power = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent;

type Cushion = {
  width: number;
  height: number;
  thickness: number;
  /** Its shape from the front: 1 is an ellipse, 0 a rectangle with sharp corners. */
  round: number;
  /** Cells around and across; the default is enough for a back. */
  cells?: readonly [around: number, across: number];
};

/** Upholstery: a rectangle with round corners that swells between them, around the origin; meters. */
function createCushion({ width, height, thickness, round, cells = [32, 8] }: Cushion): THREE.BufferGeometry {
  const at = (u: number, v: number): Point => {
    const around = 2 * Math.PI * u;
    const across = Math.PI * (v - 0.5);
    const reach = power(Math.cos(across), 0.42);
    return [
      (width / 2) * reach * power(Math.cos(around), round),
      (height / 2) * reach * power(Math.sin(around), round),
      (thickness / 2) * power(Math.sin(across), 0.8),
    ];
  };
  return createSurface(at, { columns: cells[0], rows: cells[1], closed: true });
}

/** Bends a back around a sitter: its sides come forward, to -z, and its top falls back. */
function bend(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const positions = geometry.getAttribute('position');
  for (let index = 0; index < positions.count; index++) {
    const [x, y] = [positions.getX(index), positions.getY(index)];
    positions.setZ(index, positions.getZ(index) - 0.55 * x * x + 0.14 * y);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** A theater seat with its floor at y 0, seen from behind. A person in it faces -z. Meters. */
export function createSeat(): THREE.BufferGeometry {
  const upholstery = bend(createCushion({ ...back, round: 0.36 }));
  const arm = createCushion({ width: 0.07, height: 0.05, thickness: 0.42, round: 0.5, cells: [14, 6] });
  return join([
    place(upholstery, { at: [0, seatTop - back.height / 2, 0] }),
    // Neighbors share an armrest.
    place(arm, { at: [-seatPace / 2, 0.63, -0.2] }),
    place(new THREE.BoxGeometry(0.05, 0.6, 0.26), { at: [-seatPace / 2, 0.31, -0.2] }),
  ]);
}

/** The piping along the edge of a seat's back, as a line of points in meters. */
export function seatPiping(): THREE.Vector3[] {
  return Array.from({ length: 49 }, (_, step) => {
    const angle = Math.PI * (step / 48) * 1.2 - 0.1 * Math.PI;
    const x = (back.width / 2) * power(Math.cos(angle), 0.36);
    const y = (back.height / 2) * power(Math.sin(angle), 0.36);
    return new THREE.Vector3(x, seatTop - back.height / 2 + y, -0.55 * x * x + 0.14 * y);
  });
}
