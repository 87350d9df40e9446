import { fireEvent, renderHook } from '@testing-library/react';
import { usePlayOn } from './use-play-on';

const playFrom = jest.fn();
let type: NavigationTimingType;

function open(paused: boolean) {
  const video = document.createElement('video');
  const play = jest.fn(async () => {});
  Object.defineProperty(video, 'paused', { value: paused, configurable: true });
  Object.assign(video, { play, currentTime: 20 });
  renderHook(() => usePlayOn({ current: video }, playFrom));
  return { video, play };
}

const leave = () => fireEvent(window, new Event('pagehide'));
const comeBack = () => fireEvent(window, new Event('pageshow'));

beforeEach(() => {
  sessionStorage.clear();
  playFrom.mockReset();
  type = 'back_forward';
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
});

it.each([
  ['plays on', 'played', false, 1],
  ['stays paused', 'was paused', true, 0],
])('a video %s after the back/forward cache if it %s before', (_what, _before, paused, count) => {
  const { video, play } = open(paused);
  leave();
  Object.defineProperty(video, 'paused', { value: true });
  comeBack();
  expect(play).toHaveBeenCalledTimes(count);
});

it.each([
  ['plays on from there after Back has loaded the page anew', 'back_forward', false, [[20]]],
  ['does not if it was paused', 'back_forward', true, []],
  ['does not if a link has opened the page', 'navigate', false, []],
] as const)('a video that was left at 20 seconds %s', (_what, next, paused, calls) => {
  open(paused);
  leave();
  type = next;
  open(true);
  expect(playFrom.mock.calls).toEqual(calls);
});

it('begins anew where the browser blocks storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open(false);
  leave();
  open(true);
  expect(playFrom).not.toHaveBeenCalled();
});
