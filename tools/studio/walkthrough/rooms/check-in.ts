import * as THREE from 'three';
import { clamp, lerp, smootherstep, smoothstep } from '../../world/easing';
import type { Frame } from '../../stage/frame';
import type { Room } from '../room';
import { createScan, type Lamp, type ScanPart } from '../scan/scan';
import { archLine, createArchWall, domeLines } from '../shapes/furniture/arch';
import { createGlow, createRing } from '../shapes/light/lights';
import { createLines } from '../shapes/light/light-lines';
import { place } from '../shapes/forms/place';
import { createFaceField, createFaceLine, createPost, faceHeight } from '../shapes/furniture/post';
import { createHand } from './props/gloved-hand';

/** When the band touches the post, in seconds: on the stop's third beat. */
export const contact = 1.5;

/** How far the band is above the post when the stop begins, in meters. */
const begin = 0.3;

/** The remaining distance between the band and where it touches the post, in meters. */
export const gap = (time: number): number => begin * (1 - smootherstep(time / contact));

/** The brightness of the post's response, 0 to 1. */
export const answer = (time: number): number =>
  smoothstep(0, 0.12, time - contact) * (0.45 + 0.55 * Math.exp(-Math.max(0, time - contact) * 1.6));

/** How far the ring has spread over the floor, in meters. */
export const ringRadius = (time: number): number => 0.17 + 4.2 * Math.max(0, time - contact);

const doorway = { width: 2.2, height: 2.75 };
const doorwayAt = 1.9;
const wallAt = -7.5;

/** Close by on the left, so that glove and post have a bright side and a dark one. */
const lamp: Lamp = { position: new THREE.Vector3(-1.5, 2.3, 0.4), reach: 5 };

/** The position of the post that the band touches, and of the posts next to it; meters along x. */
export const postAt = 0.3;
const otherPosts = [1.75, -1.15] as const;

/** The entrance: a gloved hand brings its band to a post, and the floor responds. */
export function createCheckIn(frame: Frame): Room {
  const scene = new THREE.Scene();
  const post = createPost();
  const wall = place(createArchWall([13, 4.6, 0.5], doorway), { at: [doorwayAt, 0, wallAt] });
  const floor = new THREE.PlaneGeometry(10, 9.5).rotateX(-Math.PI / 2).translate(0.5, 0, -3.7);
  scene.add(
    createScan(
      frame,
      [
        ...otherPosts.map((x): ScanPart => ({ geometry: place(post, { at: [x, 0, -1.2] }), density: 7_000 })),
        { geometry: wall, density: 700, brightness: 0.4 },
        { geometry: floor, density: 900, brightness: 0.35, solid: false, edges: false },
      ],
      7,
    ),
  );
  scene.add(
    createScan(
      frame,
      [{ geometry: place(post, { at: [postAt, 0, 0] }), density: 50_000, brightness: 1.4 }],
      8,
      lamp,
    ),
  );
  const dome = createLines(frame, domeLines(4), { color: 'tide', brightness: 0.13, width: 1 });
  dome.position.set(doorwayAt, 0, wallAt - 5.2);
  const arch = createLines(frame, [archLine(doorway)], { brightness: 0.45 });
  arch.position.set(doorwayAt, 0, wallAt);
  scene.add(dome, arch);

  const faceLine = createGlow(frame, place(createFaceLine(), { at: [postAt, 0, 0] }), 'tide', 0.35);
  const otherLines = otherPosts.map((x) =>
    createGlow(frame, place(createFaceLine(), { at: [x, 0, -1.2] }), 'tide', 0.35),
  );
  const field = createGlow(frame, place(createFaceField(), { at: [postAt, 0, 0] }), 'tide', 0);
  const ring = createRing(frame, { color: 'tide', reach: 8, width: 0.028, wake: 0.35 });
  ring.mesh.position.set(postAt, 0.004, 0);
  scene.add(faceLine.mesh, ...otherLines.map(({ mesh }) => mesh), field.mesh, ring.mesh);

  const hand = createHand(frame, lamp);
  hand.name = 'hand';
  scene.add(hand);

  return {
    scene,
    mirror: 0.35,
    view(progress) {
      const along = smootherstep(progress);
      return {
        eye: new THREE.Vector3(lerp(-0.1, 0.02, along), lerp(1.3, 1.26, along), lerp(1.5, 1.08, along)),
        target: new THREE.Vector3(lerp(0.14, 0.1, along), lerp(1.13, 1.1, along), 0),
        fieldOfView: 34,
      };
    },
    update(_progress, time) {
      const above = gap(time);
      hand.position.set(postAt + 0.02 + above * 0.9, faceHeight + 0.085 + above, -above * 0.15);
      const light = answer(time);
      field.strength.value = 0.7 * light;
      faceLine.strength.value = 0.35 + 2 * light;
      ring.radius.value = ringRadius(time);
      ring.strength.value =
        clamp(0.9 * Math.exp(-Math.max(0, time - contact) * 0.9)) * Number(time > contact);
    },
  };
}
