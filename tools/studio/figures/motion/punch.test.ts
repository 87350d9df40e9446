/** @jest-environment node */
import { framesPerSecond } from '../../world/clock';
import { aimOf } from './aim';
import { solve } from './fight';
import { punches, sideOf } from './punch';

it('holds a blow still for two frames as it lands', () => {
  // A hook that hits nothing swings on.
  for (const punch of punches.filter((one) => !aimOf(one).passes)) {
    const side = sideOf(punch);
    const landed = solve(punch.fighter, punch.time).fists[side];
    const next = solve(punch.fighter, punch.time + 1 / framesPerSecond).fists[side];
    expect(next.distanceTo(landed)).toBeLessThan(0.02);
  }
});

it('lights the arm that lands a blow, and no arm at rest', () => {
  for (const punch of punches) {
    expect(solve(punch.fighter, punch.time).lights[sideOf(punch)]).toBeGreaterThan(0.75);
  }
  for (const fighter of ['ember', 'tide'] as const) expect(solve(fighter, 0).lights).toEqual([0, 0]);
});
