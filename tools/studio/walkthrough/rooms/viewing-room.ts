import * as THREE from 'three';
import { strikes } from '../../figures/choreography';
import { createFigures } from '../../figures/figures';
import type { Frame } from '../../stage/frame';
import { lerp, smootherstep, smoothstep } from '../../world/easing';
import { floorRadius, waveSpeed } from '../../world/wave';
import { alongLines } from '../handover/dots';
import type { Room } from '../room';
import { createScan, type ScanPart } from '../scan/scan';
import { createCurtain } from '../shapes/furniture/curtain';
import { createRing } from '../shapes/light/lights';
import { createLines, createLoop } from '../shapes/light/light-lines';
import { createPictureFrame } from '../shapes/furniture/picture-frame';
import { place } from '../shapes/forms/place';
import { createRim } from '../shapes/light/rim';
import { createScreen } from '../shapes/furniture/screen';
import { createAudience } from './props/audience';

const screen = { at: new THREE.Vector3(0.7, 2.4, -8.2), width: 7.4, height: 3.5 };

/** The edge of the screen. */
const screenEdge = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
].map(([x, y]) => new THREE.Vector3((x! * screen.width) / 2, (y! * screen.height) / 2, 0).add(screen.at));

/** When the video on the screen reaches its strike, in seconds of the stop. */
export const strikeTime = 2;

/** The moment of the fight that the screen shows. The last strike, when both throw a cross, comes at `strikeTime`. */
export const screenTime = (time: number): number => strikes.at(-1)!.time - strikeTime + time;

/** How bright the screen is: it rises with the strike, then falls back. */
const screenLight = (time: number): number => {
  const age = time - strikeTime;
  return 1 + (age < 0 ? 0 : 0.7 * smoothstep(0, 0.18, age) * Math.exp(-age * 1.6));
};

/** Moments of the stop at which the guests turn to a fighter: -1 to the left one, 1 to the right one. */
// prettier-ignore
const attention: readonly (readonly [time: number, to: number])[] = [
  [-0.6, -0.3], [0.1, 1], [1.1, -0.9], [2, 0.1], [2.9, 1], [3.8, -1], [4.6, 0.8], [5.6, 0],
];

/** Which fighter the guests look at, -1 to 1. Their heads turn quickly, then rest. */
export function attentionAt(time: number): number {
  const next = attention.findIndex(([from]) => from > time);
  if (next < 1) return attention.at(next && -1)![1];
  const [[from, before], [to, after]] = [attention[next - 1]!, attention[next]!];
  return lerp(before, after, smootherstep((time - from) / Math.min(0.55, to - from)));
}

function shell(): ScanPart[] {
  const { at, width, height } = screen;
  const curtain = createCurtain(4.2, 5.6, 9);
  const plane = new THREE.PlaneGeometry(18, 5);
  const side = (x: number) => place(curtain, { at: [x, 0, at.z + 0.15] });
  return [
    { geometry: side(at.x - width / 2 - 4.35), density: 1100, edges: false, brightness: 0.8 },
    { geometry: side(at.x + width / 2 + 0.15), density: 1100, edges: false, brightness: 0.8 },
    {
      geometry: place(plane, { at: [0, 0, -6], turn: [-Math.PI / 2, 0, 0] }),
      density: 300,
      edges: false,
      brightness: 0.6,
    },
    {
      geometry: place(createPictureFrame(width, height), { at: [at.x, at.y, at.z + 0.02] }),
      density: 2000,
      brightness: 0.8,
    },
  ];
}

/** The video on the screen: both fighters on the arena's floor, and the ring of their strike. */
function createVideo(frame: Frame) {
  const camera = new THREE.PerspectiveCamera(22.5, 1, 0.1, 40);
  const circles = [0.45, 0.72, 1].map((part) =>
    createLoop(() => floorRadius * part).map(({ x, y }) => new THREE.Vector3(x, 0, y)),
  );
  const ring = createRing(frame, { color: 'bone', reach: 9, width: 0.16, wake: 0.9 });
  const picture = new THREE.Scene().add(
    createLines(frame, circles, { brightness: 0.35, width: 1 }),
    ring.mesh,
    createFigures(frame),
  );
  return {
    camera,
    picture,
    update(time: number) {
      const age = Math.max(0, time - strikeTime);
      ring.radius.value = 0.3 + age * waveSpeed * 0.4;
      ring.strength.value = smoothstep(0, 0.2, age) * Math.exp(-age * 1.3);
      camera.position.set(lerp(-1.1, 0.6, time / 4), 1.25, lerp(5.3, 4.7, time / 4));
      camera.lookAt(0.05, 0.98, 0);
      camera.updateMatrixWorld();
    },
  };
}

/** The viewing room: seen from the last row, over seated guests, the fight's last strike plays on a screen. */
export function createViewingRoom(frame: Frame): Room {
  const lamp = { position: new THREE.Vector3(screen.at.x - 2.5, 5.4, -4.6), reach: 6 };
  const video = createVideo(frame);
  const { mesh, clock, strength } = createScreen(frame, {
    ...screen,
    picture: video.picture,
    camera: video.camera,
  });
  mesh.position.copy(screen.at);
  const audience = createAudience();
  const rim = createRim(frame, audience.silhouettes, screen.at);
  const seats = createRim(frame, audience.chairs, new THREE.Vector3(5.2, 3.2, -6.5), 'tide');
  const heads = audience.heads.map(({ head, at, turn, density }, index) => {
    const edge = createRim(frame, head, screen.at);
    const group = new THREE.Group().add(
      createScan(frame, [{ geometry: head, edges: false, density }], 530 + index, lamp),
      edge.mesh,
    );
    group.position.set(...at);
    // Those at the sides look toward the middle of the screen, and each answers a little later than another.
    const middle = Math.atan2(at[0] - screen.at.x, at[2] - screen.at.z);
    return { group, edge, middle: middle + 0.35 * turn, late: 0.28 * Math.sin(index * 2.4) ** 2 };
  });
  const scene = new THREE.Scene().add(
    mesh,
    createScan(frame, [...audience.parts, ...shell()], 52, lamp),
    rim.mesh,
    seats.mesh,
    ...heads.map(({ group }) => group),
    createLines(frame, audience.piping, { brightness: 0.13 }),
  );
  return {
    scene,
    shapes: { screen: alongLines([screenEdge]), seats: alongLines(audience.piping) },
    update(time) {
      clock.value = screenTime(time);
      video.update(time);
      strength.value = screenLight(time);
      const light = screenLight(time);
      rim.strength.value = 0.9 * light;
      seats.strength.value = 2.2 * light;
      for (const { group, edge, middle, late } of heads) {
        edge.strength.value = 1.1 * light;
        group.rotation.y = middle - 0.3 * attentionAt(time - late);
      }
    },
  };
}
