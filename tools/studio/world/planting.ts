import * as THREE from 'three';
import { createMaterial, type Frame } from '../stage/frame';
import { alwaysDrawn } from '../stage/gpu';
import { createPlants, swayGlsl, type Plant } from './plants';
import { createRandom } from './random';

/** Plants stand along the dome's foot, within this angle on both sides of the view's middle. */
const reach = (76 * Math.PI) / 180;

function placeRim(): Plant[] {
  const random = createRandom(23);
  const count = 46;
  return Array.from({ length: count }, (_, index) => {
    const azimuth = -reach + (2 * reach * (index + 0.8 * random())) / count;
    const distance = 8.6 + random() * 4.6;
    const place = { x: Math.sin(azimuth) * distance, z: -Math.cos(azimuth) * distance };
    const kind = random();
    // No tall leaves grow at the foot of the upright stroke.
    const open = Math.abs(azimuth) < 0.12;
    if (kind < 0.36 && !open) return { ...place, kind: 'palm', height: 1.7 + random() * 1.5, leaves: 11 };
    if (kind < 0.64 && !open) return { ...place, kind: 'broad', height: 1.2 + random() * 0.9, leaves: 9 };
    return { ...place, kind: 'grass', height: 0.7 + random() * 0.6, leaves: 36 };
  });
}

/** The plants at the rim: dark against the dome, with the strands' light on their edges and through their leaves. */
export function createPlanting(frame: Frame): THREE.Mesh {
  const material = createMaterial(frame, {
    vertex: `
      ${swayGlsl}
      in vec3 leaf;
      out vec3 vWorld, vNormal, vLeaf;
      void main() {
        vec3 at = sway(position, leaf, uTime);
        vWorld = at; vNormal = normal; vLeaf = leaf;
        gl_Position = project(at);
      }`,
    fragment: `
      in vec3 vWorld, vNormal, vLeaf;
      void main() {
        vec3 normal = normalize(vNormal), toEye = normalize(uEye - vWorld);
        if (dot(normal, toEye) < 0.) normal = -normal;
        vec3 toCore = normalize(vec3(0., 2.9, -4.) - vWorld);
        float through = max(dot(-normal, toCore), 0.), front = max(dot(normal, toCore), 0.);
        vec3 toRim = normalize(vec3(vWorld.x, 0., vWorld.z) * .5 - vWorld);
        float low = max(dot(normal, toRim), 0.) * exp(-vWorld.y * .9);
        float side = mix(.22, 1., smoothstep(-5., 0., vWorld.x));
        vec3 hue = mix(EMBER, TIDE, smoothstep(-3.5, 3.5, vWorld.x));
        vec3 energy = waveEnergy(.05);
        float stir = .7 + .6 * (energy.x + energy.y + energy.z);
        float midrib = .75 + .25 * smoothstep(0., .12, abs(vLeaf.y));
        vec3 light = INK * .22;
        light += mix(hue, BONE, .2) * (through * .030 + front * .022) * midrib * side * stir;
        light += hue * (low * .030 + .012 * (1. - abs(dot(normal, toEye)))) * side;
        color = vec4(light, 1.);
      }`,
  });
  return alwaysDrawn(new THREE.Mesh(createPlants(23, placeRim()), material));
}
