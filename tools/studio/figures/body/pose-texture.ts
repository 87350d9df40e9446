import * as THREE from 'three';
import { loop } from '../../world/clock';
import type { Fighter } from '../choreography';
import { solve, type Pose } from '../motion/fight';
import { boneCount } from './skeleton';

/** Poses stored per second: the fastest glove moves 4 cm from one to the next. */
export const posesPerSecond = 192;

export const poseCount = loop * posesPerSecond;

export type PoseAt = (fighter: Fighter, time: number) => Pick<Pose, 'bones' | 'lights'>;

/** Three texels per bone, the upper rows of its matrix, and one for the lights of the arms. */
const texelsPerPose = boneCount * 3 + 1;

/** All poses of a fighter's loop: one per row, four numbers per texel. */
function bakePoses(fighter: Fighter, poseAt: PoseAt): Float32Array {
  const poses = new Float32Array(texelsPerPose * poseCount * 4);
  for (let pose = 0; pose < poseCount; pose++) {
    const { bones, lights } = poseAt(fighter, pose / posesPerSecond);
    poses.set(lights, ((pose + 1) * texelsPerPose - 1) * 4);
    bones.forEach(({ elements }, bone) => {
      for (let row = 0; row < 3; row++) {
        const texel = pose * texelsPerPose + bone * 3 + row;
        poses.set([elements[row]!, elements[4 + row]!, elements[8 + row]!, elements[12 + row]!], texel * 4);
      }
    });
  }
  return poses;
}

/** The poses as a texture, so that shaders can place any point at any time. */
export function poseTexture(fighter: Fighter, poseAt: PoseAt = solve): THREE.DataTexture {
  const texture = new THREE.DataTexture(
    bakePoses(fighter, poseAt),
    texelsPerPose,
    poseCount,
    THREE.RGBAFormat,
    THREE.FloatType,
  );
  texture.needsUpdate = true;
  return texture;
}
