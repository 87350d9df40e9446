import * as THREE from 'three';

/** Every length here is in pixels of a scene of this size, from the top left. A larger picture scales them. */
export const scene = { width: 1280, height: 720 } as const;

type Place = readonly [x: number, y: number];

/** Where the eye is: how far from the middle of the floor, and how high, in meters. */
const eye = { away: 5.6, high: 0.98 } as const;

/** How long a meter is in the middle of the floor, and where that is. */
const meter = 248;
const ground: Place = [941, 612];

/** Where the strokes of light cross, and how far from the eye in meters: the further, the finer. */
export const crossing: Place = [984, 144];
const depth = 15.5;

/** The usual radius of a dot of ink. */
export const dot = 1.12;

type Part = readonly [left: number, top: number, right: number, bottom: number];

/** Where light is not under the paper, and where the figures can be. The rest is not drawn. */
export const parts: Record<'lit' | 'light' | 'ink', Part> = {
  lit: [0, 0, 1110, 720],
  light: [563, 100, 1024, 648],
  ink: [845, 100, 1280, 648],
};

/** A part of an image in its own pixels, from the bottom left: left, bottom, width, height. */
export const partOf = ([left, top, right, bottom]: Part, scale: number): THREE.Vector4 =>
  new THREE.Vector4(left, scene.height - bottom, right - left, bottom - top).multiplyScalar(scale).round();

export type Shape = 'landscape' | 'portrait';

type Cut = {
  /** Where this image lies in the scene. */
  origin: Place;
  width: number;
  height: number;
  /** The line of the tear in this image, from one place to the next. Paper is to its left on the way. */
  tear: readonly Place[];
  /** Where light fades into plain ground: from all of it to none, to the left, downward and upward. */
  left: readonly [lit: number, dark: number];
  down: readonly [lit: number, dark: number];
  up: readonly [lit: number, dark: number];
};

/** Both images. They show the same scene, each with a tear of its own. */
export const cuts: Record<Shape, Cut> = {
  landscape: {
    origin: [0, 0],
    width: 1280,
    height: 720,
    tear: [
      [1021, -36],
      [983, 144],
      [954, 317],
      [924, 518],
      [899, 756],
    ],
    left: [742, 102],
    down: [2000, 3000],
    up: [-1000, -2000],
  },
  portrait: {
    origin: [500, 70],
    width: 780,
    height: 624,
    tear: [
      [536, -54],
      [484, 92],
      [442, 290],
      [408, 440],
      [394, 524],
      [452, 580],
      [580, 592],
      [860, 604],
    ],
    left: [150, 0],
    down: [480, 596],
    up: [54, -4],
  },
};

/** Sets the camera, which stands still and looks level, so that upright things stay upright. */
export function setTearCamera(camera: THREE.PerspectiveCamera): void {
  camera.position.set(0, eye.high, eye.away);
  camera.fov = (2 * Math.atan((0.5 * scene.height) / (meter * eye.away)) * 180) / Math.PI;
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  const projected = new THREE.Vector3().project(camera);
  const projection = camera.projectionMatrix.elements;
  // The lens shifts. The division by depth multiplies the third column by -1.
  projection[8]! -= (ground[0] / scene.width) * 2 - 1 - projected.x;
  projection[9]! -= 1 - (ground[1] / scene.height) * 2 - projected.y;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}

/** Where the strokes of light cross, in meters. */
export function crossingAt(camera: THREE.PerspectiveCamera): THREE.Vector3 {
  const [x, y] = [(crossing[0] / scene.width) * 2 - 1, 1 - (crossing[1] / scene.height) * 2];
  const way = new THREE.Vector3(x, y, 0.5).unproject(camera).sub(camera.position);
  return camera.position.clone().addScaledVector(way, depth / -way.z);
}
