import * as THREE from 'three';
import { createCompany, type Guest } from '../../walkthrough/rooms/props/company';
import { createScan, type ScanPart } from '../../walkthrough/scan/scan';
import { join, place } from '../../walkthrough/shapes/forms/place';
import { domeLines } from '../../walkthrough/shapes/furniture/arch';
import { createPictureFrame, createPlus } from '../../walkthrough/shapes/furniture/picture-frame';
import { createLines } from '../../walkthrough/shapes/light/light-lines';
import { createBelt, createHollow, createRobe, createTrim } from '../../walkthrough/shapes/people/robe';
import type { RoomView } from '../view';

/** The walls to the left, to the right and behind, and the ceiling; meters. */
const left = -4.2;
const right = 5.4;
const back = 4;
const front = -3.2;
const ceiling = 4.5;

const robeAt = new THREE.Vector3(left + 0.75, 0.14, 0.5);

/** The drawing of a dome on the wall behind. */
const drawing = { x: 0.4, y: 1.2, width: 2.7, height: 1.6 };

function shell(): ScanPart[] {
  const plane = new THREE.PlaneGeometry(1, 1);
  const deep = back - front;
  const wide = right - left;
  const middle = [(left + right) / 2, (front + back) / 2] as const;
  const onRight: Parameters<typeof place>[1] = { at: [right - 0.01, 1.72, 0.3], turn: [0, -Math.PI / 2, 0] };
  return [
    {
      geometry: join([
        place(plane, {
          at: [left, ceiling / 2, middle[1]],
          turn: [0, Math.PI / 2, 0],
          scale: [deep, ceiling, 1],
        }),
        place(plane, {
          at: [right, ceiling / 2, middle[1]],
          turn: [0, -Math.PI / 2, 0],
          scale: [deep, ceiling, 1],
        }),
        place(plane, {
          at: [middle[0], ceiling / 2, back],
          turn: [0, Math.PI, 0],
          scale: [wide, ceiling, 1],
        }),
      ]),
      density: 650,
      edges: false,
      brightness: 0.7,
    },
    {
      geometry: place(plane, {
        at: [middle[0], ceiling, middle[1]],
        turn: [Math.PI / 2, 0, 0],
        scale: [wide, deep, 1],
      }),
      density: 250,
      edges: false,
      brightness: 0.4,
    },
    // The beams of the ceiling, and the skirting.
    {
      geometry: join([
        ...Array.from({ length: 6 }, (_, index) =>
          place(new THREE.BoxGeometry(0.14, 0.2, deep), {
            at: [left + 0.8 + index * 1.6, ceiling - 0.1, middle[1]],
          }),
        ),
        place(new THREE.BoxGeometry(0.02, 0.1, deep), { at: [left + 0.01, 0.05, middle[1]] }),
        place(new THREE.BoxGeometry(0.02, 0.1, deep), { at: [right - 0.01, 0.05, middle[1]] }),
        place(new THREE.BoxGeometry(wide, 0.1, 0.02), { at: [middle[0], 0.05, back - 0.01] }),
      ]),
      density: 400,
      brightness: 0.7,
    },
    {
      geometry: join([
        place(createPictureFrame(drawing.width, drawing.height), {
          at: [drawing.x, 1.85, back],
          turn: [0, Math.PI, 0],
        }),
        place(createPictureFrame(1.5, 1.5), onRight),
      ]),
      density: 5000,
      brightness: 1.2,
    },
    {
      geometry: place(createPlus(1.1, 0.05), onRight),
      density: 20_000,
      color: 'ember',
      brightness: 2,
      solid: false,
    },
    // What the robe stands on.
    {
      geometry: place(new THREE.BoxGeometry(0.9, 0.42, 0.9), { at: [robeAt.x, 0.21, robeAt.z] }),
      density: 2600,
    },
    // The labels next to the works.
    {
      geometry: join([
        place(new THREE.BoxGeometry(0.15, 0.1, 0.012), { at: [drawing.x - 1.65, 1.32, back - 0.006] }),
        place(new THREE.BoxGeometry(0.012, 0.1, 0.15), { at: [right - 0.006, 1.32, 1.35] }),
        place(new THREE.BoxGeometry(0.012, 0.1, 0.15), { at: [left + 0.006, 1.32, -0.4] }),
      ]),
      density: 9000,
    },
  ];
}

const robe: readonly ScanPart[] = [
  { geometry: createRobe(), density: 14_000, edges: false, brightness: 1.1 },
  { geometry: createTrim(), density: 20_000, edges: false, brightness: 0.4 },
  { geometry: createHollow(), density: 1, edges: false, brightness: 0.02 },
  { geometry: createBelt(), density: 20_000, edges: false, color: 'ember', brightness: 1.3 },
];

const guests: readonly Guest[] = [
  { x: 1.1, z: 2.75, heading: Math.PI - 0.2, pose: 'waits', hair: 'bun', build: 0.95, turn: 0.1, lean: 0 },
  {
    x: -0.5,
    z: 2.6,
    heading: Math.PI + 0.15,
    pose: 'waits',
    hair: 'short',
    build: 1.04,
    turn: -0.1,
    lean: 0,
  },
  {
    x: -2.2,
    z: 1.5,
    heading: Math.PI / 2 - 0.5,
    pose: 'holds',
    hair: 'long',
    build: 0.96,
    turn: 0,
    lean: 0.04,
  },
  { x: 4, z: 0.9, heading: -Math.PI / 2 + 0.2, pose: 'waits', hair: 'tail', build: 0.66, turn: 0, lean: 0 },
  { x: 3.85, z: 1.45, heading: -Math.PI / 2, pose: 'waits', hair: 'short', build: 1.02, turn: 0.2, lean: 0 },
];

/** In the gallery, in front of the bag, with works on all walls. */
export const museum: RoomView = {
  id: 'museum',
  stop: 'museum',
  time: 1,
  eye: [0.8, 1.7, 1.4],
  heading: 0,
  surroundings(frame) {
    const lamp = { position: new THREE.Vector3(0.4, 4, 1.6), reach: 3.4 };
    const sculpture = createScan(frame, robe, 99, { position: new THREE.Vector3(-2.1, 3.2, 1.6), reach: 4 });
    sculpture.position.copy(robeAt);
    sculpture.rotation.y = Math.PI / 2 - 0.25;
    const lines = createLines(frame, domeLines(1.2), { brightness: 0.3, width: 1 });
    lines.scale.z = 0.001;
    lines.position.set(drawing.x, drawing.y, back - 0.02);
    return [
      createScan(frame, shell(), 100, lamp),
      sculpture,
      lines,
      createCompany(
        frame,
        guests,
        { lamp: { ...lamp, reach: 5 }, behind: new THREE.Vector3(0.6, 2, 6), edge: 0.7 },
        101,
      ),
    ];
  },
};
