/** @jest-environment node */
import * as THREE from 'three';
import { aim, tilesOf } from './faces';
import { faces, type Face } from './layout';

const face = 64;

/** The direction at a place on a face, from -1 to 1 from its left to its right and from its top to its bottom. */
function directionAt(name: Face, u: number, v: number, heading = 0) {
  const camera = new THREE.PerspectiveCamera();
  aim(camera, name, face, { x: 0, y: 0, size: face, margin: 0 }, heading);
  return new THREE.Vector3(u, -v, 0.5).unproject(camera).normalize();
}

// As ffmpeg's v360 filter defines them, with y up and -z ahead (libavfilter/vf_v360.c, cube_to_xyz).
const defined = {
  right: (u: number, v: number) => [1, -v, u],
  left: (u: number, v: number) => [-1, -v, -u],
  up: (u: number, v: number) => [u, 1, -v],
  down: (u: number, v: number) => [u, -1, v],
  front: (u: number, v: number) => [u, -v, -1],
  back: (u: number, v: number) => [-u, -v, 1],
} as const;

it.each(faces)('shows on the face %s what v360 does', (name) => {
  for (const [u, v] of [
    [0, 0],
    [0.8, 0.3],
    [-0.5, -0.9],
  ] as const) {
    const [x, y, z] = defined[name](u, v);
    expect(directionAt(name, u, v).distanceTo(new THREE.Vector3(x, y, z).normalize())).toBeLessThan(1e-6);
  }
});

it('turns the front face to the right by the heading', () => {
  const { x, z } = directionAt('front', 0, 0, 90);
  expect([x, z]).toEqual([expect.closeTo(1), expect.closeTo(0)]);
});

it('covers a face with tiles that meet, and shows the same direction on both sides of an edge', () => {
  const [first, second] = tilesOf(face);
  expect(first!.x + first!.size).toBe(second!.x);
  const edgeOf = (tile: typeof first, side: number) => {
    const camera = new THREE.PerspectiveCamera();
    aim(camera, 'front', face, tile!, 0);
    const inside = tile!.size / (tile!.size + 2 * tile!.margin);
    return new THREE.Vector3(side * inside, 0.2, 0.5).unproject(camera).normalize();
  };
  expect(edgeOf(first, 1).distanceTo(edgeOf(second, -1))).toBeLessThan(1e-6);
});
