import { fireEvent, renderHook } from '@testing-library/react';
import { useVideoMemory } from './use-video-memory';

const playFrom = jest.fn();

/** Opens the page of a video, and leaves it at 20 seconds. */
function openAndLeave(type: NavigationTimingType, paused: boolean) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { value: paused });
  video.currentTime = 20;
  const { unmount } = renderHook(() => useVideoMemory({ current: video }, playFrom));
  fireEvent(window, new Event('pagehide'));
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  playFrom.mockReset();
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['plays on from there after Back has loaded the page anew', 'back_forward', false, [[20]]],
  ['does not if it was paused', 'back_forward', true, []],
  ['does not if a link has opened the page', 'navigate', false, []],
] as const)('a film that was left at 20 seconds %s', (_what, next, paused, calls) => {
  openAndLeave('navigate', paused);
  openAndLeave(next, true);
  expect(playFrom.mock.calls).toEqual(calls);
});

it('begins anew where the browser blocks storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  openAndLeave('navigate', false);
  openAndLeave('back_forward', true);
  expect(playFrom).not.toHaveBeenCalled();
});
