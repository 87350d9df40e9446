import * as THREE from 'three';
import { createFrame } from '../stage/frame';
import { createPass, lightTarget, runPass } from '../stage/gpu';
import { createShutter } from '../stage/shutter';
import { contacts } from '../figures/motion/fight';
import { rooms } from '../walkthrough/room-list';
import { loop, modulo } from '../world/clock';
import { palette } from '../world/palette';
import { updateWave } from '../world/wave';
import type { RoomView } from './view';

/** The darkness behind everything, as in the walkthrough. */
const ground = new THREE.Color(...palette.ink).multiplyScalar(0.6);

/** What both fighters, their sparks and their trails stay in, with their mirror image. */
const fightBounds = new THREE.Sphere(new THREE.Vector3(), 3.2);

/** How often the fight is drawn. */
const subframes = 7;

/** Draws the light that a camera sees in a room. */
export type DrawLight = (
  camera: THREE.PerspectiveCamera,
  target: THREE.WebGLRenderTarget,
  seesFloor: boolean,
) => void;

/**
 * Makes a room of the walkthrough with its surroundings, at its moment.
 *
 * @param size the side of each image in pixels
 */
export function createRoomLight(renderer: THREE.WebGLRenderer, view: RoomView, size: number): DrawLight {
  const frame = createFrame(size, size, contacts());
  const { uTime, uEye, uFlip, uResolution } = frame.uniforms;
  const room = rooms[view.stop]!(frame);
  const { scene, fight } = room;
  scene.traverse((object) => {
    if (view.leavesOut?.(object.position)) object.visible = false;
  });
  scene.add(...view.surroundings(frame));
  // What ignores depth is on the video's screen and not in the room.
  scene.traverse((object) => {
    if (object instanceof THREE.Mesh && !object.material.depthTest) object.visible = false;
  });
  const setTime = (offset: number) => {
    uTime.value = fight ? fight.loopTime(view.time + offset) : view.time + offset;
  };
  setTime(0);
  room.update?.(view.time);
  updateWave(modulo(uTime.value, loop));
  uEye.value.set(...view.eye);

  const expose = createShutter(renderer, { width: size, height: size, subframes });
  const mirror = lightTarget(size / 2, size / 2, {
    depthBuffer: true,
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapLinearFilter,
  });
  const floor = room.floor && new THREE.Scene().add(room.floor(mirror.texture));
  const plainFloor = createPass({
    fragment: `
uniform sampler2D source; uniform float strength;
void main() { color = vec4(textureLod(source, v, 1.2).rgb * strength, 0.); }`,
    uniforms: { source: { value: mirror.texture }, strength: { value: room.mirror ?? 0 } },
    blend: 'sum',
  });
  const frustum = new THREE.Frustum();

  const clear = (target: THREE.WebGLRenderTarget, color: THREE.ColorRepresentation) => {
    renderer.setClearColor(color, 1);
    renderer.setRenderTarget(target);
    renderer.clear();
  };

  return (camera, target, seesFloor) => {
    const lens = new THREE.Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    const shown = fight && frustum.setFromProjectionMatrix(lens).intersectsSphere(fightBounds);
    // Nothing above the horizon reflects.
    if ((floor || room.mirror) && seesFloor) {
      uFlip.value = -1;
      uResolution.value.setScalar(mirror.width);
      clear(mirror, 0x000000);
      renderer.render(scene, camera);
      if (fight && shown) renderer.render(fight.scene, camera);
      uResolution.value.setScalar(size);
      uFlip.value = 1;
    }
    clear(target, ground);
    if (floor && seesFloor) renderer.render(floor, camera);
    else if (room.mirror && seesFloor) runPass(renderer, plainFloor, target);
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
    if (fight && shown) expose(fight.scene, camera, target, setTime);
  };
}
