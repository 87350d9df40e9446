import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { beat } from '../../world/clock';
import { smootherstep } from '../../world/easing';
import { createPlus, plusDots } from '../plus';
import type { Room } from '../room';

/** A dark room: an ember line rises, a tide line crosses it, and both become the plus. */
export function createOpening(frame: Frame): Room {
  const plus = createPlus(frame, 31);
  return {
    scene: new THREE.Scene().add(plus.object),
    shapes: { plus: plusDots() },
    update: (time) =>
      plus.update(
        time,
        { ember: smootherstep(time / (3 * beat)), tide: smootherstep((time - beat) / (3 * beat)) },
        0.5 * (1 - smootherstep((time - 2 * beat) / (3 * beat))),
      ),
  };
}
