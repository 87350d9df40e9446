import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { beat, modulo } from '../../world/clock';
import { alongLines, movedDots, overSurface } from '../handover/dots';
import type { Room } from '../room';
import { createArm as createPlayerArm } from './props/arm';
import { createCompany, shoulderOf, type Guest, type Light } from './props/company';
import { join, place } from '../shapes/forms/place';
import { createPool } from '../shapes/light/pool';
import { createShadow } from '../shapes/light/shadow';
import { clamp, lerp, smootherstep } from '../../world/easing';
import { createScan, type Lamp } from '../scan/scan';
import { createBursts } from '../shapes/light/burst';
import { createGlove, createStitches } from '../shapes/people/glove';
import { createGlow } from '../shapes/light/lights';
import { createLines, createLoop } from '../shapes/light/light-lines';
import { createRim } from '../shapes/light/rim';
import { createTube } from '../shapes/forms/tube';
import { createVisor } from '../shapes/people/visor';
import { createBand, createBandLights } from '../shapes/people/wristband';
import { armAt, sphereAt, sphereRadius, targets, type Hand } from './game-beats';

/** The tunnel around the player: its middle, half its width and height, and the distance between the rings. */
export const tunnel = { y: 1.55, width: 3.4, height: 2.1, pace: 1.5, rings: 22 };

/** The tunnel's cross-section around its middle, level where the floor is. */
export const outline = createLoop(
  (angle) => 1 / Math.hypot(Math.cos(angle) / tunnel.width, Math.sin(angle) / tunnel.height),
  120,
).map(({ x, y }) => new THREE.Vector3(x, Math.max(y, 0.003 - tunnel.y), 0));

/** The tunnel's rings on a beat. */
const tunnelRings = (): THREE.Vector3[][] =>
  Array.from({ length: tunnel.rings + 2 }, (_, index) =>
    outline.map(({ x, y }) => new THREE.Vector3(x, y + tunnel.y, tunnel.pace * (1 - index))),
  );

/** Rings a beat apart, which come one `pace` closer per beat, and lines to the vanishing point. */
function createTunnel(frame: Frame) {
  const far = tunnel.rings * tunnel.pace;
  const rings = tunnelRings();
  const lanes = Array.from({ length: 12 }, (_, index) => {
    const edge = outline[index * 10 + 5]!;
    return Array.from(
      { length: 25 },
      (_, step) => new THREE.Vector3(edge.x, edge.y + tunnel.y, 1 - (step / 24) * far),
    );
  });
  const uPulse = { value: 0 };
  // A pulse of light runs into the distance with every hit.
  const shine = (light: number) => `
uniform float uPulse;
vec3 shine(vec3 world) {
  float away = -world.z;
  float off = away - uPulse * 34.;
  float fade = exp(-max(away, 0.) / 9.) * smoothstep(-.5, 1.5, away);
  return uColor * (${light.toFixed(2)} * fade + .5 * exp(-off * off * .25) * exp(-uPulse * 5.) * fade);
}`;
  return {
    rings: createLines(frame, rings, { shine: shine(0.3), uniforms: { uPulse } }),
    lanes: createLines(frame, lanes, { width: 1, shine: shine(0.12), uniforms: { uPulse } }),
    uPulse,
  };
}

/** A glove with its wristband and the forearm, its wrist at the origin and its knuckles toward -z. */
function createArm(frame: Frame, hand: Hand, lamp: Lamp): THREE.Group {
  const color = hand === 'left' ? 'ember' : 'tide';
  const forearm = createTube(
    [
      [0, 0.03, 0],
      [0, -0.16, 0],
      [0, -0.8, 0],
    ],
    { radius: (along) => [0.036 + 0.03 * along, 0.033 + 0.028 * along] },
  );
  const scan = createScan(
    frame,
    [
      { geometry: createGlove(), density: 90_000, edges: false, brightness: 1.4 },
      { geometry: createBand(), density: 90_000, edges: 40 },
      { geometry: forearm, density: 40_000, edges: false, brightness: 0.7 },
    ],
    hand === 'left' ? 71 : 72,
    lamp,
  );
  const arm = new THREE.Group().add(
    scan,
    createGlow(frame, createStitches(), 'bone', 0.5).mesh,
    createGlow(frame, createBandLights(), color, 1.6).mesh,
  );
  // The glove stands on its cuff with the palm toward z. Laid down, it points ahead with the palm below.
  arm.quaternion.setFromRotationMatrix(
    new THREE.Matrix4().makeBasis(
      new THREE.Vector3(-1, 0, 0),
      new THREE.Vector3(0, 0, -1),
      new THREE.Vector3(0, -1, 0),
    ),
  );
  if (hand === 'right') arm.scale.x = -1;
  return new THREE.Group().add(arm);
}

/** Other players, each on a stand of light. They box with a right arm that the company gives them none for. */
const others = [
  { x: -2.05, z: -3.1, heading: 0.1, pose: 'fights', hair: 'short', build: 1.02, turn: 0, lean: 0 },
  {
    x: 2.1,
    z: -3.9,
    heading: -0.15,
    pose: 'fights',
    hair: 'tail',
    build: 0.95,
    turn: 0,
    lean: 0,
    mirrored: true,
  },
] as const satisfies readonly Guest[];
const otherColors = ['tide', 'ember'] as const;

