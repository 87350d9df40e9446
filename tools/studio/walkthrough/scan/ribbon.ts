import type * as THREE from 'three';
import { createGeometry } from '../../stage/gpu';

/**
 * Lines as ribbons; `ribbonVertex` gives them their width on the screen.
 *
 * @param ends the two ends of each line, six numbers, in meters
 */
export function createRibbons(ends: ArrayLike<number>): THREE.BufferGeometry {
  const lines = ends.length / 6;
  const start = new Float32Array(lines * 12);
  const end = new Float32Array(lines * 12);
  const corner = new Float32Array(lines * 8);
  const index = new Uint32Array(lines * 6);
  for (let line = 0; line < lines; line++) {
    for (let part = 0; part < 12; part++) {
      start[line * 12 + part] = ends[line * 6 + (part % 3)]!;
      end[line * 12 + part] = ends[line * 6 + 3 + (part % 3)]!;
    }
    corner.set([0, -1, 0, 1, 1, -1, 1, 1], line * 8);
    index.set(
      [0, 1, 2, 2, 1, 3].map((vertex) => line * 4 + vertex),
      line * 6,
    );
  }
  return createGeometry({ position: [start, 3], end: [end, 3], corner: [corner, 2] }, index);
}

/**
 * GLSL for a ribbon's vertices. `vec3 ribbon(float width, float lean)` sets `gl_Position` and `vAcross` (-1
 * to 1 over the width), and returns the vertex's position in the world. `width` is half the ribbon's width in
 * pixels of an image 720 pixels high, with a minimum on the screen. `lean` moves the ribbon this fraction of
 * the way to the eye, so that the surface it lies on does not hide it.
 */
export const ribbonVertex = `
in vec3 end; in vec2 corner;
out float vAcross;
vec3 ribbon(float width, float lean) {
  vec3 eye = uEye * vec3(1., uFlip, 1.);
  vec3 from = (modelMatrix * vec4(position, 1.)).xyz, to = (modelMatrix * vec4(end, 1.)).xyz;
  vec4 a = project(mix(from, eye, lean)), b = project(mix(to, eye, lean));
  // The part of a line behind the eye would flip over on the screen.
  float near = .05;
  if (a.w < near && b.w > near) a = mix(b, a, (b.w - near) / (b.w - a.w));
  else if (b.w < near && a.w > near) b = mix(a, b, (a.w - near) / (a.w - b.w));
  vec2 along = (b.xy / b.w - a.xy / a.w) * uResolution;
  float pixels = length(along);
  vec2 across = pixels > 0. ? vec2(-along.y, along.x) / pixels : vec2(0.);
  vec4 here = corner.x < .5 ? a : b;
  here.xy += across * corner.y * width * max(1., uResolution.y / 720.) * 2. / uResolution * here.w;
  gl_Position = a.w < near && b.w < near ? vec4(2., 2., 2., 1.) : here;
  vAcross = corner.y;
  return corner.x < .5 ? from : to;
}`;
