import * as THREE from 'three';
import { createFigures } from '../../figures/figures';
import { arms, stirAt } from '../../hero/arms';
import { core } from '../../hero/cameras';
import type { Frame } from '../../stage/frame';
import { createDome } from '../../world/dome';
import { createFloor } from '../../world/floor';
import { createPlanting } from '../../world/planting';
import { createStrandLight } from '../../world/strand-light';
import { createStrands } from '../../world/strands';
import { floorRadius } from '../../world/wave';
import { alongLines } from '../handover/dots';
import type { Room } from '../room';
import { createLoop } from '../shapes/light/light-lines';
import { createRingside } from './props/ringside';

/** The moment of the fight's loop that the stop begins with, in seconds. */
export const begin = 1.5;

/** The plus above the fighters: its lower arm ends above their gloves, and the others match it. Meters. */
const plus = arms('landscape').map((arm) => ({
  ...arm,
  length: arm.color === 'tide' ? 3.2 : arm.direction[1] > 0 ? 2.3 : 1.7,
}));

/** The edge of the floor. */
const rim = createLoop(() => floorRadius, 240).map(({ x, y }) => new THREE.Vector3(x, 0, y));

/** The round floor under the dome, and the fight on it. */
export function createArena(frame: Frame): Room {
  const { uTime, uResolution } = frame.uniforms;
  const strands = createStrandLight(frame, createStrands(plus, 7), core, uResolution.value.y / 1080);
  const ringside = createRingside(frame);
  const scene = new THREE.Scene().add(
    createDome(frame, 0),
    createPlanting(frame),
    ringside.object,
    strands.object,
  );
  return {
    scene,
    shapes: { ring: alongLines([rim]) },
    floor: (mirror) => createFloor(frame, mirror),
    update() {
      strands.update(uTime.value, stirAt(uTime.value));
      ringside.update(uTime.value);
    },
    fight: { scene: new THREE.Scene().add(createFigures(frame)), loopTime: (time) => begin + time },
  };
}
