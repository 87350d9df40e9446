import { reach, rotation, type View } from './camera';

/** One triangle covers the canvas. Each of its pixels looks through the camera at the cube around it. */
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
in vec3 ray;
out vec4 color;
void main() {
  color = texture(room, ray);
}`;

export type Panorama = {
  /**
   * Shows a room, or keeps the last one, and frees the image.
   *
   * @param image the faces of a cube in three columns and two rows, in the order of OpenGL, which is also that of
   *   ffmpeg's c3x2
   * @returns whether the graphics card takes it
   */
  show: (image: ImageBitmap) => boolean;
  /** Leaves the canvas transparent until there is a room. */
  draw: (view: View) => void;
  /** Frees the graphics memory. */
  dispose: () => void;
};

function compile(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // Deleted together with the program.
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return program;
}

/** Draws the inside of a cube. @returns undefined if the browser cannot */
export function createPanorama(canvas: HTMLCanvasElement): Panorama | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
  if (!gl) return undefined;
  const program = compile(gl);
  gl.useProgram(program);
  const places = {
    rotation: gl.getUniformLocation(program, 'rotation'),
    reach: gl.getUniformLocation(program, 'reach'),
  };
  let texture: WebGLTexture | null = null;

  return {
    show(image) {
      const size = image.width / 3;
      // The graphics card cuts the image: Firefox 153 refuses a face that `createImageBitmap` cut from it.
      const whole = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, whole);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, image);
      image.close();
      if (gl.getError() !== gl.NO_ERROR) {
        gl.deleteTexture(whole);
        return false;
      }
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
      const isComplete = gl.getError() === gl.NO_ERROR;
      gl.deleteTexture(isComplete ? texture : cube);
      if (isComplete) texture = cube;
      gl.bindTexture(gl.TEXTURE_CUBE_MAP, texture);
      return isComplete;
    },
    draw(view) {
      if (!texture) return;
      const { width, height } = canvas;
      const { x, y } = reach(view.fov, width / height);
      gl.viewport(0, 0, width, height);
      gl.uniformMatrix3fv(places.rotation, false, rotation(view));
      gl.uniform2f(places.reach, x, y);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
      // Browsers allow few contexts, and would keep this one until they collect garbage.
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
