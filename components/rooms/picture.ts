import { prefersReducedMotion } from '@/lib/browser/preferences';
import { createShader } from '@/lib/browser/webgl';
import type { CubeFile, RoomImages } from '@/lib/content/generated/rooms';
import { ahead, reach, rotation, type Arch, type Direction, type View } from './camera';
import type { Light } from './ripples';

/** The browser, or its graphics card, cannot draw a room. */
export class Unsupported extends Error {}

const load = async ({ src }: CubeFile, signal: AbortSignal): Promise<Blob> =>
  (await fetch(src, { signal })).blob();

/** Loads a room's picture into the browser's cache. */
export const loadAhead = ({ avif }: RoomImages['first'], signal: AbortSignal): Promise<unknown> =>
  load(avif, signal).catch(() => {});

/**
 * Loads a room's picture: the AVIF, or the JPEG where that fails. The graphics card takes a bitmap without
 * decoding it again, which would interrupt a motion. @throws {Error} if neither loads, or `signal` aborts
 */
export async function loadPicture(
  { avif, jpeg }: RoomImages['first'],
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const picture = await load(avif, signal)
    .then(createImageBitmap)
    .catch(async () => createImageBitmap(await load(jpeg, signal)));
  signal.throwIfAborted();
  return picture;
}

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
  // What shines is cyan, or more orange than skin is.
  vec2 tint = vec2(min(c.g, c.b) - c.r, c.r - c.b) / max(max(c.r, c.b), 0.01);
  float shine = max(smoothstep(0.1, 0.4, tint.x), smoothstep(0.45, 0.7, tint.y));
  float wave = light.x * sin(6.0 * angle(focus) - 6.2832 * light.y);
  float front = 9.0 * (angle(ripple) - 1.6 * light.z);
  float flash = (1.0 - light.z) * exp(-front * front);
  c *= 1.0 + shine * (0.35 * wave + 1.5 * flash) + 0.4 * flash;
  // The brightest keep their hue.
  color = vec4(c / max(1.0, max(c.r, max(c.g, c.b))), 1);
}`;

const still: Light = { strength: 0, beat: 0, ripple: ahead, age: 1 };

/** Draws the inside of a cube. @returns undefined if the browser cannot */
export function createPanorama() {
  const shader = createShader(vertexShader, fragmentShader);
  if (!shader) return undefined;
  const { canvas, gl, place } = shader;
  const [toRoom, toEdge, toFocus] = [place('rotation'), place('reach'), place('focus')];
  const [toRipple, toLight] = [place('ripple'), place('light')];
  let texture: WebGLTexture | null = null;

  return {
    canvas,
    /** Shows a room, lit from `focus`, and frees the image. @throws {Unsupported} if the graphics card refuses it */
    show(image: ImageBitmap, focus: Direction = ahead): void {
      const size = image.width / 3;
      // The graphics card cuts the image: Firefox 153 refuses a face that `createImageBitmap` cut from it.
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
    draw(view: View, { strength, beat, ripple, age }: Light = still) {
      if (!texture) return;
      const { width, height } = canvas;
      const { x, y } = reach(view.fov, width / height);
      gl.uniformMatrix3fv(toRoom, false, rotation(view).flat());
      gl.uniform2f(toEdge, x, y);
      gl.uniform3fv(toRipple, rotation(ripple)[2]);
      gl.uniform3f(toLight, strength, beat, age);
      shader.draw();
    },
    dispose: shader.dispose,
  };
}

/** Milliseconds that the way into the next room takes. */
export const passTime = 700;

/**
 * Keeps a copy of a canvas. @returns what moves from the copy to the canvas: the arch of a door grows around
 * the visitor with the next room in it. Without a door in view, or with reduced motion, the pictures
 * cross-fade.
 */
export function beginPassage(canvas: HTMLCanvasElement): (arch?: Arch) => Promise<void> {
  const copy = () => canvas.cloneNode() as HTMLCanvasElement;
  const [last, light] = [copy(), copy()];
  last.getContext('2d')!.drawImage(canvas, 0, 0);
  canvas.before(last, light);
  return async (arch) => {
    let change: PropertyIndexedKeyframes = { opacity: [0, 1] };
    if (arch && !prefersReducedMotion()) {
      const { clientWidth: width, clientHeight: height } = canvas;
      const [left, right] = [arch.left * width, arch.right * width];
      const [top, foot] = [arch.top * height, arch.foot * height];
      const half = (right - left) / 2;
      // The middle of the arch's head moves to the middle of the picture.
      const [x, y] = [left + half, top + half];
      const radius = 0.55 * Math.hypot(width, height);
      const transform = `translate(${width / 2 - x}px, ${height / 2 - y}px) scale(${radius / half})`;
      const inset = (...edges: number[]) => `inset(${edges.join('px ')}px round 9999px 9999px 0 0)`;
      const [up, side] = [height / 2 - radius, width / 2 - radius];
      const clipPath = [
        inset(top, width - right, height - foot, left),
        inset(up, side, height / 2 - ((foot - y) * radius) / half, side),
      ];
      const timing = { duration: passTime, easing: 'cubic-bezier(0.7, 0, 0.3, 1)' };
      last.style.transformOrigin = `${x}px ${y}px`;
      last.animate({ transform: ['none', transform] }, timing);
      for (const layer of [light, canvas]) layer.animate({ clipPath }, timing);
      light.style.background = 'var(--color-text)';
      light.animate({ opacity: [0, 0.8, 0.8, 0], offset: [0, 0.17, 0.4, 1] }, passTime);
      change = { opacity: [0, 0, 1, 1], offset: [0, 0.17, 0.4, 1] };
    }
    await canvas.animate(change, passTime).finished;
    for (const layer of [last, light]) layer.remove();
  };
}
