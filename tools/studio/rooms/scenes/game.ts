import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { beat, modulo } from '../../world/clock';
import { outline, tunnel } from '../../walkthrough/rooms/game';
import { sphereRadius } from '../../walkthrough/rooms/game-beats';
import { createCompany, type Guest } from '../../walkthrough/rooms/props/company';
import { createScan } from '../../walkthrough/scan/scan';
import { createLines, createLoop } from '../../walkthrough/shapes/light/light-lines';
import { createRim } from '../../walkthrough/shapes/light/rim';
import { createShadow } from '../../walkthrough/shapes/light/shadow';
import type { RoomView } from '../view';

const time = 2.62;

/** The players beside and behind the visitor, and the spheres that come to them. */
const players: readonly Guest[] = [
  { x: -1.7, z: 2.5, heading: Math.PI - 0.1, pose: 'holds', hair: 'long', build: 0.97, turn: 0, lean: 0 },
  { x: 2.2, z: -0.5, heading: -0.1, pose: 'holds', hair: 'tail', build: 0.7, turn: 0, lean: 0 },
  { x: -2.2, z: 0.1, heading: Math.PI, pose: 'holds', hair: 'bun', build: 0.95, turn: 0, lean: 0 },
  { x: 1.9, z: 3.3, heading: Math.PI + 0.15, pose: 'holds', hair: 'short', build: 1.04, turn: 0, lean: 0 },
];
const spheres = [
  { at: [-0.5, 1.5, 3.4], color: 'ember' },
  { at: [0.7, 2.2, 4.3], color: 'tide' },
  { at: [-1.1, 1.6, 5.2], color: 'tide' },
  { at: [0.9, 1.3, 5.9], color: 'ember' },
  { at: [-0.5, 2.4, 8.2], color: 'ember' },
  { at: [1.4, 2.1, 9.6], color: 'tide' },
  { at: [-1.5, 1, 11.4], color: 'ember' },
  { at: [0.3, 1.5, 14], color: 'tide' },
] as const;

/** Where each player stands: x and z. The first is the visitor. */
const places = [[0, 0], [-2.05, -3.1], [2.1, -3.9], ...players.map(({ x, z }) => [x, z])] as const;

// The walkthrough's tunnel ends at its camera. This one begins where that one fades.
const shine = (light: number) => `
vec3 shine(vec3 world) {
  return uColor * ${light.toFixed(2)} * exp(-abs(world.z) / 9.) * (1. - smoothstep(-.5, 1.5, -world.z));
}`;

function tunnelBehind(frame: Frame): THREE.Object3D[] {
  const offset = modulo(time / beat, 1) * tunnel.pace;
  const rings = Array.from({ length: 16 }, (_, index) =>
    outline.map(({ x, y }) => new THREE.Vector3(x, y + tunnel.y, tunnel.pace * (index - 2) + offset)),
  );
  const lanes = Array.from({ length: 12 }, (_, index) => {
    const edge = outline[index * 10 + 5]!;
    return Array.from(
      { length: 17 },
      (_, step) => new THREE.Vector3(edge.x, edge.y + tunnel.y, -2 + step * 1.5),
    );
  });
  return [
    createLines(frame, rings, { shine: shine(0.3) }),
    createLines(frame, lanes, { width: 1, shine: shine(0.12) }),
  ];
}

/** In the game: a sphere has just burst, others arrive, and other players stand around. */
export const game: RoomView = {
  id: 'game',
  stop: 'game',
  time,
  eye: [0, 1.7, 0],
  heading: 0,
  surroundings(frame) {
    const lamp = { position: new THREE.Vector3(0, 2.8, 1.2), reach: 3.6 };
    const ball = new THREE.SphereGeometry(sphereRadius, 40, 28);
    const stands = places.map(([x, z]) =>
      createLoop(() => 0.55).map((point) => new THREE.Vector3(x! + point.x, 0, z! + point.y)),
    );
    // The visitor's arms end in the dark and not in the air.
    const dark = { at: [0, 1.15, 0.85], radius: 1, length: 3, lamp: new THREE.Vector3(0, 2, -5) } as const;
    return [
      ...tunnelBehind(frame),
      createShadow(frame, dark),
      createShadow(frame, dark),
      createLines(frame, stands, { brightness: 0.4 }),
      createCompany(frame, players, { lamp, behind: new THREE.Vector3(0, 1.5, 12), edge: 0.9 }, 98),
      ...spheres.map(({ at, color }, index) => {
        const part = { geometry: ball, color, density: 11_000, edges: false, brightness: 2 } as const;
        const sphere = new THREE.Group().add(
          createScan(frame, [part], 980 + index, lamp),
          createRim(frame, ball, lamp.position, color).mesh,
        );
        sphere.position.fromArray(at);
        return sphere;
      }),
    ];
  },
};
