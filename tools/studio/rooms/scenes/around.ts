import type { Guest } from '../../walkthrough/rooms/props/company';
import type { Visitor } from '../../walkthrough/shapes/people/visitor';

/** Someone's place: degrees from -z to the right, and meters from the middle. */
type Place = Omit<Visitor, 'turn' | 'lean'> & { angle: number; away: number };

/** Guests around a point, who look at it. */
export const around = (x: number, z: number, places: readonly Place[]): Guest[] =>
  places.map(({ angle, away, ...visitor }, index) => {
    const turn = (angle * Math.PI) / 180;
    return {
      ...visitor,
      x: x + Math.sin(turn) * away,
      z: z - Math.cos(turn) * away,
      heading: Math.PI - turn,
      turn: 0.2 * Math.sin(index * 2.4),
      lean: 0,
    };
  });
