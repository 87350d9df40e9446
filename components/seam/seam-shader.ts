import { coveringCorner, createShader } from '@/lib/browser/webgl';
import { focus, type Ripple } from './motion';

const vertexShader = `#version 300 es
void main() {
  gl_Position = vec4(${coveringCorner}, 0, 1);
}`;

export const rippleCount = 4;

/* `side` is the distance from the seam, positive on the transparent paper. `luck` decides which dots cross the seam. */
const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D video;
uniform vec2 size, part, focus;
uniform vec3 seam, ripples[${rippleCount}];
uniform float time, unit, slope;
out vec4 color;
const vec3 paper = vec3(0.95, 0.93, 0.89), night = vec3(0.06, 0.04, 0.03), hot = vec3(1, 0.42, 0.21);
float chance(vec2 p) {
  p = fract(p * vec2(123.34, 456.21));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f *= f * (3.0 - 2.0 * f);
  vec2 left = vec2(chance(i), chance(i + vec2(0, 1)));
  vec2 right = vec2(chance(i + vec2(1, 0)), chance(i + 1.0));
  left = mix(left, right, f.x);
  return mix(left.x, left.y, f.y) - 0.5;
}
vec3 look(vec2 p, float lower) {
  vec2 at = clamp((p / size - focus) * part + focus, 0.002, 0.998);
  return texture(video, vec2(at.x, 0.5 * (at.y + lower))).rgb;
}
vec4 light(vec2 p) {
  return vec4(look(p, 0.0), 1);
}
vec4 ink(vec2 p) {
  vec3 c = min(look(p, 1.0) / (0.98 * paper), 1.0);
  float alpha = 1.0 - min(c.r, min(c.g, c.b));
  return vec4((c - 1.0 + alpha) * paper, alpha);
}
float ripple(vec2 p, float width) {
  float sum = 0.0;
  for (int i = 0; i < ${rippleCount}; i++) {
    float x = (distance(p, ripples[i].xy) - 900.0 * unit * ripples[i].z) / (width * unit);
    float young = max(0.0, 1.0 - ripples[i].z / 1.2);
    sum += young * young * exp(-x * x);
  }
  return sum;
}
float side(vec2 p) {
  float y = (p.y - seam.z) / (0.3 * size.y);
  float d = p.x - seam.x - seam.y * (0.35 + 0.65 * exp(-y * y)) + slope * (p.y - 0.5 * size.y);
  float near = exp(-abs(d) / (220.0 * unit));
  if (near < 0.05) return d;
  float wave = 36.0 * noise(p / (90.0 * unit) + vec2(0, 0.35 * time));
  wave += 14.0 * noise(p / (22.0 * unit) - vec2(0, 0.6 * time));
  return d + unit * (wave - 110.0 * ripple(p, 60.0) * near);
}
void main() {
  vec2 p = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
  float d = side(p);
  color = d < -2.0 ? light(p) : d > 2.0 ? ink(p) : mix(light(p), ink(p), 0.25 * d + 0.5);
  vec2 cell = p / (7.0 * unit), home = floor(cell) + 0.5;
  float luck = chance(home);
  float loose = smoothstep(120.0 * unit, 0.0, abs(d));
  float wave = ripple(p, 16.0);
  if (loose + wave < 0.02) return;
  float drift = fract(luck * 7.0 + time * (0.25 + 0.3 * luck));
  float radius = (0.15 + 0.3 * chance(home + 9.0)) * step(luck, 0.9 * loose) * sin(3.14 * drift);
  vec2 way = vec2(cos(40.0 * luck), sin(40.0 * luck));
  vec2 from = 7.0 * unit * (home + (way + vec2(0, 0.6)) * 6.0 * drift * loose);
  vec3 mote;
  if (d > 0.0) {
    mote = look(from, 0.0);
    float bright = max(mote.r, max(mote.g, mote.b));
    radius = max(radius * sqrt(smoothstep(0.12, 0.8, bright)), 0.4 * sqrt(wave) * step(luck, 0.9 * wave));
    mote = mix(0.75 * mote / max(bright, 0.01), night, 0.2 + 0.8 * step(0.3, fract(9.0 * luck)));
  } else {
    mote = look(from, 1.0);
    radius *= sqrt(smoothstep(0.1, 0.85, 1.0 - max(mote.r, max(mote.g, mote.b))));
    mote = mix(paper, hot, step(0.75, luck));
  }
  color = mix(color, vec4(mote, 1), smoothstep(radius, radius - 0.25, distance(cell, home + (0.5 - radius) * way)) * step(0.08, radius));
  if (d > 0.0) return;
  color.rgb += 0.22 * hot * exp(d / (22.0 * unit)) + 0.7 * paper * exp(-abs(d / unit + 1.5) / 1.4);
  color.rgb += 0.4 * wave * (color.rgb + 0.12);
}`;

/** Lengths in pixels of the canvas, from its top left. */
type Moment = {
  /** Where the seam is at half of the height, how far it leans towards the pointer, and the pointer's height. */
  seam: readonly [x: number, lean: number, y: number];
  ripples: readonly Ripple[];
  time: number;
  /** Pixels of the canvas for one pixel of a screen 1440 pixels wide. */
  unit: number;
  slope: number;
  part: readonly [number, number];
};

/** Draws a scene as light and as ink, on the two sides of a seam. @returns undefined if the browser cannot */
export function createSeamShader() {
  const shader = createShader(vertexShader, fragmentShader);
  if (!shader) return undefined;
  const { canvas, gl, uniform } = shader;
  let uniforms: (WebGLUniformLocation | null)[] | undefined;
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  for (const axis of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, axis, gl.CLAMP_TO_EDGE);

  return {
    canvas,
    takeFrame: (video: HTMLVideoElement) =>
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, video),
    draw({ seam, ripples, time, unit, slope, part }: Moment) {
      // Once, at the first frame: the look-up can block the page.
      uniforms ??= ['size', 'part', 'focus', 'seam', 'ripples', 'time', 'unit', 'slope'].map(uniform);
      const [toSize, toPart, toFocus, toSeam, toRipples, toTime, toUnit, toSlope] = uniforms;
      gl.uniform2f(toSize!, canvas.width, canvas.height);
      gl.uniform2f(toPart!, ...part);
      gl.uniform2f(toFocus!, ...focus);
      gl.uniform3f(toSeam!, ...seam);
      const shown = Array.from({ length: rippleCount }, (_, index) => ripples[index] ?? [0, 0, 9]);
      gl.uniform3fv(toRipples!, shown.flat());
      gl.uniform1f(toTime!, time);
      gl.uniform1f(toUnit!, unit);
      gl.uniform1f(toSlope!, slope);
      shader.draw();
    },
    finish: () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)),
    dispose: shader.dispose,
  };
}
