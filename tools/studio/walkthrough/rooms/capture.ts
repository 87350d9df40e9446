import * as THREE from 'three';
import { strikes } from '../../figures/choreography';
import { contacts } from '../../figures/motion/fight';
import { createFigures } from '../../figures/figures';
import { createMaterial, type Frame } from '../../stage/frame';
import { alwaysDrawn } from '../../stage/gpu';
import { createDome } from '../../world/dome';
import { beat } from '../../world/clock';
import { clamp, smoothstep } from '../../world/easing';
import { createFloor } from '../../world/floor';
import { createPlanting } from '../../world/planting';
import { alongLines, movedDots } from '../handover/dots';
import type { Room } from '../room';
import { createLines } from '../shapes/light/light-lines';
import { createRingside } from './props/ringside';

/** The time of the captured strike in the fight's loop, when it freezes, and how long it is held; in seconds. */
export const captured = strikes.at(-1)!.time;
export const frozen = beat;
export const hold = 7 * beat;

/** The fight's time: it reaches the strike, holds, and continues. All in seconds. */
export const fightTime = (time: number): number =>
  captured - frozen + Math.min(time, frozen) + Math.max(0, time - frozen - hold);

/** The strike that is captured. */
const strikeIndex = strikes.findIndex(({ time }) => time === captured);

/** Frames stand side by side around the strike, this far from it, in meters. */
const distance = 1.6;
const size = { width: 0.54, height: 0.38 };
const frameAngles = [-54, -30, -6, 18, 42].map((degrees) => (degrees * Math.PI) / 180);

/** The frame that the eye meets at the end. */
const lastFrame = 2;

/** When each frame is taken, in seconds: one after the other, on the beat. */
export const takenAt = (frame: number): number => frozen + (frame + 1) * beat;

/** A photograph's edge. */
function edge(): THREE.Vector3[] {
  const [x, y] = [size.width / 2, size.height / 2];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
    [-x, -y],
  ].map(([px, py]) => new THREE.Vector3(px, py, 0));
}

/** The marks at its corners, as in a viewfinder. */
function marks(): THREE.Vector3[][] {
  const arm = 0.09;
  const off = 0.045;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, up]) => {
    const x = right! * (size.width / 2 + off);
    const y = up! * (size.height / 2 + off);
    return [
      new THREE.Vector3(x - right! * arm, y, 0),
      new THREE.Vector3(x, y, 0),
      new THREE.Vector3(x, y - up! * arm, 0),
    ];
  });
}

/** A shell between the fighters and the dome that dims the dome while the strike is held. */
function createVeil(frame: Frame, uHeld: THREE.IUniform<number>): THREE.Mesh {
  const material = createMaterial(frame, {
    vertex: 'void main() { gl_Position = project(position); }',
    fragment: 'uniform float uHeld; void main() { color = vec4(INK * .3, .74 * uHeld); }',
    uniforms: { uHeld },
    transparent: true,
    depthWrite: false,
  });
  const veil = alwaysDrawn(new THREE.Mesh(new THREE.SphereGeometry(7, 48, 24), material));
  veil.renderOrder = 1;
  return veil;
}

/** A strike that freezes in mid-air. The eye moves around it, past photographs of it. */
export function createCapture(frame: Frame): Room {
  const strike = contacts()[strikeIndex]!;
  const held = { value: 0 };
  const ringside = createRingside(frame);
  const scene = new THREE.Scene().add(
    createDome(frame, 0),
    createPlanting(frame),
    ringside.object,
    createVeil(frame, held),
  );

  const figures = new THREE.Scene().add(createFigures(frame));

  const around = (angle: number, away: number, height: number) =>
    new THREE.Vector3(strike.x + Math.sin(angle) * away, height, strike.z + Math.cos(angle) * away);
  const frames = frameAngles.map((angle) => {
    const taken = { value: 0 };
    const near = { value: 0 };
    const uniforms = { uTaken: taken, uNear: near };
    const shine = (light: string) =>
      `uniform float uTaken, uNear; vec3 shine(vec3 world) { return uColor * (${light}); }`;
    const group = new THREE.Group().add(
      createLines(frame, [edge()], { shine: shine('.5 * uTaken + .5 * uNear'), uniforms }),
      createLines(frame, marks(), { shine: shine('.5 * uTaken + uNear + .1'), uniforms, width: 2 }),
    );
    for (const lines of group.children) lines.renderOrder = 8;
    group.position.copy(around(angle, distance, 1.42));
    group.rotation.y = angle;
    // The frames are in front of the fighters, so they are drawn with them.
    figures.add(group);
    return { group, taken, near };
  });

  const { group } = frames[lastFrame]!;
  group.updateMatrixWorld(true);

  return {
    scene,
    shapes: { frame: movedDots(alongLines([edge(), ...marks()]), group.matrixWorld) },
    floor: (mirror) => createFloor(frame, mirror),
    update(time) {
      ringside.update(fightTime(time));
      const until = frozen + hold;
      held.value =
        smoothstep(frozen - 0.3, frozen + 0.3, time) * (1 - smoothstep(until - 0.3, until + 0.3, time));
      frames.forEach(({ taken, near }, index) => {
        const age = time - takenAt(index);
        taken.value = smoothstep(-0.1, 0, age) * (0.5 + 0.5 * Math.exp(-Math.max(0, age) * 2));
        near.value = clamp(1 - Math.abs(age) / 0.5) ** 2;
      });
    },
    fight: { scene: figures, loopTime: fightTime },
  };
}
