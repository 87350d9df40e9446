import * as THREE from 'three';
import type { Frame } from '../stage/frame';
import { palette } from '../world/palette';
import { poseTexture, type PoseAt } from './body/pose-texture';
import { buildBody, type Body } from './body/body';
import type { Fighter } from './choreography';
import { createCloud } from './light/cloud';
import { createShed } from './light/shed';
import { createSolid } from './light/body-surface';
import { createSparks } from './light/sparks';
import { joints } from './motion/torso';
import { createTrails } from './light/trails';

/** Ember looks darker than tide in the same light, so it gets more. */
const brightness = { ember: 1.22, tide: 0.98 } as const;

const lightOf = (fighter: Fighter) =>
  new THREE.Vector3(...palette[fighter]).multiplyScalar(brightness[fighter]);

type Options = {
  poseAt?: PoseAt;
  /** How much brighter they are than in the hero. */
  gain?: number;
  /** Whether their wrists draw ribbons of light, which from the side of a blow can look like a spear. */
  hasTrails?: boolean;
  /** Bodies that were built before. */
  bodies?: Record<Fighter, Body>;
};

function createFigure(
  frame: Frame,
  fighter: Fighter,
  { poseAt, gain = 1, hasTrails = true, bodies }: Options,
): THREE.Group {
  const body = bodies?.[fighter] ?? buildBody(fighter);
  const uniforms = {
    uPoses: { value: poseTexture(fighter, poseAt) },
    uColor: { value: lightOf(fighter).multiplyScalar(gain) },
    uOther: { value: lightOf(fighter === 'ember' ? 'tide' : 'ember') },
    uSide: { value: fighter === 'ember' ? -1 : 1 },
    uWrist: { value: joints[fighter].hand.x },
    uTop: { value: fighter === 'tide' ? 1 : 0 },
  };
  return new THREE.Group().add(
    createSolid(frame, body, uniforms),
    createCloud(frame, body, uniforms),
    createShed(frame, body, uniforms, fighter === 'ember' ? 99 : 100),
    ...(hasTrails ? [createTrails(frame, fighter, uniforms)] : []),
  );
}

/** Both fighters, what they shed and draw in the air, and the sparks of their strikes. They follow `uTime`. */
export function createFigures(frame: Frame, options: Options = {}): THREE.Group {
  return new THREE.Group().add(
    createFigure(frame, 'ember', options),
    createFigure(frame, 'tide', options),
    createSparks(frame),
  );
}
