import type { Arm, Stir } from '../world/strands';
import { waveEnergy } from '../world/wave';
import type { Shape } from './cameras';

/** How far a strike's wave runs from the fists to the foot of the upright stroke, and from there up, in meters. */
const toFoot = 4;
const height = 2.9;

/** The arms of the plus: ember rises, tide crosses from left to right. */
export function arms(shape: Shape): Arm[] {
  const side = shape === 'landscape' ? 4.6 : 3.6;
  return [
    { color: 'ember', direction: [0, 1], length: 4.4, lines: 760, flow: 1 },
    { color: 'ember', direction: [0, -1], length: 3.2, lines: 620, flow: -1 },
    { color: 'tide', direction: [-1, 0], length: side, lines: 760, flow: -1 },
    { color: 'tide', direction: [1, 0], length: side, lines: 760, flow: 1 },
  ];
}

/**
 * How much the strikes stir the strands at a time. The wave climbs the upright stroke, then leaves the core
 * sideways.
 */
export function stirAt(time: number): Stir {
  const step = 0.1;
  // A table of the energy by distance: it is computed once per moment instead of once per point.
  const table = Array.from({ length: 160 }, (_, index) => {
    const [ember, tide, bone] = waveEnergy(time, index * step);
    return { ember: ember + 0.3 * tide + bone, tide: tide + 0.3 * ember + bone };
  });
  return (arm, distance) => {
    const run =
      arm.color === 'tide'
        ? toFoot + height + distance
        : toFoot + Math.max(0, height + arm.direction[1] * distance);
    return table[Math.min(table.length - 1, Math.round(run / step))]![arm.color];
  };
}
