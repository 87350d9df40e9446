import * as THREE from 'three';

/** Adds light to what is there. */
export const additive = {
  transparent: true,
  depthWrite: false,
  blending: THREE.CustomBlending,
  blendEquation: THREE.AddEquation,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  blendSrcAlpha: THREE.ZeroFactor,
  blendDstAlpha: THREE.OneFactor,
} as const satisfies THREE.MaterialParameters;

/** A render target in half floats, which can hold light brighter than white. Sizes in pixels. */
export function lightTarget(
  width: number,
  height: number,
  options: THREE.RenderTargetOptions = {},
): THREE.WebGLRenderTarget {
  return new THREE.WebGLRenderTarget(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)), {
    type: THREE.HalfFloatType,
    minFilter: THREE.LinearFilter,
    magFilter: THREE.LinearFilter,
    depthBuffer: false,
    ...options,
  });
}

/** A renderer that does not change light: only the grade turns it into colors. */
export function createRenderer(width: number, height: number): THREE.WebGLRenderer {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  renderer.autoClear = false;
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  renderer.toneMapping = THREE.NoToneMapping;
  return renderer;
}

/** Draws an image over another by its alpha. Its colors are premultiplied. */
const over = {
  ...additive,
  blendDst: THREE.OneMinusSrcAlphaFactor,
  blendSrcAlpha: THREE.OneFactor,
  blendDstAlpha: THREE.OneMinusSrcAlphaFactor,
} as const satisfies THREE.MaterialParameters;

/** Adds images together, including their alpha. */
const sum = { ...additive, blendSrcAlpha: THREE.OneFactor } as const satisfies THREE.MaterialParameters;

const blends = { over, sum };

type Pass = {
  fragment: string;
  uniforms: Record<string, THREE.IUniform>;
  blend?: keyof typeof blends;
};

/**
 * A material that computes each pixel of an image from others.
 *
 * @param pass.fragment GLSL that reads `v` (0 to 1 over the image) and writes `color`
 * @param pass.blend how it combines with the target; it replaces the target by default
 */
export function createPass({ fragment, uniforms, blend }: Pass): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: 'out vec2 v; void main() { v = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `precision highp float; in vec2 v; out vec4 color;\n${fragment}`,
    uniforms,
    depthTest: false,
    depthWrite: false,
    ...(blend && blends[blend]),
  });
}

const screen = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
screen.frustumCulled = false;
const screenScene = new THREE.Scene().add(screen);
const screenCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);

/** Runs a pass over a whole target, or over the canvas when that is null. */
export function runPass(
  renderer: THREE.WebGLRenderer,
  material: THREE.ShaderMaterial,
  target: THREE.WebGLRenderTarget | null,
): void {
  screen.material = material;
  renderer.setRenderTarget(target);
  renderer.render(screenScene, screenCamera);
}

type Attributes = Record<string, readonly [data: Float32Array, itemSize: number]>;

/** A geometry from plain arrays. */
export function createGeometry(attributes: Attributes, index?: Uint32Array): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry();
  for (const [name, [data, itemSize]] of Object.entries(attributes)) {
    geometry.setAttribute(name, new THREE.BufferAttribute(data, itemSize));
  }
  if (index) geometry.setIndex(new THREE.BufferAttribute(index, 1));
  return geometry;
}

/** Marks an object as always drawn: its shader moves it, so its bounds are meaningless. */
export function alwaysDrawn<T extends THREE.Object3D>(object: T): T {
  object.frustumCulled = false;
  return object;
}
