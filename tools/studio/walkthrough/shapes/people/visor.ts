import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { alwaysDrawn } from '../../../stage/gpu';

/** The soft rounded edge that a headset's lenses give the image. It is drawn last, over everything. */
export function createVisor(frame: Frame): THREE.Mesh {
  const material = createMaterial(frame, {
    vertex: 'out vec2 v; void main() { v = position.xy; gl_Position = vec4(position.xy, 0., 1.); }',
    fragment: `
in vec2 v;
void main() {
  vec2 side = abs(v) * vec2(uResolution.x / uResolution.y, 1.);
  vec2 reach = vec2(uResolution.x / uResolution.y, 1.) * .985;
  vec2 corner = max(side - reach + .62, 0.);
  // The nose separates the lenses at the bottom.
  float nose = .16 * exp(-v.x * v.x * 14.) * smoothstep(-.3, -1., v.y);
  float inside = .62 - length(corner) - nose;
  float dark = 1. - smoothstep(-.02, .1, inside);
  float rim = exp(-inside * inside * 2600.) * .02;
  color = vec4(BONE * rim, dark);
}`,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    blendSrcAlpha: THREE.ZeroFactor,
    blendDstAlpha: THREE.OneFactor,
  });
  const mesh = alwaysDrawn(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material));
  mesh.renderOrder = 1;
  return mesh;
}
