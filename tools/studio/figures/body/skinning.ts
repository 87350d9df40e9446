import { boneCount } from './skeleton';
import { poseCount, posesPerSecond } from './pose-texture';

/**
 * GLSL that moves a point of the rest pose to its place at a time, by the attributes `bones` and `weights`.
 * `skin` blends neighboring poses, so that slow motion stays smooth. `skinFast` takes the nearest pose.
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
/** How brightly a punch lights a point of the rest pose: its arm, most of all the fist. */
float strikeAt(vec3 place, float time) {
  int row = int(mod(time, 12.) * ${posesPerSecond.toFixed(1)} + .5) % ${poseCount};
  vec2 lights = texelFetch(uPoses, ivec2(${boneCount * 3}, row), 0).xy;
  float across = abs(place.x), arm = smoothstep(.17, .28, across) * step(1.2, place.y);
  return arm * mix(.6, 1., smoothstep(.3, .75, across)) * (place.x > 0. ? lights.x : lights.y);
}
vec3 skinFast(vec3 place, float time) {
  int row = int(mod(time, 12.) * ${posesPerSecond.toFixed(1)} + .5) % ${poseCount};
  vec4 x = vec4(0), y = vec4(0), z = vec4(0);
  addRow(row, 1., x, y, z);
  vec4 point = vec4(place, 1.);
  return vec3(dot(x, point), dot(y, point), dot(z, point));
}
`;
