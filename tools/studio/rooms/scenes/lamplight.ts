import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive, createGeometry } from '../../stage/gpu';
import { pointFragment, pointVertex, solidFragment, solidVertex } from '../../walkthrough/scan/scan-shaders';
import { stipple } from '../../walkthrough/scan/surface-dots';
import type { Point } from '../../walkthrough/shapes/forms/surface';
import { palette } from '../../world/palette';
import { createRandom } from '../../world/random';

type Lamplight = {
  /** The surface that the lamps light, in meters. */
  geometry: THREE.BufferGeometry;
  /** Dots per square meter in the brightest places. */
  density: number;
  /** Where the lamps are, in meters. Each shines up and down between its shades. */
  lamps: readonly Point[];
  /** At this distance a quarter of a lamp's light remains; meters. */
  reach: number;
  brightness: number;
  /** The light that the lamps leave on the surface between its dots, 0 to 1; it shows folds. None by default. */
  soft?: number;
  /** A light from afar, which grazes the surface at its height. None by default. */
  far?: { from: Point; color: readonly [r: number, g: number, b: number]; reach: number };
  seed: number;
};

/** A surface in the light of lamps: as in the plates, dots are dense near a lamp, and none are left in the dark. */
export function createLamplight(
  frame: Frame,
  { geometry, density, lamps, reach, brightness, soft = 0, far, seed }: Lamplight,
): THREE.Group {
  const light = `
uniform vec3 uLamps[${lamps.length}], uColor;
uniform float uReach, uSpacing;
vec3 eyeSide() { return uEye * vec3(1., uFlip, 1.); }
float haze(float away) { return exp(-max(0., away - 4.) / 16.); }
float toneAt(vec3 world, vec3 normal) {
  normal *= dot(normal, eyeSide() - world) < 0. ? -1. : 1.;
  float tone = 0.;
  for (int i = 0; i < ${lamps.length}; i++) {
    vec3 toLamp = uLamps[i] - world;
    float away = length(toLamp);
    toLamp /= away;
    float fall = 1. / (1. + away * away / (uReach * uReach));
    tone += smoothstep(.3, .95, abs(toLamp.y)) * max(0., dot(normal, toLamp)) * fall * fall;
  }
  return clamp(3.4 * tone - .1, 0., 1.);
}
`;
  const cloth = `
in vec3 vWorld; in vec3 vNormal;
uniform vec3 uFar, uFarColor;
uniform float uFarReach, uSoft;
void main() {
  vec3 normal = normalize(vNormal);
  normal *= dot(normal, eyeSide() - vWorld) < 0. ? -1. : 1.;
  float tone = toneAt(vWorld, normal), near = 0.;
  for (int i = 0; i < ${lamps.length}; i++) {
    vec3 toLamp = uLamps[i] - vWorld;
    float away = length(toLamp) / uReach;
    near += max(0., .25 + .75 * dot(normal, normalize(toLamp))) / pow(1. + away * away, 2.);
  }
  vec3 toFar = uFar - vWorld;
  float away = length(toFar) / uFarReach;
  vec3 graze = uFarColor * max(0., dot(normal, normalize(toFar))) * exp(-.18 * toFar.y * toFar.y) / (1. + away * away);
  vec3 shine = uColor * (tone * tone * .055 + uSoft * near) + graze;
  color = vec4(INK * .6 + shine * haze(distance(vWorld, eyeSide())), 1.);
}`;
  const uniforms = {
    uLamps: { value: lamps.map((lamp) => new THREE.Vector3(...lamp)) },
    uReach: { value: reach },
    uColor: { value: new THREE.Vector3(...palette.bone).multiplyScalar(brightness) },
    uSpacing: { value: 1 / Math.sqrt(density) },
    uSoft: { value: soft },
    uFar: { value: new THREE.Vector3(...(far?.from ?? [0, 0, 0])) },
    uFarColor: { value: new THREE.Vector3(...(far?.color ?? [0, 0, 0])) },
    uFarReach: { value: far?.reach ?? 1 },
  };
  const material = (vertex: string, fragment: string, options: THREE.ShaderMaterialParameters = {}) =>
    createMaterial(frame, { vertex: light + vertex, fragment: light + fragment, uniforms, ...options });
  const random = createRandom(seed);
  const { positions, normals, ranks } = stipple(geometry, density, random);
  const dots = createGeometry({
    position: [positions, 3],
    normal: [normals, 3],
    // In any order: where few are left, they would look like a grid otherwise.
    rank: [ranks.map(random), 1],
  });
  return new THREE.Group().add(
    new THREE.Mesh(geometry, material(solidVertex, soft || far ? cloth : solidFragment)),
    new THREE.Points(dots, material(pointVertex, pointFragment, additive)),
  );
}
