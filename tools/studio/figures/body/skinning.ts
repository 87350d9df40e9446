import { Matrix3, Vector3, type Matrix4 } from 'three';
import { poseCount, posesPerSecond } from './pose-texture';
import type { Skin } from './body';

/**
 * GLSL that moves a point of the rest pose to its place at a time, by the attributes `bones` and `weights`,
 * and gives the velocity there. It blends neighboring poses, so that slow motion stays smooth.
 */
export const skinningShader = `
uniform highp sampler2D uPoses;
in vec4 bones, weights;
void addRow(int row, float share, inout vec4 x, inout vec4 y, inout vec4 z) {
  for (int i = 0; i < 4; i++) {
    float weight = weights[i] * share;
    if (weight < .004) continue;
    int texel = int(bones[i] + .5) * 3;
    x += weight * texelFetch(uPoses, ivec2(texel, row), 0);
    y += weight * texelFetch(uPoses, ivec2(texel + 1, row), 0);
    z += weight * texelFetch(uPoses, ivec2(texel + 2, row), 0);
  }
}
void skin(vec3 place, vec3 direction, float time, out vec3 world, out vec3 normalNow) {
  float pose = mod(time, 12.) * ${posesPerSecond.toFixed(1)};
  int row = int(pose) % ${poseCount};
  vec4 x = vec4(0), y = vec4(0), z = vec4(0);
  addRow(row, 1. - fract(pose), x, y, z);
  addRow((row + 1) % ${poseCount}, fract(pose), x, y, z);
  vec4 point = vec4(place, 1.);
  world = vec3(dot(x, point), dot(y, point), dot(z, point));
  normalNow = normalize(vec3(dot(x.xyz, direction), dot(y.xyz, direction), dot(z.xyz, direction)));
}
vec3 skinFast(vec3 place, float time) {
  int row = int(mod(time, 12.) * ${posesPerSecond.toFixed(1)} + .5) % ${poseCount};
  vec4 x = vec4(0), y = vec4(0), z = vec4(0);
  addRow(row, 1., x, y, z);
  vec4 point = vec4(place, 1.);
  return vec3(dot(x, point), dot(y, point), dot(z, point));
}
`;

/** A body's surface in a pose: points in world meters and unit normals. */
export function skinOnCpu(
  skin: Skin,
  bones: readonly Matrix4[],
): { positions: Float32Array; normals: Float32Array } {
  const positions = new Float32Array(skin.positions.length);
  const normals = new Float32Array(skin.normals.length);
  const turns = bones.map((bone) => new Matrix3().setFromMatrix4(bone));
  const place = new Vector3();
  const direction = new Vector3();
  const part = new Vector3();
  for (let point = 0; point < positions.length / 3; point++) {
    place.set(0, 0, 0);
    direction.set(0, 0, 0);
    for (let slot = point * 4; slot < point * 4 + 4; slot++) {
      const bone = skin.bones[slot]!;
      const weight = skin.weights[slot]!;
      place.addScaledVector(part.fromArray(skin.positions, point * 3).applyMatrix4(bones[bone]!), weight);
      direction.addScaledVector(part.fromArray(skin.normals, point * 3).applyMatrix3(turns[bone]!), weight);
    }
    place.toArray(positions, point * 3);
    direction.normalize().toArray(normals, point * 3);
  }
  return { positions, normals };
}
