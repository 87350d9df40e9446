import { coveringCorner, createShader } from '@/lib/browser/webgl';
import { halfExtent, rotation, type View } from './camera';

/** The browser, or its graphics card, cannot draw a room. */
export class Unsupported extends Error {}

/** Each pixel looks at the cube around the camera. */
const vertexShader = `#version 300 es
uniform mat3 rotation;
uniform vec2 halfExtent;
out vec3 ray;
void main() {
  vec2 corner = ${coveringCorner};
  ray = rotation * vec3(corner * halfExtent, 1);
  gl_Position = vec4(corner, 0, 1);
}`;

const fragmentShader = `#version 300 es
precision highp float;
uniform samplerCube room;
in vec3 ray;
out vec4 color;
void main() {
  color = texture(room, ray);
}`;

/** Where a face is in a picture, in faces. */
const placeOf = (face: number) => ({ column: face % 3, row: Math.floor(face / 3) });

/** On the graphics card: Firefox 153 (2026-11) takes six times as long to upload faces one by one. */
function uploadWhole(gl: WebGL2RenderingContext, image: ImageBitmap, size: number): void {
  const whole = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, whole);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, image);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.READ_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, whole, 0);
  for (let face = 0; face < 6; face++) {
    const { column, row } = placeOf(face);
    const target = gl.TEXTURE_CUBE_MAP_POSITIVE_X + face;
    gl.copyTexImage2D(target, 0, gl.RGB8, column * size, row * size, size, size, 0);
  }
  gl.deleteFramebuffer(frame);
  gl.deleteTexture(whole);
}

/** For browsers with small textures: Tor Browser allows 2048 pixels. */
function uploadFaces(gl: WebGL2RenderingContext, image: ImageBitmap, size: number): void {
  for (let face = 0; face < 6; face++) {
    const { column, row } = placeOf(face);
    const target = gl.TEXTURE_CUBE_MAP_POSITIVE_X + face;
    gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, column * size);
    gl.pixelStorei(gl.UNPACK_SKIP_ROWS, row * size);
    gl.texImage2D(target, 0, gl.RGB8, size, size, 0, gl.RGB, gl.UNSIGNED_BYTE, image);
  }
}

/** Draws the inside of a cube. @returns undefined if the browser cannot */
export function createPanorama() {
  const shader = createShader(vertexShader, fragmentShader);
  if (!shader) return undefined;
  const { canvas, gl, uniform } = shader;
  const toRotation = uniform('rotation');
  const toHalfExtent = uniform('halfExtent');
  const maxSize: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  let texture: WebGLTexture | null = null;

  return {
    canvas,
    /** Shows a room, and frees its image. @throws {Unsupported} if the graphics card refuses it */
    show(image: ImageBitmap): void {
      const cube = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_CUBE_MAP, cube);
      gl.texParameteri(gl.TEXTURE_CUBE_MAP, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      const upload = image.width > maxSize ? uploadFaces : uploadWhole;
      upload(gl, image, image.width / 3);
      image.close();
      let isComplete = true;
      // More than one of these calls can fail.
      while (gl.getError() !== gl.NO_ERROR) isComplete = false;
      gl.deleteTexture(isComplete ? texture : cube);
      if (isComplete) texture = cube;
      gl.bindTexture(gl.TEXTURE_CUBE_MAP, texture);
      if (!isComplete) throw new Unsupported();
    },
    draw(view: View) {
      if (!texture) return;
      const { width, height } = canvas;
      const { x, y } = halfExtent(view.fov, width / height);
      gl.uniformMatrix3fv(toRotation, false, rotation(view).flat());
      gl.uniform2f(toHalfExtent, x, y);
      shader.draw();
    },
    dispose: shader.dispose,
  };
}
