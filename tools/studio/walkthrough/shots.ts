import { beat } from '../world/clock';
import type { Point } from './shapes/forms/surface';

/** A move of the camera, without a cut. */
export type Shot = {
  beats: number;
  /** Points on the camera's path, and points that it looks at on its way; in meters. */
  eye: readonly Point[];
  target: readonly Point[];
  /** The vertical field of view at the beginning and the end, in degrees. */
  lens: readonly [number, number];
};

/** The shots of each stop, by its id. Together they are as long as the stop. */
// prettier-ignore
export const shots: Readonly<Record<string, readonly Shot[]>> = {
  // Straight ahead into the light.
  opening: [
    {
      beats: 7,
      eye: [[0.1, 0.1, 8.4], [0, 0, 5.6]],
      target: [[0, 0, 0]],
      lens: [38, 38],
    },
  ],
  // Through the door, to the guests who watch the board.
  waitlist: [
    {
      beats: 6,
      eye: [[-0.75, 1.5, 6], [-0.8, 1.5, 3.9], [-0.62, 1.48, 2.6]],
      target: [[0.1, 1.45, -2.6], [0.4, 1.36, -2.6]],
      lens: [40, 37],
    },
  ],
  'check-in': [
    // Past the guests in line, to the posts.
    {
      beats: 5,
      eye: [[-1.9, 1.55, 3.6], [-0.9, 1.5, 2.4]],
      target: [[0.75, 1.1, -2], [0.62, 1.1, -1.2]],
      lens: [38, 36],
    },
    // The wrist, the band and the reader, close by.
    {
      beats: 4,
      eye: [[-0.3, 1.52, 0.98], [-0.38, 1.55, 1.12]],
      target: [[0.43, 1.2, 0.06], [0.42, 1.19, 0.05]],
      lens: [38, 38],
    },
  ],
  arena: [
    // Down from under the dome, until guests stand around the fighters.
    {
      beats: 6,
      eye: [[1.2, 5.9, 4.1], [0.4, 4.2, 4.4], [-0.5, 2.9, 4.4]],
      target: [[0.05, 0.95, -0.9], [0, 1.1, -0.7]],
      lens: [38, 39],
    },
    // Low, along the ring.
    {
      beats: 5,
      eye: [[2.7, 0.32, 3.3], [1.8, 0.28, 3.8], [0.7, 0.3, 4]],
      target: [[0.1, 1.25, -0.2], [0.1, 1.2, -0.2]],
      lens: [40, 38],
    },
    // Beside a guest, at the height of the eyes.
    {
      beats: 5,
      eye: [[-3, 1.6, 3.7], [-2.7, 1.3, 3.5], [-2.4, 1.1, 3.3]],
      target: [[0, 1.15, -0.1], [-0.1, 1.15, 0]],
      lens: [36, 36],
    },
  ],
  // Around the frozen strike.
  capture: [
    {
      beats: 10,
      eye: [[-2.4, 1.1, 3.3], [-1.8, 1.25, 3.3], [-1.1, 1.38, 3.2], [-0.42, 1.42, 2.9]],
      target: [[-0.1, 1.15, 0], [-0.14, 1.25, 0.1], [-0.14, 1.36, 0.16]],
      lens: [36, 38],
    },
  ],
  // From the screen up to the seats, until a guest's shoulder is in front.
  'viewing-room': [
    {
      beats: 10,
      eye: [[0.6, 2.05, -1.5], [0.3, 2.2, 0], [-0.22, 2.36, 1.6]],
      target: [[0.7, 2.2, -8.2], [0.75, 2, -8.2]],
      lens: [40, 36],
    },
  ],
  // Along the path to the family, and low behind them, under the dome.
  garden: [
    {
      beats: 12,
      eye: [[-0.2, 1.5, 5], [0.35, 1.25, 3.6], [0.7, 0.98, 2.1]],
      target: [[0.5, 1.4, -4], [0.78, 1.65, -4], [1.02, 2, -4]],
      lens: [44, 50],
    },
  ],
  game: [
    {
      beats: 10,
      eye: [[0, 1.62, 0.12], [0, 1.62, -0.02]],
      target: [[0, 1.47, -3]],
      lens: [60, 57],
    },
  ],
  // Between guests on both sides of the counter, close to the glasses that they lift.
  bar: [
    {
      beats: 9,
      eye: [[-0.8, 1.56, 0.02], [-0.3, 1.5, 0.1], [0.06, 1.5, 0.14]],
      target: [[0.9, 1.36, 0.2], [0.92, 1.29, 0.165]],
      lens: [40, 36],
    },
  ],
  // Back from the bands, to the hand on the robe.
  shop: [
    {
      beats: 6,
      eye: [[0.98, 1.34, 2.2], [0.6, 1.38, 2.45], [0.25, 1.4, 2.65]],
      target: [[0.72, 1.14, 0.3], [0.3, 1.15, 0.1], [0.14, 1.2, 0]],
      lens: [34, 37],
    },
  ],
  // Along the wall with the works, to the bag and its shadow.
  museum: [
    {
      beats: 10,
      eye: [[1.9, 1.5, 3.1], [1.2, 1.52, 3.3], [0.6, 1.6, 3.4]],
      target: [[1.7, 1.35, -1], [1.1, 1.3, -1], [0.66, 1.05, -0.9]],
      lens: [40, 42],
    },
  ],
  closing: [
    {
      beats: 8,
      eye: [[0, 0.05, 5.8], [0, 0, 7.6]],
      target: [[0, 0, 0]],
      lens: [38, 38],
    },
  ],
};

/** The shot of a stop at a time, and how far it is, 0 to 1 during the shot. @param time seconds since the stop began */
export function shotAt(stop: string, time: number): { shot: Shot; progress: number } {
  let start = 0;
  for (const [index, shot] of shots[stop]!.entries()) {
    const seconds = shot.beats * beat;
    if (time < start + seconds || index === shots[stop]!.length - 1) {
      return { shot, progress: (time - start) / seconds };
    }
    start += seconds;
  }
  throw new Error(`${stop} has no shots.`);
}
