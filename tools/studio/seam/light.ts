import * as THREE from 'three';
import { createFigures } from '../figures/figures';
import { contacts } from '../figures/motion/fight';
import { arms, stirAt } from '../hero/arms';
import { core } from '../hero/cameras';
import { createFrame } from '../stage/frame';
import { createRenderer, lightTarget } from '../stage/gpu';
import { createGrade } from '../stage/grade';
import type { Picture, Video } from '../stage/picture';
import { createShutter } from '../stage/shutter';
import { createDome } from '../world/dome';
import { createFloor } from '../world/floor';
import { createPlanting } from '../world/planting';
import { createStrandLight } from '../world/strand-light';
import { createStrands } from '../world/strands';
import { updateWave } from '../world/wave';
import { setSeamCamera, type Shape } from './camera';
import { momentOf, solveRepeated } from './moments';

/** The duel in light, as in the hero, from the eye of the drawing. */
export function createLightSeam(picture: Picture, shape: Shape): Video {
  const { width, height } = picture;
  const renderer = createRenderer(width, height);
  const frame = createFrame(width, height, contacts());
  const { uTime, uEye, uFlip } = frame.uniforms;
  const camera = new THREE.PerspectiveCamera(40, width / height, 0.1, 80);
  setSeamCamera(camera, shape);
  uEye.value.copy(camera.position);
  const grade = createGrade(renderer, picture);
  const mirror = lightTarget(width / 2, height / 2, {
    depthBuffer: true,
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapLinearFilter,
  });
  const floor = new THREE.Scene().add(createFloor(frame, mirror.texture));
  const strands = createStrandLight(frame, createStrands(arms('landscape'), 7), core, height / 1080);
  const room = new THREE.Scene().add(createDome(frame, 1), createPlanting(frame), strands.object);
  const figures = new THREE.Scene().add(createFigures(frame, { poseAt: solveRepeated, hasTrails: false }));
  const expose = createShutter(renderer, picture);
  const draw = (scene: THREE.Scene, target: THREE.WebGLRenderTarget) => {
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
  };
  const clear = (target: THREE.WebGLRenderTarget) => {
    renderer.setClearColor(0x000000, 1);
    renderer.setRenderTarget(target);
    renderer.clear();
  };
  return {
    renderer,
    render(videoTime) {
      const time = momentOf(videoTime);
      uTime.value = time;
      updateWave(time);
      strands.update(time, stirAt(time));
      uFlip.value = -1;
      clear(mirror);
      draw(room, mirror);
      draw(figures, mirror);
      uFlip.value = 1;
      clear(grade.target);
      draw(floor, grade.target);
      draw(room, grade.target);
      expose(figures, camera, grade.target, (offset) => {
        uTime.value = time + offset;
      });
      grade.finish(time);
    },
  };
}
