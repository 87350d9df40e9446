import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { beat, modulo } from '../../world/clock';
import { alongLines, movedDots, overSurface } from '../handover/dots';
import type { Room } from '../room';
import { createCompany, type Guest } from './props/company';
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
export const tunnel = { y: 1.55, width: 2.9, height: 2.1, pace: 1.5, rings: 22 };

/** The tunnel's cross-section around its middle. */
export const outline = createLoop(
  (angle) => 1 / Math.hypot(Math.cos(angle) / tunnel.width, Math.sin(angle) / tunnel.height),
  120,
);

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

/** Other players, each in a lane. */
const others: readonly Guest[] = [
  { x: -2.05, z: -3.1, heading: 0.1, pose: 'holds', hair: 'short', build: 1.02, turn: 0, lean: 0 },
  { x: 2.1, z: -3.9, heading: -0.15, pose: 'holds', hair: 'tail', build: 0.95, turn: 0, lean: 0 },
];

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
  const players = createCompany(
    frame,
    others,
    {
      lamp: { position: new THREE.Vector3(0, 2.6, -4), reach: 3 },
      behind: new THREE.Vector3(0, 1.5, -12),
      edge: 0.9,
    },
    76,
  );
  const bursts = createBursts(frame, targets, sphereRadius, 74);
  const scene = new THREE.Scene().add(
    rings,
    lanes,
    arms.left,
    arms.right,
    ...spheres,
    players,
    bursts.points,
    createVisor(frame),
  );
  return {
    scene,
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
      spheres.forEach((sphere, index) => {
        sphere.visible = time < targets[index]!.time;
        sphere.position.copy(sphereAt(targets[index]!, time));
      });
    },
  };
}
