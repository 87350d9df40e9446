import * as THREE from 'three';
import { clamp, lerp, smoothstep } from '../world/easing';
import type { Point } from './shapes/forms/surface';
import { shotAt } from './shots';

export type View = {
  /** Meters. */
  eye: THREE.Vector3;
  /** Meters. */
  target: THREE.Vector3;
  /** Vertical, in degrees. */
  fieldOfView: number;
};

/** How much of a move has no acceleration: a visitor who walks on neither starts nor stops at a cut. */
const steady = 0.45;

const vector = (point: Point) => new THREE.Vector3(...point);

/** A point on a smooth line through points, with even speed. */
function along(points: readonly Point[], part: number): THREE.Vector3 {
  if (points.length === 1) return vector(points[0]!);
  return new THREE.CatmullRomCurve3(points.map(vector), false, 'centripetal').getPointAt(part);
}

/** Where the camera of a stop is, and what it sees. @param time seconds since the stop began */
export function viewAt(stop: string, time: number): View {
  const { shot, progress } = shotAt(stop, time);
  const part = clamp(progress);
  const moved = lerp(smoothstep(0, 1, part), part, steady);
  return {
    eye: along(shot.eye, moved),
    target: along(shot.target, moved),
    fieldOfView: lerp(...shot.lens, moved),
  };
}
