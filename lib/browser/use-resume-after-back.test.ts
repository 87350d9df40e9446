import { fireEvent, renderHook } from '@testing-library/react';
import { useResumeAfterBack } from './use-resume-after-back';

it.each([
  ['plays on', 'played', false, 1],
  ['stays paused', 'was paused', true, 0],
])('a video %s after the back/forward cache if it %s before', (_what, _before, paused, count) => {
  const video = document.createElement('video');
  const play = jest.fn(async () => {});
  Object.defineProperty(video, 'paused', { value: paused, configurable: true });
  Object.assign(video, { play });
  renderHook(() => useResumeAfterBack({ current: video }));
  fireEvent(window, new Event('pagehide'));
  Object.defineProperty(video, 'paused', { value: true });
  fireEvent(window, new Event('pageshow'));
  expect(play).toHaveBeenCalledTimes(count);
});
