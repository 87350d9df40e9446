import { createShader } from '@/lib/browser/webgl';
import { ahead, reach, rotation, type Direction, type View } from './camera';
import type { Light } from './ripples';

/** The browser, or its graphics card, cannot draw a room. */
export class Unsupported extends Error {}

/** One triangle covers the canvas. Each pixel looks at the cube around the camera. */
const vertexShader = `#version 300 es
uniform mat3 rotation;
uniform vec2 reach;
out vec3 ray;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
  ray = rotation * vec3(corner * reach, 1);
  gl_Position = vec4(corner, 0, 1);
}`;

const fragmentShader = `#version 300 es
precision highp float;
uniform samplerCube room;
uniform vec3 focus, ripple, light;
in vec3 ray;
out vec4 color;
float angle(vec3 to) {
  return acos(clamp(dot(normalize(ray), to), -1.0, 1.0));
}
void main() {
  vec3 c = texture(room, ray).rgb;
  // Lights are cyan, or a stronger orange than skin.
  vec2 tint = vec2(min(c.g, c.b) - c.r, c.r - c.b) / max(max(c.r, c.b), 0.01);
  float shine = max(smoothstep(0.1, 0.4, tint.x), smoothstep(0.45, 0.7, tint.y));
  float wave = light.x * sin(6.0 * angle(focus) - 6.2832 * light.y);
  float front = 9.0 * (angle(ripple) - 1.6 * light.z);
  float flash = (1.0 - light.z) * exp(-front * front);
  c *= 1.0 + shine * (0.35 * wave + 1.5 * flash) + 0.4 * flash;
  // Keeps the hue of the brightest pixels.
  color = vec4(c / max(1.0, max(c.r, max(c.g, c.b))), 1);
}`;

const restingLight: Light = { strength: 0, beat: 0, ripple: ahead, age: 1 };

/** Draws the inside of a cube. @returns undefined if the browser cannot */
export function createPanorama() {
  const shader = createShader(vertexShader, fragmentShader);
  if (!shader) return undefined;
  const { canvas, gl, uniform } = shader;
  const [toRotation, toReach, toFocus] = [uniform('rotation'), uniform('reach'), uniform('focus')];
  const [toRipple, toLight] = [uniform('ripple'), uniform('light')];
  let texture: WebGLTexture | null = null;

  return {
    canvas,
    /** Shows a room, lit from `focus`, and frees the image. @throws {Unsupported} if the graphics card refuses it */
    show(image: ImageBitmap, focus: Direction = ahead): void {
      const size = image.width / 3;
      // On the graphics card: Firefox 153 refuses a face that `createImageBitmap` cut.
      const whole = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, whole);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, image);
      image.close();
      const frame = gl.createFramebuffer();
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, frame);
      gl.framebufferTexture2D(gl.READ_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, whole, 0);
      const cube = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_CUBE_MAP, cube);
      gl.texParameteri(gl.TEXTURE_CUBE_MAP, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      for (let face = 0; face < 6; face++) {
        const [x, y] = [(face % 3) * size, Math.floor(face / 3) * size];
        gl.copyTexImage2D(gl.TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, gl.RGB8, x, y, size, size, 0);
      }
      gl.deleteFramebuffer(frame);
      gl.deleteTexture(whole);
      let isComplete = true;
      // More than one of these calls can fail.
      while (gl.getError() !== gl.NO_ERROR) isComplete = false;
      gl.deleteTexture(isComplete ? texture : cube);
      if (isComplete) texture = cube;
      gl.bindTexture(gl.TEXTURE_CUBE_MAP, texture);
      gl.uniform3fv(toFocus, rotation(focus)[2]);
      if (!isComplete) throw new Unsupported();
    },
    draw(view: View, { strength, beat, ripple, age }: Light = restingLight) {
      if (!texture) return;
      const { width, height } = canvas;
      const { x, y } = reach(view.fov, width / height);
      gl.uniformMatrix3fv(toRotation, false, rotation(view).flat());
      gl.uniform2f(toReach, x, y);
      gl.uniform3fv(toRipple, rotation(ripple)[2]);
      gl.uniform3f(toLight, strength, beat, age);
      shader.draw();
    },
    dispose: shader.dispose,
  };
}
