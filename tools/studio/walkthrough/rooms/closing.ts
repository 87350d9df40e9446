import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { beat } from '../../world/clock';
import { smootherstep } from '../../world/easing';
import { createPlus, plusDots } from '../plus';
import type { Room } from '../room';

/** The strands of light contract into the plus. */
export function createClosing(frame: Frame): Room {
  const plus = createPlus(frame, 31);
  return {
    scene: new THREE.Scene().add(plus.object),
    shapes: { plus: plusDots() },
    update: (time) => plus.update(time, { ember: 1, tide: 1 }, 2.6 * (1 - smootherstep(time / (4 * beat)))),
  };
}
