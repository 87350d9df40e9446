import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../../../stage/gpu';
import { createPlants, swayGlsl, type Plant } from '../../../world/plants';
import { createRandom } from '../../../world/random';
import type { Lamp } from '../../scan/scan';

type Foliage = {
  plants: readonly Plant[];
  seed: number;
  lamp: Lamp;
  /** The number of dots over all leaves. */
  dots: number;
  /** Meters. Leaves near the eye get more dots. */
  eye: THREE.Vector3;
  /** GLSL: `vec3 passing(vec3 world)`, the light that passes. */
  passing: string;
  uniforms: Record<string, THREE.IUniform>;
};

/**
 * Dots over the leaves, evenly dense as seen from the eye. A low-discrepancy sequence fills each leaf without
 * clumps.
 */
function sow(
  geometry: THREE.BufferGeometry,
  count: number,
  eye: THREE.Vector3,
  random: () => number,
): THREE.BufferGeometry {
  const flat = geometry.toNonIndexed();
  const position = flat.getAttribute('position');
  const triangle = new THREE.Triangle();
  const sums = new Float64Array(position.count / 3);
  let area = 0;
  sums.forEach((_, index) => {
    triangle.setFromAttributeAndIndices(position, index * 3, index * 3 + 1, index * 3 + 2);
    sums[index] = area += triangle.getArea() / Math.max(10, triangle.a.distanceToSquared(eye));
  });
  const names = ['position', 'normal', 'leaf'] as const;
  const data = {
    position: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    leaf: new Float32Array(count * 3),
  };
  const rank = new Float32Array(count);
  let face = 0;
  for (let dot = 0; dot < count; dot++) {
    while (sums[face]! < ((dot + random()) / count) * area && face < sums.length - 1) face++;
    // The R2 sequence, by Martin Roberts:
    // https://extremelearning.com.au/unreasonable-effectiveness-of-quasirandom-sequences/
    const root = Math.sqrt((dot * 0.7548776662466927) % 1);
    const part = (dot * 0.5698402909980532) % 1;
    const weights = [1 - root, root * (1 - part), root * part];
    for (const name of names) {
      const from = flat.getAttribute(name).array;
      for (let axis = 0; axis < 3; axis++) {
        data[name][dot * 3 + axis] = weights.reduce(
          (sum, weight, corner) => sum + weight * from[(face * 3 + corner) * 3 + axis]!,
          0,
        );
      }
    }
    rank[dot] = random();
  }
  return createGeometry({
    position: [data.position, 3],
    normal: [data.normal, 3],
    leaf: [data.leaf, 3],
    rank: [rank, 1],
  });
}

/** Plants drawn like a scan: dark leaves with their ribs and veins in thin light, and dots where they are lit. */
export function createFoliage(
  frame: Frame,
  { plants, seed, lamp, dots, eye, passing, uniforms }: Foliage,
): THREE.Group {
  const geometry = createPlants(seed, plants);
  const shared = {
    uLamp: { value: lamp.position },
    uReach: { value: lamp.reach },
    ...uniforms,
  };
  const light = `
uniform vec3 uLamp; uniform float uReach;
vec3 eyeSide() { return uEye * vec3(1., uFlip, 1.); }
float toneAt(vec3 world, vec3 normal) {
  vec3 toLamp = uLamp - world;
  float away = length(toLamp);
  float towards = dot(normal, toLamp / away);
  // Leaves let some light through.
  float lit = max(towards, -.55 * towards) * 1.35 / (1. + away * away / (uReach * uReach));
  return clamp(lit + .05, 0., 1.);
}
float haze(vec3 world) { return exp(-max(0., distance(world, eyeSide()) - 5.) / 9.); }
${passing}`;
  const solid = createMaterial(frame, {
    vertex: `${swayGlsl}
in vec3 leaf; out vec3 vWorld, vNormal, vLeaf;
void main() { vWorld = sway(position, leaf, uTime); vNormal = normal; vLeaf = leaf; gl_Position = project(vWorld); }`,
    fragment: `${light}
in vec3 vWorld, vNormal, vLeaf;
void main() {
  float tone = toneAt(vWorld, normalize(vNormal));
  float across = abs(vLeaf.y);
  float pace = max(fwidth(vLeaf.y), .001);
  float onLeaf = step(.0001, vLeaf.x);
  float near = clamp(.35 / pace, 0., 1.);
  float rib = (1. - smoothstep(pace * .6, pace * 1.8, across)) * onLeaf;
  float edge = smoothstep(1. - pace * 1.8, 1. - pace * .4, across) * onLeaf;
  float veins = vLeaf.x * 11. - across * 2.6;
  float veinPace = max(fwidth(veins), .001);
  float vein = (1. - smoothstep(veinPace * .5, veinPace * 1.5, abs(fract(veins) - .5))) * clamp(.22 / veinPace - .3, 0., 1.) * onLeaf;
  vec3 passed = passing(vWorld);
  float lines = (.55 * rib + .4 * edge + .2 * vein) * near;
  vec3 lit = BONE * (tone * tone * .05 + lines * (.06 + .75 * tone));
  lit += passed * (.05 + .3 * lines + .12 * tone);
  color = vec4(INK * .5 + lit * haze(vWorld), 1.);
}`,
    uniforms: shared,
  });
  const points = createMaterial(frame, {
    vertex: `${light}${swayGlsl}
in vec3 leaf; in float rank; out vec3 vLight; out float vSize;
void main() {
  vec3 world = sway(position, leaf, uTime);
  float tone = toneAt(world, normal);
  vec3 passed = passing(world);
  float reached = clamp(tone + .6 * max(passed.r, max(passed.g, passed.b)), 0., 1.);
  float shown = 1. - smoothstep(reached * .9, reached * 1.1, rank);
  gl_Position = project(mix(world, eyeSide(), .002));
  float unit = uResolution.y / 720.;
  vSize = clamp(9. / gl_Position.w, 1.2, 2.4) * unit + 1.5;
  gl_PointSize = vSize;
  vLight = (BONE * (.25 + .75 * tone) + passed * 1.3) * shown * haze(world);
  if (shown <= 0.) gl_Position = vec4(2., 2., 2., 1.);
}`,
    fragment: `
in vec3 vLight; in float vSize;
void main() {
  float away = length(gl_PointCoord - .5) * vSize;
  color = vec4(vLight * clamp((vSize - 1.5) * .5 + .5 - away, 0., 1.), 1.);
}`,
    uniforms: shared,
    ...additive,
  });
  return new THREE.Group().add(
    alwaysDrawn(new THREE.Mesh(geometry, solid)),
    alwaysDrawn(new THREE.Points(sow(geometry, dots, eye, createRandom(seed)), points)),
  );
}
