import type * as THREE from 'three';
import { framesPerSecond } from '../world/clock';
import type { Picture } from './picture';
import { createPass, lightTarget, runPass } from './gpu';

/** How much of a frame's time the shutter is open, 0 to 1. */
const open = 0.42;

/** Well-spread offsets within a pixel (Halton's sequence in bases 2 and 3), which smooth the edges. */
const jitter = [
  [0.5, 0.333],
  [0.25, 0.667],
  [0.75, 0.111],
  [0.125, 0.444],
  [0.625, 0.778],
  [0.375, 0.222],
  [0.875, 0.556],
] as const;

/**
 * Draws fast objects several times while the shutter is open, and draws the mean over a target. This gives
 * motion blur and smooth edges.
 *
 * @param setTime called before each drawing with its offset from the frame's moment in seconds
 */
type Expose = (
  scene: THREE.Scene,
  camera: THREE.PerspectiveCamera,
  target: THREE.WebGLRenderTarget,
  setTime: (offset: number) => void,
) => void;

/**
 * @param picture `subframes` is how often a frame is drawn
 * @param part where objects can be, in pixels from the bottom left; the rest is not drawn
 */
export function createShutter(
  renderer: THREE.WebGLRenderer,
  { width, height, subframes }: Picture,
  part?: THREE.Vector4,
): Expose {
  const moment = lightTarget(width, height, { depthBuffer: true });
  const mean = lightTarget(width, height);
  if (part)
    for (const target of [moment, mean]) {
      target.scissor.copy(part);
      target.scissorTest = true;
    }
  const share = createPass({
    fragment: `uniform sampler2D source; void main() { color = texture(source, v) / ${subframes}.; }`,
    uniforms: { source: { value: moment.texture } },
    blend: 'sum',
  });
  const lay = createPass({
    fragment: 'uniform sampler2D source; void main() { color = texture(source, v); }',
    uniforms: { source: { value: mean.texture } },
    blend: 'over',
  });
  const clear = (target: THREE.WebGLRenderTarget) => {
    renderer.setClearColor(0x000000, 0);
    renderer.setRenderTarget(target);
    renderer.clear();
  };
  return (scene, camera, target, setTime) => {
    const lens = camera.projectionMatrix.clone();
    clear(mean);
    for (let index = 0; index < subframes; index++) {
      const [x, y] = jitter[index % jitter.length]!;
      // Shifts the lens by a fraction of a pixel.
      camera.projectionMatrix.copy(lens);
      camera.projectionMatrix.elements[8]! += ((x - 0.5) * 2) / width;
      camera.projectionMatrix.elements[9]! += ((y - 0.5) * 2) / height;
      setTime(((index + 0.5) / subframes - 0.5) * (open / framesPerSecond));
      clear(moment);
      renderer.render(scene, camera);
      runPass(renderer, share, mean);
    }
    camera.projectionMatrix.copy(lens);
    setTime(0);
    runPass(renderer, lay, target);
  };
}
