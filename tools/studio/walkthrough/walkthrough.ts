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
import { viewAt } from './camera';
import { createHandover, type Side } from './handover/handover';
import type { Room } from './room';
import { rooms } from './room-list';
import { stops, type Stop } from './script';
import { changeAt, fadeAt, stopAt } from './timing';

/** The darkness behind everything, as light. */
const ground = new THREE.Color(...palette.ink).multiplyScalar(0.6);

type Stage = { room: Room; floor?: THREE.Scene; camera: THREE.PerspectiveCamera };

/** The visitor's way through the venue. */
export function createWalkthrough(picture: Picture): Video {
  const { width, height } = picture;
  const renderer = createRenderer(width, height);
  const frame = createFrame(width, height, contacts());
  const { uTime, uEye, uFlip, uResolution } = frame.uniforms;
  const grade = createGrade(renderer, picture);
  const handover = createHandover(renderer, frame, picture);
  const expose = createShutter(renderer, picture);
  /** A camera that sees a stop. @param time seconds since the stop began */
  const look = (camera: THREE.PerspectiveCamera, id: string, time: number) => {
    const { eye, target, fieldOfView } = viewAt(id, time);
    camera.position.copy(eye);
    camera.fov = fieldOfView;
    camera.lookAt(target);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    return camera;
  };
  const createCamera = () => new THREE.PerspectiveCamera(40, width / height, 0.05, 80);
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
    const stage = { room, floor: floor && new THREE.Scene().add(floor), camera: createCamera() };
    made.set(id, stage);
    return stage;
  };

  const clear = (target: THREE.WebGLRenderTarget, color: THREE.ColorRepresentation) => {
    renderer.setClearColor(color, 1);
    renderer.setRenderTarget(target);
    renderer.clear();
  };

  const drawMirror = ({ scene, fight }: Room, camera: THREE.Camera) => {
    uFlip.value = -1;
    uResolution.value.set(mirror.width, mirror.height);
    clear(mirror, 0x000000);
    renderer.render(scene, camera);
    if (fight) renderer.render(fight.scene, camera);
    uResolution.value.set(width, height);
    uFlip.value = 1;
  };

  /** Draws a stop's light. @param time seconds since the stop began */
  const drawStop = (id: string, time: number, target: THREE.WebGLRenderTarget) => {
    const { room, floor, camera } = enter(id);
    const setTime = (offset: number) => {
      uTime.value = room.fight ? room.fight.loopTime(time + offset) : time + offset;
    };
    setTime(0);
    room.update?.(time);
    updateWave(modulo(uTime.value, loop));
    uEye.value.copy(look(camera, id, time).position);
    if (floor || room.mirror) drawMirror(room, camera);
    clear(target, ground);
    if (floor) renderer.render(floor, camera);
    else if (room.mirror) {
      strength.value = room.mirror;
      runPass(renderer, plainFloor, target);
    }
    renderer.setRenderTarget(target);
    renderer.render(room.scene, camera);
    if (room.fight) expose(room.fight.scene, camera, target, setTime);
  };

  /** One of the two rooms of a handover, with the shape that its script names. */
  const side = ({ id, start }: Stop, shape: string, cut: number): Side => {
    const { room, camera } = enter(id);
    return { shape: room.shapes[shape]!, camera, halfway: look(createCamera(), id, cut - start) };
  };

  return {
    renderer,
    render(videoTime) {
      const change = changeAt(videoTime);
      const index = stopAt(videoTime);
      const { id, start } = stops[index]!;
      if (change) {
        const [left, next] = [stops[change.to - 1]!, stops[change.to]!];
        const [before, after] = handover.targets;
        drawStop(left.id, videoTime - left.start, before);
        drawStop(next.id, videoTime - next.start, after);
        const sides = [side(left, left.leaves!, next.start), side(next, next.arrives!, next.start)] as const;
        handover.run(next.id, sides, change.amount, grade.target);
      } else drawStop(id, videoTime - start, grade.target);
      grade.finish(videoTime, fadeAt(videoTime));
    },
  };
}
