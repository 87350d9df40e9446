import * as THREE from 'three';
import { createMaterial, type Frame } from '../stage/frame';
import { alwaysDrawn } from '../stage/gpu';
import { domeRadius, floorRadius, waveSpeed } from './wave';

/**
 * The round, wet-dark floor. It mirrors the scene, more blurred where it is dry, and carries the strikes'
 * rings.
 *
 * @param mirror the mirror image of the scene with mipmaps: the rougher the floor, the smaller the level it
 *   reads
 * @param calm 1 to fade the rings toward the eye, where copy stands in the tall image; 0 to leave them
 */
export function createFloor(frame: Frame, mirror: THREE.Texture, calm = 0): THREE.Mesh {
  const geometry = new THREE.CircleGeometry(domeRadius, 96).rotateX(-Math.PI / 2);
  const material = createMaterial(frame, {
    uniforms: { uMirror: { value: mirror }, uCalm: { value: calm } },
    vertex: 'out vec3 vWorld; void main() { vWorld = position; gl_Position = project(position); }',
    fragment: `
      in vec3 vWorld;
      uniform sampler2D uMirror; uniform float uCalm;
      void main() {
        vec2 p = vWorld.xz;
        float radius = length(p);
        vec3 toEye = normalize(uEye - vWorld);
        float inside = 1. - smoothstep(${floorRadius.toFixed(2)} - .04, ${floorRadius.toFixed(2)}, radius);
        float patches = fbm(vec3(p * 1.7, 2.)), grit = noise(vec3(p * 26., 1.)), grain = noise(vec3(p * 70., 4.));
        float wet = smoothstep(.36, .60, patches);
        float rough = mix(.62, .10, wet) * mix(1.5, 1., inside);
        float grazing = 1. - max(toEye.y, 0.);
        float grazing5 = grazing * grazing * grazing * grazing * grazing;
        float fresnel = mix(.045, 1., grazing5);
        fresnel = mix(fresnel, .10 + fresnel, inside * .8);
        vec2 at = gl_FragCoord.xy / uResolution;
        vec2 off = vec2(grit - .5, (grain - .5) * 1.6) * .006 * mix(1.6, .6, wet);
        vec3 seen = textureLod(uMirror, at + off, rough * 5.2).rgb * .55;
        seen += textureLod(uMirror, at + off * 2. + vec2(0., -.012 * rough), rough * 5.2 + 1.2).rgb * .45;

        vec3 light = INK * 1.1 * (.7 + .5 * patches) * (.9 + .2 * grain) * (.10 + .25 * inside * exp(-radius * .25));
        // The light of the strands: ember under the upright stroke, tide along the crossing one.
        vec2 fromCore = p - vec2(0., -4.);
        light += EMBER * .030 * exp(-dot(fromCore, fromCore) * .22) * (.5 + patches);
        light += TIDE * .012 * exp(-abs(fromCore.y) * .5 - abs(p.x) * .3) * (.5 + patches);

        // The rim: a line of light at least about one pixel wide. Like the mirrored scene it fades toward the
        // eye, where copy stands in the tall image.
        vec3 rimColor = mix(EMBER, TIDE, smoothstep(-1.1, 1.1, p.x * .35)) * mix(.12, 1., smoothstep(3.5, -1., p.y));
        light += rimColor * exp(-abs(radius - ${floorRadius.toFixed(2)}) * 2.1) * .035 * (.5 + .8 * patches);
        float rimWidth = max(.017, fwidth(radius) * 1.1), rim = (radius - ${floorRadius.toFixed(2)}) / rimWidth;
        light += mix(rimColor, BONE * rimColor.r, .3 * exp(-p.x * p.x * .3)) * exp(-rim * rim) * min(1., .022 / rimWidth * 1.2) * 1.1;

        for (int i = 0; i < STRIKES; i++) {
          float age = since(uStrikes[i].z), run = age * ${waveSpeed.toFixed(1)};
          float reach = length(p - uStrikes[i].xy), behind = run - reach;
          if (behind < -.6 || age > 2.2) continue;
          float width = .035 + .011 * run, x = behind / width;
          float crest = exp(-x * x);
          float ripples = step(0., behind) * exp(-behind * 1.5) * (.5 + .5 * cos(behind * 13.)) * .42;
          float strength = uStrikes[i].w * exp(-age * 1.05 - reach * .16) * smoothstep(0., .05, age);
          strength *= mix(1., mix(.18, 1., smoothstep(3., -1., p.y)), uCalm);
          light += (colorOf(strikeColor[i]) * 1.1 + BONE * .25 * crest) * (crest * .50 + ripples * .28) * strength
            * (.45 + .9 * patches) * mix(.55, 1., wet) * smoothstep(.1, .9, reach + .3);
        }
        light += seen * fresnel * mix(.55, 1., wet) * mix(.8, 1.25, inside) * mix(.22, 1., smoothstep(3.2, -.5, p.y));
        light *= mix(.7, 1., inside) * mix(1., .35, smoothstep(8., 14., radius));
        color = vec4(light, 1.);
      }`,
  });
  return alwaysDrawn(new THREE.Mesh(geometry, material));
}
