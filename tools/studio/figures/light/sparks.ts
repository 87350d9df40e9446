import * as THREE from 'three';
import { createRandom } from '../../world/random';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../../stage/gpu';
import { pointFragment } from './cloud';
import { strikes } from '../choreography';
import { contacts } from '../motion/fight';

const perStrike = 220;

const channel = { ember: 0, tide: 1, bone: 2 } as const;

/** Sparks that fly from the place of each strike. */
export function createSparks(frame: Frame): THREE.Points {
  const random = createRandom(5);
  const places = contacts();
  const positions: number[] = [];
  const events: number[] = [];
  const directions: number[] = [];
  strikes.forEach(({ time, strength, color }, index) => {
    for (let spark = 0; spark < perStrike; spark++) {
      positions.push(...places[index]!.toArray());
      events.push(time, channel[color], strength * (0.3 + random()));
      const height = random() * 2 - 1;
      const angle = random() * 2 * Math.PI;
      const speed = (0.4 + 2.2 * random() ** 2) * Math.min(1.3, 0.5 + strength);
      const flat = Math.sqrt(1 - height * height);
      directions.push(speed * flat * Math.cos(angle), speed * height, speed * flat * Math.sin(angle));
    }
  });
  const geometry = createGeometry({
    position: [new Float32Array(positions), 3],
    event: [new Float32Array(events), 3],
    direction: [new Float32Array(directions), 3],
  });
  const material = createMaterial(frame, {
    ...additive,
    vertex: `
in vec3 event, direction;
out vec3 vColor;
void main() {
  float age = since(event.x);
  vec3 world = position + direction * (1. - exp(-age * 4.)) / 4. - vec3(0., .35 * age * age, 0.);
  float strength = exp(-age * 4.2) * smoothstep(0., .02, age) * event.z;
  gl_Position = project(world);
  gl_PointSize = clamp(uResolution.y * .009 / gl_Position.w, 1., 5.);
  if (strength < .01 || age > 1.4) gl_Position = vec4(2., 2., 2., 1.);
  vColor = mix(colorOf(int(event.y + .5)), BONE, .45) * strength * 1.3;
}`,
    fragment: pointFragment,
  });
  const sparks = alwaysDrawn(new THREE.Points(geometry, material));
  sparks.renderOrder = 6;
  return sparks;
}
