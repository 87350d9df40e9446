/** In GLSL: the corner of a triangle that covers the canvas. */
export const coveringCorner = 'vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0';

/** A canvas that a shader draws. @returns undefined if the browser cannot */
export function createShader(vertexShader: string, fragmentShader: string) {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
  if (!gl) return undefined;
  const program = gl.createProgram();
  const addShader = (type: GLenum, source: string) => {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  };
  addShader(gl.VERTEX_SHADER, vertexShader);
  addShader(gl.FRAGMENT_SHADER, fragmentShader);
  gl.linkProgram(program);
  gl.useProgram(program);
  return {
    canvas,
    gl,
    uniform: (name: string) => gl.getUniformLocation(program, name),
    draw() {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    /** Browsers allow few contexts, and collect this one late. */
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}
