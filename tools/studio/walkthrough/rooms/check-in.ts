import * as THREE from 'three';
import { clamp, smootherstep, smoothstep } from '../../world/easing';
import type { Frame } from '../../stage/frame';
import { overSurface } from '../handover/dots';
import type { Room } from '../room';
import { createScan, type Lamp, type ScanPart } from '../scan/scan';
import { archLine, createArchWall, domeLines } from '../shapes/furniture/arch';
import { createGlow, createRing } from '../shapes/light/lights';
import { createLines } from '../shapes/light/light-lines';
import { place } from '../shapes/forms/place';
import { createFaceField, createFaceLine, createPost, faceHeight, faceTilt } from '../shapes/furniture/post';
import { neck, offered } from '../shapes/people/visitor';
import { createCompany, type Guest } from './props/company';
import { createHand, elbowToBand } from './props/gloved-hand';
import { createBandLights } from '../shapes/people/wristband';

/** When the band touches the reader, in seconds: on a beat, after the camera has come close. */
export const contact = 3;

/** How far the band is above the post when the stop begins, in meters. */
const begin = 0.16;

/** How long the hand moves down, in seconds. */
const lowering = 1.6;

/** The remaining distance between the band and where it touches the post, in meters. */
export const gap = (time: number): number => begin * (1 - smootherstep(1 + (time - contact) / lowering));

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

/** The middle of the reader, and the direction that it faces. */
const readerAt = new THREE.Vector3(postAt, faceHeight, 0);
const readerNormal = new THREE.Vector3(0, Math.cos(faceTilt), Math.sin(faceTilt));

/** A point on the reader, from its middle to the right and up, in meters. */
const onReader = (right: number, up: number): THREE.Vector3 =>
  new THREE.Vector3(right, up * Math.sin(faceTilt), -up * Math.cos(faceTilt)).add(readerAt);

/** Where the band touches the reader, which is the post's face, and where the band's middle is then. */
const touched = onReader(0.05, 0.055);
const met = touched.clone().addScaledVector(readerNormal, 0.057);

/** From the elbow to the band: the arm comes from the right and from in front, so that the reader stays in view. */
const ahead = new THREE.Vector3(-0.84, -0.02, -0.46).normalize();
const elbowAt = met.clone().addScaledVector(ahead, -elbowToBand);

/** Who checks in: the elbow of the raised arm is where the forearm begins. */
const owner: Guest = (() => {
  const heading = 0.98;
  const build = elbowAt.y / (neck + offered[1]);
  const [left, , front] = offered;
  return {
    x: elbowAt.x + build * (left * Math.cos(heading) + front * Math.sin(heading)),
    z: elbowAt.z - build * (left * Math.sin(heading) - front * Math.cos(heading)),
    heading,
    pose: 'offers',
    hair: 'short',
    build,
    turn: 0.1,
    lean: 0.02,
  };
})();

/** The guests in line, and one on the way to the door. */
const guests: readonly Guest[] = [
  { x: -1.15, z: -0.45, heading: -0.1, pose: 'holds', hair: 'bun', build: 0.95, turn: 0, lean: 0.04 },
  { x: -1.6, z: -0.1, heading: -0.5, pose: 'waits', hair: 'tail', build: 0.68, turn: 0.3, lean: 0 },
  { x: 1.55, z: -4.6, heading: -0.1, pose: 'walks', hair: 'long', build: 0.96, turn: 0, lean: 0 },
  { x: 2.2, z: -5.1, heading: 0.05, pose: 'walks', hair: 'short', build: 1.02, turn: 0.1, lean: 0 },
];

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

  scene.add(
    createCompany(
      frame,
      guests,
      {
        lamp: { position: new THREE.Vector3(-2.2, 3.4, 2.4), reach: 5 },
        behind: new THREE.Vector3(doorwayAt, 1.4, wallAt - 2),
        edge: 0.6,
        color: 'tide',
      },
      14,
    ),
  );

  const person = createCompany(
    frame,
    [owner],
    { lamp, behind: readerAt, edge: 0.35, color: 'tide' },
    15,
    0.012,
  );
  const hand = createHand(frame, lamp, { ahead, palm: readerNormal.clone().negate(), face: readerAt });
  hand.object.name = 'hand';
  hand.object.position.copy(elbowAt);
  scene.add(person, hand.object);
  // The forearm turns about the elbow.
  const axis = ahead
    .clone()
    .cross(new THREE.Vector3(0, 1, 0))
    .normalize();
  const lower = (time: number) =>
    hand.object.quaternion.setFromAxisAngle(axis, Math.asin(gap(time) / elbowToBand));
  lower(contact);
  hand.object.updateMatrixWorld(true);
  const band = createBandLights().applyMatrix4(hand.object.children[0]!.matrixWorld);

  // A ring spreads over the reader, and another over the floor.
  const echo = createRing(frame, { color: 'tide', reach: 0.5, width: 0.007, wake: 0.07 });
  echo.mesh.position.copy(readerAt).addScaledVector(readerNormal, 0.004);
  echo.mesh.rotation.x = faceTilt;
  scene.add(echo.mesh);

  return {
    scene,
    mirror: 0.35,
    shapes: {
      band: overSurface(band, 13, 'ember'),
    },
    update(time) {
      lower(time);
      const light = answer(time);
      hand.light(0.12 + 1.5 * light);
      field.strength.value = 0.1 + 0.8 * light;
      const age = Math.max(0, time - contact);
      echo.radius.value = 0.05 + 0.42 * age;
      echo.strength.value = Number(age > 0) * 1.6 * Math.exp(-age * 1.4);
      faceLine.strength.value = 0.35 + 2 * light;
      ring.radius.value = ringRadius(time);
      ring.strength.value =
        clamp(0.9 * Math.exp(-Math.max(0, time - contact) * 0.9)) * Number(time > contact);
    },
  };
}
