import type { View } from './camera';
import { createMover } from './mover';

const ahead = { yaw: 0, pitch: 0, fov: 80 };
let views: View[];
const last = () => views.at(-1)!;

function create({ still = false } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: still });
  views = [];
  return createMover(ahead, (view) => views.push(view));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('turns to a view in steps, and ends there', () => {
  create().turnTo({ yaw: 90, pitch: 0 });
  jest.advanceTimersByTime(200);
  expect(last().yaw).toBeGreaterThan(0);
  expect(last().yaw).toBeLessThan(90);
  jest.advanceTimersByTime(1000);
  expect(last()).toEqual({ ...ahead, yaw: 90 });
});

it('turns the shorter way to a place', () => {
  const mover = create();
  mover.look({ ...ahead, yaw: 170 });
  mover.turnTo({ yaw: -170, pitch: 0 });
  jest.advanceTimersByTime(200);
  expect(Math.abs(last().yaw)).toBeGreaterThan(170);
});

it('turns by a key while a device turns the view', () => {
  const mover = create();
  mover.turnBy({ yaw: 15, fov: -12 });
  for (let time = 0; time < 60; time++) {
    jest.advanceTimersByTime(16);
    mover.shift({ yaw: 1 });
  }
  expect(last().yaw).toBeCloseTo(75);
  expect(last().fov).toBe(68);
});

it('draws nothing while the view stands still', () => {
  create().turnTo({ yaw: 90, pitch: 0 });
  jest.advanceTimersByTime(1000);
  const drawn = views.length;
  jest.advanceTimersByTime(1000);
  expect(views).toHaveLength(drawn);
});

it('adds up the turns of a held key', () => {
  const mover = create();
  mover.turnBy({ yaw: 15 });
  mover.turnBy({ yaw: 15 });
  jest.advanceTimersByTime(1000);
  expect(last().yaw).toBeCloseTo(30);
});

it('follows a drag at once, and glides on in its direction', () => {
  const mover = create();
  mover.follow({ yaw: 4, pitch: -2 }, 1000);
  expect(last()).toEqual({ yaw: 4, pitch: -2, fov: 80 });
  mover.release(1010);
  jest.advanceTimersByTime(3000);
  expect(last().yaw).toBeGreaterThan(5);
  expect(last().pitch).toBeLessThan(-2.5);
});

it('stays where a drag rested before it ended', () => {
  const mover = create();
  mover.follow({ yaw: 4 }, 1000);
  mover.release(1500);
  jest.advanceTimersByTime(3000);
  expect(last().yaw).toBe(4);
});

it('stops when it is told to', () => {
  const mover = create();
  mover.turnTo({ yaw: 90, pitch: 0 });
  jest.advanceTimersByTime(200);
  mover.stop();
  const { yaw } = last();
  jest.advanceTimersByTime(1000);
  expect(last().yaw).toBe(yaw);
});

it('jumps and does not glide for visitors who asked for less motion', () => {
  const mover = create({ still: true });
  mover.turnTo({ yaw: 90, pitch: 0 });
  expect(views).toEqual([{ ...ahead, yaw: 90 }]);
  mover.follow({ yaw: 4 }, 1000);
  mover.release(1010);
  jest.advanceTimersByTime(3000);
  expect(last().yaw).toBe(94);
});
