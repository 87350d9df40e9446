import * as THREE from 'three';
import { createMaterial, type Frame } from '../stage/frame';
import { alwaysDrawn } from '../stage/gpu';
import { domeRadius, floorRadius, waveSpeed } from '../world/wave';

/** The floor of the hero, drawn with less effort: dark and wet, with a rim of light and the rings of the strikes. */
export function createTearFloor(frame: Frame, mirror: THREE.Texture): THREE.Mesh {
  const geometry = new THREE.CircleGeometry(domeRadius, 96).rotateX(-Math.PI / 2);
  const radius = floorRadius.toFixed(2);
  const material = createMaterial(frame, {
    uniforms: { uMirror: { value: mirror } },
    vertex: 'out vec3 vWorld; void main() { vWorld = position; gl_Position = project(position); }',
    fragment: `
in vec3 vWorld;
uniform sampler2D uMirror;
void main() {
  vec2 p = vWorld.xz;
  float radius = length(p);
  float patches = .5 * noise(vec3(p * 1.7, 2.)) + .25 * noise(vec3(p * 3.5, 7.)) + .12, grit = noise(vec3(p * 26., 1.));
  float wet = smoothstep(.36, .60, patches), inside = 1. - smoothstep(${radius} - .04, ${radius}, radius);
  float rough = mix(.62, .10, wet) * mix(1.5, 1., inside);
  float grazing = 1. - max(normalize(uEye - vWorld).y, 0.);
  float fresnel = mix(.045, 1., grazing * grazing * grazing * grazing * grazing);
  fresnel = mix(fresnel, .10 + fresnel, inside * .8);
  vec2 at = gl_FragCoord.xy / uResolution, off = vec2(grit - .5) * .006 * mix(1.6, .6, wet);
  vec3 seen = textureLod(uMirror, at + off, rough * 5.2).rgb * .55;
  seen += textureLod(uMirror, at + off * 2. + vec2(0., -.012 * rough), rough * 5.2 + 1.2).rgb * .45;
  vec3 light = seen * fresnel * mix(.55, 1., wet) * mix(.8, 1.25, inside) * mix(.3, 1., smoothstep(3.2, -.5, p.y));
  light += EMBER * .018 * exp(-p.x * p.x * .3 - abs(p.y + 3.) * .25) * (.4 + patches);
  float rim = (radius - ${radius}) / max(.017, fwidth(radius) * 1.1);
  light += mix(EMBER, BONE, .25 * exp(-p.x * p.x * .3)) * exp(-rim * rim) * (.10 + .55 * exp(-p.x * p.x * .12)) * step(p.y, 0.);
  for (int i = 0; i < STRIKES; i++) {
    float age = since(uStrikes[i].z);
    if (age > 1.6) continue;
    float run = age * ${waveSpeed.toFixed(1)}, reach = length(p - uStrikes[i].xy);
    float x = (run - reach) / (.035 + .011 * run);
    float strength = uStrikes[i].w * exp(-age * 1.4 - reach * .16) * smoothstep(0., .05, age);
    light += (colorOf(strikeColor[i]) + BONE * .25) * exp(-x * x) * .4 * strength * (.4 + patches) * smoothstep(.1, .9, reach + .3);
  }
  color = vec4(light * mix(.7, 1., inside), 1.);
}`,
  });
  return alwaysDrawn(new THREE.Mesh(geometry, material));
}
