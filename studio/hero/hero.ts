import * as THREE from 'three';
import { contacts } from '../figures/fight';
import { createFigures } from '../figures/figure';
import type { Film, Picture } from '../stage/film';
import { createFrame } from '../stage/frame';
import { createPass, createRenderer, lightTarget, runPass } from '../stage/gpu';
import { createGrade } from '../stage/grade';
import { framesPerSecond, loop, modulo } from '../world/clock';
import { createDome } from '../world/dome';
import { createFloor } from '../world/floor';
import { createPlanting } from '../world/planting';
import { createStrandLight } from '../world/strand-light';
import { createStrands } from '../world/strands';
import { updateWave } from '../world/wave';
import { arms, stirAt } from './arms';
import { core, setCamera, type Shape } from './cameras';
import { opening } from './opening';

/** The part of a frame's time that the shutter is open. */
const shutter = 0.42;

/** Offsets within a pixel, well spread (Halton's sequence in bases 2 and 3): they smooth the edges. */
const jitter = [
  [0.5, 0.333],
  [0.25, 0.667],
  [0.75, 0.111],
  [0.125, 0.444],
  [0.625, 0.778],
  [0.375, 0.222],
  [0.875, 0.556],
] as const;

/** The loop behind the site's hero, composed for a wide or a tall picture. */
export function createHero(picture: Picture, shape: Shape): Film {
  const { width, height, subframes } = picture;
  const renderer = createRenderer(width, height);
  const frame = createFrame(width, height, contacts());
  const { uTime, uEye, uFlip } = frame.uniforms;
  const grade = createGrade(renderer, picture);
  const camera = new THREE.PerspectiveCamera(40, width / height, 0.1, 80);

  const mirror = lightTarget(width / 2, height / 2, {
    depthBuffer: true,
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapLinearFilter,
  });
  const floor = new THREE.Scene().add(createFloor(frame, mirror.texture));
  const strands = createStrandLight(frame, createStrands(arms(shape), 7), core, height / 1080);
  const dome = createDome(frame, shape === 'landscape' ? 1 : 0);
  const room = new THREE.Scene().add(dome, createPlanting(frame), strands.object);
  const figures = new THREE.Scene().add(createFigures(frame));

  const moment = lightTarget(width, height, { depthBuffer: true });
  const sharp = lightTarget(width, height);
  const source = { value: moment.texture };
  const share = createPass({
    fragment: `uniform sampler2D source; void main() { color = texture(source, v) / ${subframes}.; }`,
    uniforms: { source },
    blend: 'sum',
  });
  const lay = createPass({
    fragment: 'uniform sampler2D source; void main() { color = texture(source, v); }',
    uniforms: { source: { value: sharp.texture } },
    blend: 'over',
  });

  const draw = (scene: THREE.Scene, target: THREE.WebGLRenderTarget) => {
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
  };
  const clear = (target: THREE.WebGLRenderTarget, alpha: number) => {
    renderer.setClearColor(0x000000, alpha);
    renderer.setRenderTarget(target);
    renderer.clear();
  };

  /** Draws what moves fast several times within the open shutter, and takes the mean. */
  const drawFigures = (time: number) => {
    clear(sharp, 0);
    for (let index = 0; index < subframes; index++) {
      const [x, y] = jitter[index % jitter.length]!;
      setCamera(camera, shape, time);
      // A shift of the lens by parts of a pixel.
      camera.projectionMatrix.elements[8]! += ((x - 0.5) * 2) / width;
      camera.projectionMatrix.elements[9]! += ((y - 0.5) * 2) / height;
      uTime.value = time + ((index + 0.5) / subframes - 0.5) * (shutter / framesPerSecond);
      clear(moment, 0);
      draw(figures, moment);
      runPass(renderer, share, sharp);
    }
    uTime.value = time;
    setCamera(camera, shape, time);
  };

  return {
    renderer,
    render(filmTime) {
      const time = modulo(opening + filmTime, loop);
      uTime.value = time;
      setCamera(camera, shape, time);
      uEye.value.copy(camera.position);
      updateWave(time);
      strands.update(time, stirAt(time));

      uFlip.value = -1;
      clear(mirror, 1);
      draw(room, mirror);
      draw(figures, mirror);
      uFlip.value = 1;

      clear(grade.target, 1);
      draw(floor, grade.target);
      draw(room, grade.target);
      drawFigures(time);
      runPass(renderer, lay, grade.target);
      grade.finish(time);
    },
  };
}
