import { turn } from './clock';
import { createRandom } from './random';

/** A point on the plane of a drawing, in meters. */
export type Point = [x: number, y: number];

/** A field of slow swirls without sources or sinks: it bends lines without breaking their flow. */
type Current = (x: number, y: number, time: number, out: Point) => void;

type Settings = {
  seed: number;
  /** The longest and shortest swirls, in meters. */
  longest: number;
  shortest: number;
  waves: number;
};

/**
 * Makes a current from waves of many directions and lengths. It is the curl of their sum, so it has neither
 * sources nor sinks (Bridson, Curl-Noise for Procedural Fluid Flow, 2007:
 * https://www.cs.ubc.ca/~rbridson/docs/bridson-siggraph2007-curlnoise.pdf). Each wave turns a whole number of
 * times per loop, so the current closes with it.
 *
 * @returns a function that writes the velocity at a point; its mean speed is about 1
 */
export function createCurrent({ seed, longest, shortest, waves }: Settings): Current {
  const random = createRandom(seed);
  const parts = Array.from({ length: waves }, (_, index) => {
    const size = longest * (shortest / longest) ** (index / (waves - 1));
    const direction = random() * 2 * Math.PI;
    const number = (2 * Math.PI) / size;
    return {
      x: Math.cos(direction) * number,
      y: Math.sin(direction) * number,
      phase: random() * 2 * Math.PI,
      turns: random() < 0.5 ? -1 : 1,
      // Long waves are stronger, as in water.
      strength: Math.sqrt(size / longest) / number,
    };
  });
  const mean = Math.sqrt(
    parts.reduce((sum, { x, y, strength }) => sum + (x * x + y * y) * strength ** 2, 0) / 2,
  );
  return (x, y, time, out) => {
    const angle = turn(time);
    let speedX = 0;
    let speedY = 0;
    for (const part of parts) {
      const slope = Math.cos(part.x * x + part.y * y + part.phase + part.turns * angle) * part.strength;
      speedX += part.y * slope;
      speedY -= part.x * slope;
    }
    out[0] = speedX / mean;
    out[1] = speedY / mean;
  };
}
