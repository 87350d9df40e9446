import * as THREE from 'three';
import { contacts } from '../figures/motion/fight';
import type { Video, Picture } from '../stage/picture';
import { createFrame } from '../stage/frame';
import { createGrade } from '../stage/grade';
import { createPass, createRenderer, lightTarget, runPass } from '../stage/gpu';
import { createShutter } from '../stage/shutter';
import { loop, modulo } from '../world/clock';
import { palette } from '../world/palette';
import { updateWave } from '../world/wave';
import { createDissolve } from './dissolve';
import { createLabels } from './label/label';
import type { LabelOutlines } from './label/label-outlines';
import type { Room } from './room';
import { rooms } from './room-list';
import { stops } from './script';
import { dissolvedAt, fadeAt, stopAt } from './timing';

/** The labels of the stops. The bundler sets them, since only Node can read the font's outlines. */
declare const labelOutlines: readonly LabelOutlines[];

/** The darkness behind everything, as light. */
const ground = new THREE.Color(...palette.ink).multiplyScalar(0.6);

type Stage = { room: Room; floor?: THREE.Scene };

/** The visitor's way through the venue. */
export function createWalkthrough(picture: Picture): Video {
  const { width, height } = picture;
  const renderer = createRenderer(width, height);
  const frame = createFrame(width, height, contacts());
  const { uTime, uEye, uFlip, uResolution } = frame.uniforms;
  const grade = createGrade(renderer, picture);
  const dissolve = createDissolve(renderer, width, height);
  const labels = createLabels(renderer, labelOutlines, picture);
  const expose = createShutter(renderer, picture);
  const camera = new THREE.PerspectiveCamera(40, width / height, 0.05, 80);
  const mirror = lightTarget(width / 2, height / 2, {
    depthBuffer: true,
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapLinearFilter,
  });
  const strength = { value: 0 };
  const plainFloor = createPass({
    fragment: `
uniform sampler2D source; uniform float strength;
void main() { color = vec4(textureLod(source, v, 1.2).rgb * strength, 0.); }`,
    uniforms: { source: { value: mirror.texture }, strength },
    blend: 'sum',
  });

  const made = new Map<string, Stage>();
  /** Rooms are made when they are first entered: a render of one stop needs no other room. */
  const enter = (id: string): Stage => {
    const known = made.get(id);
    if (known) return known;
    const room = rooms[id]!(frame);
    const floor = room.floor?.(mirror.texture);
    const stage = { room, floor: floor && new THREE.Scene().add(floor) };
    made.set(id, stage);
    return stage;
  };

  const clear = (target: THREE.WebGLRenderTarget, color: THREE.ColorRepresentation) => {
    renderer.setClearColor(color, 1);
    renderer.setRenderTarget(target);
    renderer.clear();
  };

  const drawMirror = ({ scene, fight }: Room) => {
    uFlip.value = -1;
    uResolution.value.set(mirror.width, mirror.height);
    clear(mirror, 0x000000);
    renderer.render(scene, camera);
    if (fight) renderer.render(fight.scene, camera);
    uResolution.value.set(width, height);
    uFlip.value = 1;
  };

  return {
    renderer,
    render(videoTime) {
      const index = stopAt(videoTime);
      const { id, start, duration } = stops[index]!;
      const time = videoTime - start;
      const { room, floor } = enter(id);
      const setTime = (offset: number) => {
        uTime.value = room.fight ? room.fight.loopTime(time + offset) : time + offset;
      };
      setTime(0);
      room.update?.(time / duration, time);
      updateWave(modulo(uTime.value, loop));
      const view = room.view(time / duration, time);
      camera.position.copy(view.eye);
      camera.fov = view.fieldOfView;
      camera.lookAt(view.target);
      camera.updateProjectionMatrix();
      uEye.value.copy(view.eye);

      if (floor || room.mirror) drawMirror(room);
      const dissolved = dissolvedAt(videoTime);
      const target = dissolved > 0 ? dissolve.target : grade.target;
      clear(target, ground);
      if (floor) renderer.render(floor, camera);
      else if (room.mirror) {
        strength.value = room.mirror;
        runPass(renderer, plainFloor, target);
      }
      renderer.setRenderTarget(target);
      renderer.render(room.scene, camera);
      if (room.fight) expose(room.fight.scene, camera, target, setTime);
      if (dissolved > 0) dissolve.run(dissolved, grade.target);
      grade.finish(videoTime, fadeAt(videoTime));
      labels.show(index, time, duration);
    },
  };
}
