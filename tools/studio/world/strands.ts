import { createCurrent, type Point } from './current';
import { clamp, smoothstep } from './easing';
import { createRandom } from './random';

/** One of the four arms of the plus of light. */
export type Arm = {
  color: 'ember' | 'tide';
  /** The direction from the core outward. */
  direction: Point;
  /** Meters. */
  length: number;
  lines: number;
  /** The stroke's direction: 1 where it runs outward in this arm, -1 where it runs inward. */
  flow: 1 | -1;
};

/** Points per line. Neighbors are joined. */
export const pointsPerLine = 80;

/** How much the strikes stir the strands at a point, from 0. */
export type Stir = (arm: Arm, distance: number) => number;

export type Strands = {
  lines: number;
  /** `along`: a point's position on its line, from 0 at the core to 1; `chance`: its line's random number, 0 to 1. */
  along: Float32Array;
  chance: Float32Array;
  /** The arm of each line. */
  arms: readonly Arm[];
  /**
   * Draws the lines of a moment.
   *
   * @param positions receives x, y in meters from the core, z as depth, and how stirred the point is
   */
  trace(time: number, stir: Stir, positions: Float32Array): void;
};

/** The sum of three random numbers, from -1.5 to 1.5: nearly a normal distribution, without outliers. */
const spread = (random: () => number) => random() + random() + random() - 1.5;

/**
 * A plus of light: an ember stroke and a tide stroke. Each is a current of fine lines, narrow at the core and
 * looser further away. Stirring opens them further.
 *
 * @param seed the same seed gives the same lines
 */
export function createStrands(arms: readonly Arm[], seed: number): Strands {
  const random = createRandom(seed);
  const broad = createCurrent({ seed: seed + 1, longest: 3.6, shortest: 0.9, waves: 9 });
  const fine = createCurrent({ seed: seed + 2, longest: 0.8, shortest: 0.3, waves: 6 });
  const drawn = arms.flatMap((arm) =>
    Array.from({ length: arm.lines }, () => {
      const reach = 0.45 + 0.55 * Math.sqrt(random());
      return {
        arm,
        offset: spread(random) / 1.5,
        reach,
        depth: spread(random) * 0.12,
        chance: random(),
        // Each line meets the current in a slightly different place, so that the stroke opens like hair in
        // water.
        veer: spread(random) * 0.45,
      };
    }),
  );
  const along = new Float32Array(drawn.length * pointsPerLine);
  const chance = new Float32Array(drawn.length * pointsPerLine);
  drawn.forEach((line, index) => {
    for (let point = 0; point < pointsPerLine; point++) {
      along[index * pointsPerLine + point] = point / (pointsPerLine - 1);
      chance[index * pointsPerLine + point] = line.chance;
    }
  });

  const bend: Point = [0, 0];
  const ripple: Point = [0, 0];
  return {
    lines: drawn.length,
    along,
    chance,
    arms: drawn.map(({ arm }) => arm),
    trace(time, stir, positions) {
      let at = 0;
      for (const { arm, offset, reach, depth, veer } of drawn) {
        const [dirX, dirY] = arm.direction;
        const step = (arm.length * reach) / (pointsPerLine - 1);
        let x = -dirY * offset * 0.05;
        let y = dirX * offset * 0.05;
        for (let point = 0; point < pointsPerLine; point++) {
          const distance = x * dirX + y * dirY;
          const across = -x * dirY + y * dirX;
          const stirred = stir(arm, Math.max(0, distance));
          positions[at++] = x;
          positions[at++] = y;
          positions[at++] = depth * (0.2 + distance);
          positions[at++] = stirred;
          const out = clamp(distance / arm.length);
          const loose = smoothstep(0.04, 0.9, out) * (1 + 0.8 * stirred);
          broad(x + veer, y - veer, time, bend);
          fine(x, y, time, ripple);
          // Each line keeps its place across the stroke, which widens with the distance from the core.
          const home = offset * (0.04 + 0.42 * out ** 0.75 + 0.5 * out ** 2.5) * (1 + 0.4 * stirred);
          const pull = (home - across) * (3 - 2.3 * smoothstep(0.1, 0.7, out));
          x += step * (dirX - dirY * pull + loose * (bend[0] * 0.55 + ripple[0] * 0.45));
          y += step * (dirY + dirX * pull + loose * (bend[1] * 0.55 + ripple[1] * 0.45));
        }
      }
    },
  };
}
