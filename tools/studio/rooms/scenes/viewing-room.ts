import * as THREE from 'three';
import { createCompany, type Guest } from '../../walkthrough/rooms/props/company';
import { createScan, type ScanPart } from '../../walkthrough/scan/scan';
import { archLine, createArchWall } from '../../walkthrough/shapes/furniture/arch';
import { createCurtain } from '../../walkthrough/shapes/furniture/curtain';
import { join, place } from '../../walkthrough/shapes/forms/place';
import { createBeam } from '../../walkthrough/shapes/light/beam';
import { createLines } from '../../walkthrough/shapes/light/light-lines';
import { createGlow } from '../../walkthrough/shapes/light/lights';
import type { RoomView } from '../view';

/** The floor behind the last row, the walls and the ceiling; meters. */
const floor = 0.96;
const side = 5.1;
const front = -8.2;
const back = 4.4;
const ceiling = 5.6;

/** Where the floor begins behind the last row, and where the hallway behind the door ends. */
const lastRow = 0.82;
const hall = 5.3;

const doorway = { width: 1.6, height: 2.5 };
const door = new THREE.Vector3(2.2, floor, back);

const projector = new THREE.Vector3(0.7, 4.6, back - 0.05);

function shell(): ScanPart[] {
  const curtain = createCurtain(back - front, ceiling, 26);
  const plane = new THREE.PlaneGeometry(1, 1);
  const length = back - front;
  return [
    {
      geometry: join([
        place(curtain, { at: [-side, 0, back], turn: [0, Math.PI / 2, 0] }),
        place(curtain, { at: [side, 0, front], turn: [0, -Math.PI / 2, 0] }),
      ]),
      density: 500,
      edges: false,
      brightness: 0.8,
    },
    {
      geometry: place(createArchWall([2 * side + 4.4, ceiling, 0.3], doorway), {
        at: [door.x, floor, back + 0.3],
      }),
      density: 800,
      brightness: 0.6,
    },
    {
      geometry: place(new THREE.BoxGeometry(2 * side, floor, hall - lastRow), {
        at: [0, floor / 2, (hall + lastRow) / 2],
      }),
      density: 500,
      brightness: 0.6,
    },
    {
      geometry: place(plane, {
        at: [0, ceiling, (front + back) / 2],
        turn: [Math.PI / 2, 0, 0],
        scale: [2 * side, length, 1],
      }),
      density: 250,
      edges: false,
      brightness: 0.5,
    },
    // A rail behind the last row.
    {
      geometry: place(new THREE.BoxGeometry(7.4, 0.66, 0.05), { at: [0, floor + 0.33, 0.66] }),
      density: 1600,
      brightness: 0.7,
    },
    // The beams of the ceiling.
    {
      geometry: join(
        Array.from({ length: 7 }, (_, index) =>
          place(new THREE.BoxGeometry(2 * side, 0.22, 0.16), {
            at: [0, ceiling - 0.11, front + 1.1 + index * 1.75],
          }),
        ),
      ),
      density: 500,
      brightness: 0.6,
    },
  ];
}

/** Those who have just come in. */
const guests: readonly Guest[] = [
  { x: -2.3, z: 2.5, heading: -0.25, pose: 'waits', hair: 'long', build: 0.97, turn: -0.2, lean: 0 },
  { x: -2.6, z: 1.55, heading: -0.3, pose: 'holds', hair: 'short', build: 1.03, turn: 0.1, lean: 0 },
  { x: 2.05, z: 4.05, heading: 0.3, pose: 'walks', hair: 'bun', build: 0.95, turn: 0, lean: 0 },
  { x: 3.6, z: 2.2, heading: 0.3, pose: 'waits', hair: 'tail', build: 0.7, turn: 0.1, lean: 0.03 },
];

/** Behind the last row, between the screen and the door. */
export const viewingRoom: RoomView = {
  id: 'viewing-room',
  stop: 'viewing-room',
  time: 2.15,
  eye: [0.2, floor + 1.7, 1.75],
  heading: 0,
  surroundings(frame) {
    const lamp = { position: new THREE.Vector3(1.2, 5, 2.2), reach: 4 };
    const company = createCompany(
      frame,
      guests,
      { lamp, behind: new THREE.Vector3(0.7, 2.4, front), edge: 0.6 },
      92,
    );
    company.position.y = floor;
    const arch = createLines(frame, [archLine(doorway)], { brightness: 0.6 });
    arch.position.copy(door);
    // The light of the hallway outside.
    const hallway = place(new THREE.PlaneGeometry(doorway.width + 1, doorway.height + 0.8), {
      at: [door.x, floor + doorway.height / 2, hall],
    });
    const lens = place(new THREE.CircleGeometry(0.09, 32), { at: projector.toArray() });
    return [
      createScan(frame, shell(), 93, lamp),
      company,
      arch,
      createGlow(frame, hallway, 'bone', 0.09).mesh,
      createGlow(frame, lens, 'bone', 1.4).mesh,
      createBeam(frame, {
        from: projector,
        to: new THREE.Vector3(0.7, 2.4, front),
        radius: 3.4,
        brightness: 0.05,
      }),
    ];
  },
};
