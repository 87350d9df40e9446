/** @jest-environment node */
import { progressLine } from './progress';

it('shows the progress of a video, its pace and the time left', () => {
  expect(progressLine('hero', 100, 288, 0, 300)).toBe('hero: frame 100 of 288, 3.00 s a frame, 9:24 left');
});

it('takes the pace only from the frames of this run', () => {
  expect(progressLine('hero', 124, 288, 100, 48)).toBe('hero: frame 124 of 288, 2.00 s a frame, 5:28 left');
});
