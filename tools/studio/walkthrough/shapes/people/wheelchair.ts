import * as THREE from 'three';
import { createRod } from '../forms/rod';
import { join, place } from '../forms/place';

/** A wheelchair on y 0 for a guest who looks toward -z, in meters. */
export function createWheelchair(): THREE.BufferGeometry {
  const wheels = [-1, 1].flatMap((side) => {
    const x = side * 0.29;
    const round = (radius: number, tube: number, at: readonly [number, number, number]) =>
      place(new THREE.TorusGeometry(radius, tube, 8, 56), { at, turn: [0, Math.PI / 2, 0] });
    return [
      round(0.3, 0.017, [x, 0.317, 0.06]),
      round(0.26, 0.008, [x + side * 0.035, 0.317, 0.06]),
      round(0.07, 0.018, [side * 0.22, 0.088, -0.44]),
      place(new THREE.CylinderGeometry(0.03, 0.03, 0.06, 16), {
        at: [x, 0.317, 0.06],
        turn: [0, 0, Math.PI / 2],
      }),
      ...Array.from({ length: 10 }, (_, spoke) => {
        const angle = (spoke / 10) * 2 * Math.PI;
        return createRod(
          [x, 0.317, 0.06],
          [x, 0.317 + 0.29 * Math.sin(angle), 0.06 + 0.29 * Math.cos(angle)],
          0.0035,
        );
      }),
      // The frame: along the seat, down to the foot plate, and up to the handle.
      createRod([side * 0.23, 0.47, 0.2], [side * 0.23, 0.47, -0.36], 0.014),
      createRod([side * 0.23, 0.47, -0.36], [side * 0.17, 0.11, -0.5], 0.014),
      createRod([side * 0.23, 0.32, 0.1], [side * 0.22, 0.98, 0.2], 0.014),
      createRod([side * 0.22, 0.96, 0.2], [side * 0.22, 0.94, 0.33], 0.017),
      createRod([side * 0.22, 0.16, -0.44], [side * 0.23, 0.47, -0.3], 0.012),
      place(new THREE.BoxGeometry(0.014, 0.2, 0.4), { at: [side * 0.25, 0.57, 0] }),
    ];
  });
  return join([
    ...wheels,
    place(new THREE.BoxGeometry(0.46, 0.05, 0.46), { at: [0, 0.475, -0.06] }),
    place(new THREE.BoxGeometry(0.44, 0.42, 0.03), { at: [0, 0.74, 0.19], turn: [0.14, 0, 0] }),
    place(new THREE.BoxGeometry(0.36, 0.018, 0.2), { at: [0, 0.1, -0.54] }),
  ]);
}
