import * as THREE from 'three';
import { createFigures } from '../figures/figures';
import type { Body } from '../figures/body/body';
import type { Fighter } from '../figures/choreography';
import { stirAt } from '../hero/arms';
import type { Frame } from '../stage/frame';
import { lightTarget } from '../stage/gpu';
import { createGrade } from '../stage/grade';
import type { Picture } from '../stage/picture';
import { createShutter } from '../stage/shutter';
import { createDome } from '../world/dome';
import { createStrandLight } from '../world/strand-light';
import { createStrands, type Arm } from '../world/strands';
import { createTearFloor } from './floor';
import { solveRepeated } from './moments';
import { createRopes } from './ropes';
import { crossingAt, partOf, parts, scene } from './setups';

const arms: Arm[] = [
  { color: 'ember', direction: [0, 1], length: 3.4, lines: 520, flow: 1 },
  { color: 'ember', direction: [0, -1], length: 2.2, lines: 360, flow: -1 },
  { color: 'tide', direction: [-1, 0], length: 3.9, lines: 520, flow: -1 },
  { color: 'tide', direction: [1, 0], length: 3.9, lines: 160, flow: 1 },
];

/** The duel in light. @returns draws a moment into a target, as colors */
export function createLight(
  renderer: THREE.WebGLRenderer,
  frame: Frame,
  picture: Picture,
  camera: THREE.PerspectiveCamera,
  bodies: Record<Fighter, Body>,
): (time: number, to: THREE.WebGLRenderTarget) => void {
  const { width, height } = picture;
  const { uTime, uFlip } = frame.uniforms;
  const grade = createGrade(renderer, picture);
  // What lies under the paper or in the plain ground is not drawn.
  const scale = height / scene.height;
  grade.target.scissor.copy(partOf(parts.lit, scale));
  grade.target.scissorTest = true;
  const mirror = lightTarget(width / 2, height / 2, {
    depthBuffer: true,
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapLinearFilter,
  });
  const floor = new THREE.Scene().add(createTearFloor(frame, mirror.texture));
  const core = crossingAt(camera);
  const strands = createStrandLight(frame, createStrands(arms, 7), core, (1.45 * height) / 1080);
  // The drawings of the dome without its shell, which would only be haze.
  const drawings = createDome(frame, 1).children[1]!;
  const room = new THREE.Scene().add(drawings, createRopes(frame), strands.object);
  const people = createFigures(frame, { poseAt: solveRepeated, gain: 1.2, bodies });
  const figures = new THREE.Scene().add(people);
  // Tide's skin and its points: only what crosses the tear is seen.
  const tide = people.children[1]!.children.slice(0, 2);
  // The floor mirrors their skin and the ropes, and not the points on and around them.
  const points = [
    ...people.children.slice(0, 2).flatMap(({ children }) => children.slice(1)),
    people.children[2]!,
  ];
  const expose = createShutter(renderer, picture, partOf(parts.light, scale));
  const draw = (scene: THREE.Scene, target: THREE.WebGLRenderTarget) => {
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
  };
  const clear = (target: THREE.WebGLRenderTarget) => {
    renderer.setClearColor(0x000000, 1);
    renderer.setRenderTarget(target);
    renderer.clear();
  };
  return (time, to) => {
    strands.update(time, stirAt(time));
    const { fists, head } = solveRepeated('tide', time);
    const crosses = Math.min(head.x - 0.3, ...fists.map(({ x }) => x - 0.2)) < 0.12;
    uFlip.value = -1;
    clear(mirror);
    drawings.visible = strands.object.visible = false;
    draw(room, mirror);
    drawings.visible = strands.object.visible = true;
    points.forEach((part) => (part.visible = false));
    tide[0]!.visible = crosses;
    draw(figures, mirror);
    points.forEach((part) => (part.visible = true));
    tide[1]!.visible = crosses;
    uFlip.value = 1;
    clear(grade.target);
    draw(floor, grade.target);
    draw(room, grade.target);
    expose(figures, camera, grade.target, (offset) => {
      uTime.value = time + offset;
    });
    grade.finish(time, 1, to);
  };
}
