import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import type { Lamp } from '../../walkthrough/scan/scan';
import { join, place } from '../../walkthrough/shapes/forms/place';
import type { Point } from '../../walkthrough/shapes/forms/surface';
import { createSeat, seatPiping, seatTop } from '../../walkthrough/shapes/furniture/theater-seat';
import { createLines } from '../../walkthrough/shapes/light/light-lines';
import { createGuestParts, type Guest } from '../../walkthrough/shapes/people/guest';
import { palette } from '../../world/palette';

/** The foot of a seat, in meters, and where it faces, in radians to the left of -z. */
export type Seat = { at: Point; heading: number };

/** Someone in a seat. The shoulders follow a part of the head's turn. */
export type Sitter = Seat & Guest;

const up = new THREE.Vector3(0, 1, 0);
const front = new THREE.Vector3(0, 0, -0.03);

/** The light behind dark things. */
type Backlight = {
  /** Meters. */
  from: THREE.Vector3;
  color?: keyof typeof palette;
  brightness: number;
};

/** Things as dark as the room, which hide what is behind them: only their edges are lit. */
export function createSilhouettes(
  frame: Frame,
  shapes: THREE.BufferGeometry,
  { from, color = 'bone', brightness }: Backlight,
): THREE.Mesh {
  const material = createMaterial(frame, {
    vertex: `
out vec3 vWorld, vNormal;
void main() {
  vWorld = (modelMatrix * vec4(position, 1.)).xyz; vNormal = mat3(modelMatrix) * normal;
  gl_Position = project(vWorld);
}`,
    fragment: `
in vec3 vWorld, vNormal;
uniform vec3 uFrom, uColor;
void main() {
  vec3 normal = normalize(vNormal);
  vec3 toEye = normalize(uEye * vec3(1., uFlip, 1.) - vWorld);
  float edge = pow(1. - clamp(dot(normal, toEye), 0., 1.), 5.);
  float facing = clamp(dot(normal, normalize(uFrom - vWorld)) + .3, 0., 1.);
  color = vec4(INK * .6 + uColor * edge * facing, 1.);
}`,
    uniforms: {
      uFrom: { value: from },
      uColor: { value: new THREE.Vector3(...palette[color]).multiplyScalar(brightness) },
    },
  });
  return new THREE.Mesh(shapes, material);
}

/** Empty seats: dark, with the light of a lamp along the edges of their backs. */
export function createSeats(
  frame: Frame,
  seats: readonly Seat[],
  { position, reach }: Lamp,
  color: 'ember' | 'tide',
): THREE.Object3D[] {
  const seat = createSeat();
  const piping = seats.map(({ at, heading }) =>
    // On the front of the backs, which the visitor sees.
    seatPiping().map((point) =>
      point
        .add(front)
        .applyAxisAngle(up, heading)
        .add(new THREE.Vector3(...at)),
    ),
  );
  return [
    createSilhouettes(
      frame,
      join(seats.map(({ at, heading }) => place(seat, { at, turn: [0, heading, 0] }))),
      { from: position, color, brightness: 0.05 },
    ),
    createLines(frame, piping, {
      color,
      shine: `
uniform vec3 uLamp; uniform float uReach;
vec3 shine(vec3 world) { vec3 away = (uLamp - world) / uReach; return uColor / (1. + dot(away, away)); }`,
      uniforms: { uLamp: { value: position }, uReach: { value: reach } },
    }),
  ];
}

/** People in seats, as dark as these: only the edges of their heads and shoulders are lit. */
export function createSitters(frame: Frame, sitters: readonly Sitter[], light: Backlight): THREE.Object3D[] {
  const parts = sitters.map(({ at: [x, y, z], heading, ...guest }) => {
    const { head, trunk } = createGuestParts(guest, 0.0125);
    const neck = new THREE.Vector3(0, seatTop + 0.115 * (2 * guest.build - 1), -0.2);
    const at = neck
      .applyAxisAngle(up, heading)
      .add(new THREE.Vector3(x, y, z))
      .toArray();
    return {
      head: place(head, { at, turn: [0, heading + guest.turn, 0] }),
      trunk: place(trunk, { at, turn: [0, heading + 0.4 * guest.turn, 0] }),
    };
  });
  return [
    createSilhouettes(frame, join(parts.map(({ head }) => head)), light),
    // From above, so that it is on the shoulders.
    createSilhouettes(frame, join(parts.map(({ trunk }) => trunk)), {
      ...light,
      from: light.from.clone().setY(40),
      brightness: 0.1 * light.brightness,
    }),
  ];
}
