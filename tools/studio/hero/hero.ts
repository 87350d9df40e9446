import * as THREE from 'three';
import { contacts } from '../figures/motion/fight';
import { createFigures } from '../figures/figures';
import type { Video, Picture } from '../stage/picture';
import { createFrame } from '../stage/frame';
import { createRenderer, lightTarget } from '../stage/gpu';
import { createGrade } from '../stage/grade';
import { createShutter } from '../stage/shutter';
import { loop, modulo } from '../world/clock';
import { createDome } from '../world/dome';
import { createFloor } from '../world/floor';
import { createPlanting } from '../world/planting';
import { createStrandLight } from '../world/strand-light';
import { createStrands } from '../world/strands';
import { updateWave } from '../world/wave';
import { arms, stirAt } from './arms';
import { core, setCamera, shown, type Shape } from './cameras';
import { opening } from './opening-moment';

/** The loop behind the site's hero, composed for a wide or a tall image. */
export function createHero(picture: Picture, shape: Shape): Video {
  const { width, height } = picture;
  const renderer = createRenderer(width, height);
  const frame = createFrame(width, height, contacts());
  const { uTime, uEye, uFlip } = frame.uniforms;
  const grade = createGrade(renderer, picture, shown[shape]);
  // What lies in the plain ground is not drawn.
  grade.target.scissor.set(0, Math.max(0, 1 - shown[shape][1]) * height, width, height);
  grade.target.scissorTest = true;
  const camera = new THREE.PerspectiveCamera(40, width / height, 0.1, 80);

  const mirror = lightTarget(width / 2, height / 2, {
    depthBuffer: true,
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapLinearFilter,
  });
  const floor = new THREE.Scene().add(createFloor(frame, mirror.texture, shape === 'portrait' ? 1 : 0));
  const strands = createStrandLight(frame, createStrands(arms(shape), 7), core, height / 1080);
  const dome = createDome(frame, shape === 'landscape' ? 1 : 0);
  const room = new THREE.Scene().add(dome, createPlanting(frame), strands.object);
  const figures = new THREE.Scene().add(createFigures(frame));

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
      const time = modulo(opening + videoTime, loop);
      uTime.value = time;
      setCamera(camera, shape, time);
      uEye.value.copy(camera.position);
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