/** How far another player's punch is, 0 to 1: on every second beat, each in turn. */
const otherPunch = (index: number, time: number): number => {
  const age = modulo(time + (index ? 0.5 : 0) + beat, 2 * beat) - beat;
  return age < 0 ? clamp(1 + age / 0.18) ** 2 : 1 - smootherstep(age / 0.36);
};

const headset = (build: number): THREE.BufferGeometry => {
  const size = 0.55 + 0.45 * build;
  const strap = new THREE.TorusGeometry(0.099, 0.006, 8, 60).rotateX(Math.PI / 2).scale(0.88, 1, 1.03);
  const face = new THREE.TorusGeometry(0.045, 0.012, 8, 40).scale(1.4, 0.8, 1).translate(0, 0, -0.108);
  return join([strap, face])
    .scale(size, size, size)
    .translate(0, 1.45 * build + 0.14 * size, 0);
};

const up = new THREE.Vector3(0, 1, 0);

const hands = ['left', 'right'] as const satisfies readonly Hand[];

/** Through the headset: spheres arrive on the beat, and two gloves hit them. */
export function createGame(frame: Frame): Room {
  const lamp = { position: new THREE.Vector3(-1.3, 2.9, 0.1), reach: 3.4 };
  const arms = { left: createArm(frame, 'left', lamp), right: createArm(frame, 'right', lamp) };
  const { rings, lanes, uPulse } = createTunnel(frame);
  const ball = new THREE.SphereGeometry(sphereRadius, 40, 28);
  const spheres = targets.map(({ color }, index) =>
    new THREE.Group().add(
      createScan(
        frame,
        [{ geometry: ball, color, density: 11_000, edges: false, brightness: 2 }],
        730 + index,
        lamp,
      ),
      // A distant sphere shows few dots, so its outline makes it visible.
      createRim(frame, ball, lamp.position, color).mesh,
    ),
  );
  const playerLamp = { position: new THREE.Vector3(0, 2.8, -1.8), reach: 3.4 };
  const behind = new THREE.Vector3(0, 1.5, -12);
  const players = others.map((other, index) => {
    const color = otherColors[index]!;
    const { x, z, heading, build } = other;
    const from = new THREE.Vector3(x * 0.55, 0.25, z - 0.3);
    const light: Light = { lamp: playerLamp, behind, edge: 0.9, accent: { from, color, edge: 1.8 } };
    const arm = createPlayerArm(frame, { grip: 'boxes', build, left: index === 1 }, light, 760 + 4 * index);
    const circles = [0.42, 0.55].map((radius) =>
      createLoop(() => radius).map((point) => new THREE.Vector3(x + point.x, 0.006, z + point.y)),
    );
    const pool = createPool(frame, { at: [x, 0.004, z], radius: 1, color, brightness: 0.9 }, 770 + index);
    const shadow = createShadow(frame, {
      at: [x, 0.006, z],
      radius: 0.17,
      length: 0.35,
      lamp: new THREE.Vector3(0, 3, -1),
    });
    const group = new THREE.Group().add(
      pool.group,
      shadow,
      createLines(frame, circles, { color, brightness: 0.7 }),
      createCompany(frame, [other], light, 76 + index, 0.017),
      createGlow(frame, place(headset(build), { at: [x, 0, z], turn: [0, heading, 0] }), color, 0.8).mesh,
      arm.group,
    );
    return { group, arm, pool, other };
  });
  const bursts = createBursts(frame, targets, sphereRadius, 74);
  const scene = new THREE.Scene().add(
    rings,
    lanes,
    arms.left,
    arms.right,
    ...spheres,
    ...players.map(({ group }) => group),
    bursts.points,
    createVisor(frame),
  );
  return {
    scene,
    mirror: 0.32,
    shapes: {
      tunnel: alongLines(tunnelRings().slice(3, 12)),
      ball: movedDots(overSurface(ball, 75, 'ember'), new THREE.Matrix4().setPosition(targets.at(-1)!.at)),
    },
    update(time) {
      rings.position.z = modulo(time / beat, 1) * tunnel.pace;
      uPulse.value = modulo(time, beat);
      bursts.clock.value = time;
      for (const hand of hands) {
        const { wrist, turn } = armAt(hand, time);
        arms[hand].position.copy(wrist);
        arms[hand].quaternion.copy(turn);
      }
      players.forEach(({ arm, pool, other }, index) => {
        const punch = otherPunch(index, time);
        const side = index ? -1 : 1;
        const ahead = new THREE.Vector3(
          side * lerp(0.14, 0.04, punch),
          lerp(1.34, 1.42, punch) * other.build,
          0,
        );
        ahead.z = -lerp(0.27, 0.62, punch);
        const turn = new THREE.Quaternion().setFromAxisAngle(up, other.heading);
        const fist = ahead.applyQuaternion(turn).add(new THREE.Vector3(other.x, 0, other.z));
        arm.reach(shoulderOf(other), fist, turn, new THREE.Vector3(side * 0.5, -1, 0));
        pool.strength.value = 0.8 + 0.8 * punch;
      });
      spheres.forEach((sphere, index) => {
        sphere.visible = time < targets[index]!.time;
        sphere.position.copy(sphereAt(targets[index]!, time));
      });
    },
  };
}
