import type { View } from './camera';
import { createViewMover } from './view-mover';

const ahead = { yaw: 0, pitch: 0, fov: 80 };
let last: View;
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

function create({ still = false } = {}) {
  window.matchMedia = () => ({ matches: still }) as MediaQueryList;
  const mover = createViewMover();
  mover.setDraw((view) => {
    last = view;
  });
  mover.jumpTo(ahead);
  return mover;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('turns to a view in steps, the shorter way, and ends there', () => {
  const mover = create();
  mover.jumpTo({ ...ahead, yaw: 170 });
  mover.turnTo({ yaw: -170, pitch: 0 });
  wait(100);
  expect(Math.abs(last.yaw)).toBeGreaterThan(170);
  wait(1000);
  expect(last).toEqual({ ...ahead, yaw: -170 });
});

it('adds up the turns of a held key and of a device', () => {
  const mover = create();
  mover.turnBy({ yaw: 15, fov: -12 });
  mover.turnBy({ yaw: 15 });
  for (let time = 0; time < 60; time++) {
    wait(16);
    mover.moveBy({ yaw: 1 });
  }
  expect(last.yaw).toBeCloseTo(90);
  expect(last.fov).toBe(68);
});

it('starts a turn where the view is, although the turn before it has not ended', () => {
  const mover = create();
  mover.turnBy({ yaw: 30 });
  wait(100);
  const { yaw } = last;
  mover.turnBy({ yaw: 30 });
  wait(16);
  expect(Math.abs(last.yaw - yaw)).toBeLessThan(10);
});

it.each([
  ['glides on in its direction', 10, 5, 20],
  ['stays where it rested before it ended', 500, 4, 4],
])('follows a drag at once, and %s', (_how, rest, least, most) => {
  const mover = create();
  mover.dragBy({ yaw: 4, pitch: -2 }, 1000);
  expect(last).toEqual({ yaw: 4, pitch: -2, fov: 80 });
  mover.endDrag(1000 + rest);
  wait(3000);
  for (const way of [last.yaw, -2 * last.pitch]) {
    expect(way).toBeGreaterThanOrEqual(least);
    expect(way).toBeLessThanOrEqual(most);
  }
});

it('stops on its way when the visitor presses the picture', () => {
  const mover = create();
  mover.turnTo({ yaw: 90, pitch: 0 });
  wait(100);
  mover.stop();
  const { yaw } = last;
  wait(1000);
  expect(last.yaw).toBe(yaw);
  expect(yaw).toBeLessThan(90);
});

it('draws in each frame of a turn, no more often, and not while it rests', () => {
  const mover = create();
  let drawn = 0;
  mover.setDraw(() => drawn++);
  mover.turnBy({ yaw: 5 });
  mover.moveBy({ yaw: 5 });
  mover.turnBy({ yaw: 5 });
  expect(drawn).toBe(1);
  wait(1000);
  const whenStill = drawn;
  expect(whenStill).toBeLessThan(100);
  wait(1000);
  expect(drawn).toBe(whenStill);
});

it('jumps and does not glide for visitors who ask for less motion', () => {
  const mover = create({ still: true });
  mover.turnTo({ yaw: 90, pitch: 0 });
  mover.dragBy({ yaw: 4 }, 1000);
  mover.endDrag(1010);
  expect(last.yaw).toBe(94);
});
