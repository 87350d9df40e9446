import * as THREE from 'three';

/** A corner of a profile: its distance from the axis, its height, and its rounding, in meters. */
export type Corner = readonly [radius: number, height: number, rounding?: number];

const cornerSteps = 4;

/**
 * A vessel or a post as turned on a lathe, which stands on y = 0 if its profile does.
 *
 * @param profile from the bottom of the outside to its top, and down the inside if it is open
 * @param segments around the axis
 */
export function createTurned(profile: readonly Corner[], segments = 40): THREE.BufferGeometry {
  const corners = profile.map(([radius, height]) => new THREE.Vector2(radius, height));
  const outline = corners.flatMap((corner, index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    const rounding = profile[index]![2] ?? 0.001;
    if (!before || !after) return [corner];
    const part = (other: THREE.Vector2) => Math.min(0.5, rounding / Math.max(1e-6, corner.distanceTo(other)));
    return new THREE.QuadraticBezierCurve(
      corner.clone().lerp(before, part(before)),
      corner,
      corner.clone().lerp(after, part(after)),
    ).getPoints(cornerSteps);
  });
  return new THREE.LatheGeometry(outline, segments);
}
