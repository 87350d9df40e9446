import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { join, place } from '../forms/place';
import { createTurned } from '../forms/turned';

/**
 * The height of the middle of a check-in post's face above the floor, in meters, and its tilt to the visitor,
 * in radians.
 */
export const faceHeight = 1.06;
export const faceTilt = 0.66;

const onFace = (geometry: THREE.BufferGeometry, lift: number) =>
  place(place(geometry, { at: [0, lift, 0] }), { turn: [faceTilt, 0, 0], at: [0, faceHeight, 0] });

/** A waist-high post on a round foot, with its head tilted to the visitor. */
export function createPost(): THREE.BufferGeometry {
  const stem = createTurned([
    [0, 0],
    [0.17, 0, 0.004],
    [0.17, 0.018, 0.008],
    [0.06, 0.026, 0.03],
    [0.042, 0.12, 0.05],
    [0.036, faceHeight - 0.055, 0],
    [0, faceHeight - 0.055],
  ]);
  const head = onFace(new RoundedBoxGeometry(0.34, 0.042, 0.28, 3, 0.012), -0.021);
  return join([stem, head]);
}

/** The outline of a square with rounded corners, as a thin raised frame. Sizes in meters. */
function createFrameLine(width: number, depth: number, line: number): THREE.BufferGeometry {
  const square = (inset: number) => {
    const [x, y] = [width / 2 - inset, depth / 2 - inset];
    const corner = 0.02;
    const path = new THREE.Shape();
    path
      .moveTo(-x + corner, -y)
      .lineTo(x - corner, -y)
      .quadraticCurveTo(x, -y, x, -y + corner);
    path
      .lineTo(x, y - corner)
      .quadraticCurveTo(x, y, x - corner, y)
      .lineTo(-x + corner, y);
    path
      .quadraticCurveTo(-x, y, -x, y - corner)
      .lineTo(-x, -y + corner)
      .quadraticCurveTo(-x, -y, -x + corner, -y);
    return path;
  };
  const outline = square(0);
  outline.holes.push(square(line));
  return new THREE.ShapeGeometry(outline, 6).rotateX(-Math.PI / 2);
}

/** The line of light around the face of a post. */
export const createFaceLine = (): THREE.BufferGeometry => onFace(createFrameLine(0.3, 0.24, 0.006), 0.001);

/** The field inside that line, which lights up when a band is near. */
export const createFaceField = (): THREE.BufferGeometry =>
  onFace(new THREE.PlaneGeometry(0.27, 0.21).rotateX(-Math.PI / 2), 0.0015);
