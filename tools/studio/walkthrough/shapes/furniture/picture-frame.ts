import * as THREE from 'three';
import { join, place } from '../forms/place';

/** Meters. */
const depth = 0.05;
const molding = 0.045;

/** A molding of four mitered bars around an image, in the plane z = 0 with the image at z = 0; meters. */
export function createPictureFrame(width: number, height: number): THREE.BufferGeometry {
  const outline = new THREE.Shape();
  const [x, y] = [width / 2 + molding, height / 2 + molding];
  outline.moveTo(-x, -y).lineTo(x, -y).lineTo(x, y).lineTo(-x, y).closePath();
  const opening = new THREE.Path();
  opening.moveTo(-width / 2, -height / 2).lineTo(-width / 2, height / 2);
  opening
    .lineTo(width / 2, height / 2)
    .lineTo(width / 2, -height / 2)
    .closePath();
  outline.holes.push(opening);
  return new THREE.ExtrudeGeometry(outline, { depth, bevelEnabled: false });
}

/** A plus of two flat, overlapping strokes, in the plane z = 0; sizes in meters. */
export function createPlus(size: number, stroke: number): THREE.BufferGeometry {
  const bar = new THREE.PlaneGeometry(size, stroke);
  return join([bar, place(bar, { turn: [0, 0, Math.PI / 2] })]);
}
