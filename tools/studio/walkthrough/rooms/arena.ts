import * as THREE from 'three';
import { createFigures } from '../../figures/figures';
import { arms, stirAt } from '../../hero/arms';
import { core } from '../../hero/cameras';
import type { Frame } from '../../stage/frame';
import { createDome } from '../../world/dome';
import { smootherstep } from '../../world/easing';
import { createFloor } from '../../world/floor';
import { createPlanting } from '../../world/planting';
import { createStrandLight } from '../../world/strand-light';
import { createStrands } from '../../world/strands';
import type { Room } from '../room';

/** The moment of the fight's loop that the stop begins with, in seconds. */
export const begin = 4;

const path = {
  eye: new THREE.CatmullRomCurve3([
    new THREE.Vector3(-2.4, 7.6, 10.4),
    new THREE.Vector3(-1.2, 4.6, 9.4),
    new THREE.Vector3(0.8, 1.5, 5.6),
  ]),
  target: new THREE.CatmullRomCurve3([
    new THREE.Vector3(-0.9, 2.5, -3),
    new THREE.Vector3(-0.9, 1.8, -2),
    new THREE.Vector3(-0.75, 1.45, -0.6),
  ]),
};

/** The round floor under the dome, seen from above, then from ringside. */
export function createArena(frame: Frame): Room {
  const { uTime, uResolution } = frame.uniforms;
  const strands = createStrandLight(
    frame,
    createStrands(arms('landscape'), 7),
    core,
    uResolution.value.y / 1080,
  );
  const scene = new THREE.Scene().add(createDome(frame, 0), createPlanting(frame), strands.object);
  return {
    scene,
    floor: (mirror) => createFloor(frame, mirror),
    view(progress) {
      const along = smootherstep(progress * 0.9 + 0.05);
      return {
        eye: path.eye.getPoint(along),
        target: path.target.getPoint(along),
        fieldOfView: 44 - 6 * along,
      };
    },
    update: () => strands.update(uTime.value, stirAt(uTime.value)),
    fight: { scene: new THREE.Scene().add(createFigures(frame)), loopTime: (time) => begin + time },
  };
}
