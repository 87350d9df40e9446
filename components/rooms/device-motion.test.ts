import { act, renderHook } from '@testing-library/react';
import { prefer } from '@/lib/fixtures/preferences';
import { directionOf, useDeviceMotion } from './device-motion';

const upright = { alpha: 0, beta: 90, gamma: 0 };
const flat = { ...upright, beta: 1 };
const moveBy = jest.fn();
const mover = { moveBy };
const report = (orientation: object) =>
  dispatchEvent(Object.assign(new Event('deviceorientation'), orientation));

async function follow(DeviceOrientationEvent: object = {}) {
  prefer('coarse');
  Object.assign(window, { DeviceOrientationEvent });
  const { result } = renderHook(() => useDeviceMotion(mover));
  await act(async () => result.current.toggle!());
  return result;
}

beforeEach(() => {
  moveBy.mockReset();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it.each([
  ['north, held upright', upright, { yaw: 0, pitch: 0 }],
  ['west after a turn to the left', { ...upright, alpha: 90 }, { yaw: -90, pitch: 0 }],
  ['up when its top leans back', { ...upright, beta: 120 }, { yaw: 0, pitch: 30 }],
  ['down when it lies on a table', flat, { yaw: 0, pitch: -89 }],
  ['west on its right side', { alpha: 0, beta: 0, gamma: 90 }, { yaw: -90, pitch: 0 }],
])('points %s', (_where, orientation, { yaw, pitch }) => {
  const direction = directionOf(orientation);
  expect(direction.yaw).toBeCloseTo(yaw);
  expect(direction.pitch).toBeCloseTo(pitch);
});

it.each([
  ['by what the device turns', { ...upright, alpha: 20 }, { ...upright, alpha: 10 }, 10],
  ['the shorter way across south', { ...upright, alpha: 175 }, { ...upright, alpha: 185 }, -10],
  ['not at all with a device that points down', flat, { ...flat, alpha: 90 }, 0],
])('turns %s, until the visitor turns it off', async (_rule, before, after, yaw) => {
  const motion = await follow();
  for (const orientation of [before, after]) report(orientation);
  expect(moveBy).toHaveBeenLastCalledWith({ yaw: expect.closeTo(yaw), pitch: expect.closeTo(0) });
  await act(async () => motion.current.toggle!());
  report(upright);
  expect(moveBy).toHaveBeenCalledTimes(2);
});

it('ends when the visitor changes to a mouse', async () => {
  const motion = await follow();
  act(() => prefer());
  expect(motion.current).toMatchObject({ isOn: false, toggle: undefined });
});

it('is refused if the browser does not ask the visitor', async () => {
  const motion = await follow({ requestPermission: () => Promise.reject(new Error()) });
  expect(motion.current).toMatchObject({ isOn: false, isRefused: true });
});

it('is refused within a second by a device without sensors', async () => {
  const motion = await follow({ requestPermission: async () => 'granted' });
  report({ alpha: null, beta: null, gamma: null });
  expect(motion.current.isOn).toBe(true);
  act(() => jest.advanceTimersByTime(1000));
  expect(motion.current).toMatchObject({ isOn: false, isRefused: true });
});
