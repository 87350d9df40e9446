import { askForOrientation, directionOf, followDevice } from './device-motion';

/** A device that is held upright, and faces north. */
const upright = { alpha: 0, beta: 90, gamma: 0 };

it.each([
  ['north, held upright', upright, { yaw: 0, pitch: 0 }],
  ['west after a turn to the left', { ...upright, alpha: 90 }, { yaw: -90, pitch: 0 }],
  ['up when its top leans back', { ...upright, beta: 120 }, { yaw: 0, pitch: 30 }],
  ['down when it lies on a table', { ...upright, beta: 1 }, { yaw: 0, pitch: -89 }],
  ['west on its right side', { alpha: 0, beta: 0, gamma: 90 }, { yaw: -90, pitch: 0 }],
])('points %s', (_where, orientation, { yaw, pitch }) => {
  const direction = directionOf(orientation);
  expect(direction.yaw).toBeCloseTo(yaw);
  expect(direction.pitch).toBeCloseTo(pitch);
});

it.each([
  ['turns by what the device turns', [upright, { ...upright, alpha: 350 }], [0, 10]],
  [
    'turns the shorter way across south',
    [
      { ...upright, alpha: 175 },
      { ...upright, alpha: 185 },
    ],
    [0, -10],
  ],
  [
    'does not turn with a device that points down',
    [
      { ...upright, beta: 1 },
      { ...upright, beta: 1, alpha: 90 },
    ],
    [0, 0],
  ],
  ['ignores a device without sensors', [{ alpha: null, beta: null, gamma: null }], []],
])('%s, until it ends', (_rule, orientations, turned) => {
  const turns: number[] = [];
  const end = followDevice(({ yaw }) => turns.push(Math.round(yaw)));
  const report = (orientation: object) =>
    dispatchEvent(Object.assign(new Event('deviceorientation'), orientation));
  orientations.forEach(report);
  end();
  report({ ...upright, alpha: 60 });
  expect(turns).toEqual(turned);
});

it.each([
  ['does not ask', undefined, true],
  ['asks, and the visitor agrees', async () => 'granted', true],
  ['asks, and the visitor refuses', async () => 'denied', false],
  ['refuses to ask', () => Promise.reject(new Error()), false],
])('knows whether it may follow where the browser %s', async (_what, requestPermission, isAllowed) => {
  Object.assign(window, { DeviceOrientationEvent: { requestPermission } });
  expect(await askForOrientation()).toBe(isAllowed);
});
