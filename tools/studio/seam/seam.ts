import * as THREE from 'three';
import { colors } from '../world/site-palette';
import { contacts } from '../figures/motion/fight';
import type { Picture, Video } from '../stage/picture';
import { createFrame } from '../stage/frame';
import { createPass, createRenderer, lightTarget, runPass } from '../stage/gpu';
import { createShutter } from '../stage/shutter';
import { setSeamCamera, type Shape } from './camera';
import { createInk } from './ink';
import { momentOf } from './moments';

/** The duel as a stippled drawing. */
export function createInkSeam(picture: Picture, shape: Shape): Video {
  const { width, height } = picture;
  const renderer = createRenderer(width, height);
  const frame = createFrame(width, height, contacts());
  const camera = new THREE.PerspectiveCamera(40, width / height, 0.1, 80);
  setSeamCamera(camera, shape);
  frame.uniforms.uEye.value.copy(camera.position);
  const figures = createInk(frame, camera);
  const expose = createShutter(renderer, picture);
  const target = lightTarget(width, height);
  const copy = createPass({
    fragment: 'uniform sampler2D source; void main() { color = texture(source, v); }',
    uniforms: { source: { value: target.texture } },
  });
  return {
    renderer,
    render(videoTime) {
      const time = momentOf(videoTime);
      frame.uniforms.uTime.value = time;
      renderer.setClearColor(new THREE.Color().setStyle(colors.bone, THREE.LinearSRGBColorSpace), 1);
      renderer.setRenderTarget(target);
      renderer.clear();
      // Ink does not blur: only the edges of the dots are smoothed.
      expose(figures, camera, target, () => {});
      runPass(renderer, copy, null);
    },
  };
}
