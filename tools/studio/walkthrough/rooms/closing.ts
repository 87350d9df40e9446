import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { beat } from '../../world/clock';
import { lerp, smootherstep } from '../../world/easing';
import { createPlus } from '../plus';
import type { Room } from '../room';

/** The strands of light contract into the plus. */
export function createClosing(frame: Frame): Room {
  const plus = createPlus(frame, 31);
  return {
    scene: new THREE.Scene().add(plus.object),
    view: (progress) => ({
      eye: new THREE.Vector3(-0.25, 0.1, lerp(6.3, 7.2, smootherstep(progress))),
      target: new THREE.Vector3(-0.75, -0.1, 0),
      fieldOfView: 40,
    }),
    update: (_progress, time) =>
      plus.update(time, { ember: 1, tide: 1 }, 2.6 * (1 - smootherstep(time / (4 * beat)))),
  };
}
