/** @jest-environment node */
import { fitBudget, type Attempt } from './budget';

/** An encoder that makes videos larger than their target, but none smaller than its worst quality allows. */
function encoder(miss: number, smallest: number) {
  const videos: Attempt[] = [];
  const attempt = async (video: Attempt) => {
    videos.push(video);
    return Math.max(miss * video.target, smallest * video.part ** 2);
  };
  return { videos, attempt };
}

it('keeps the first video that fits', async () => {
  const { videos, attempt } = encoder(1, 500);
  await fitBudget('a.mov', 1000, attempt);
  expect(videos).toEqual([{ target: 1000, part: 1 }]);
});

it('aims lower when a video is slightly too large', async () => {
  const { videos, attempt } = encoder(1.1, 500);
  await fitBudget('a.mov', 1000, attempt);
  expect(videos).toEqual([
    { target: 1000, part: 1 },
    { target: expect.closeTo(891, 0), part: 1 },
  ]);
});

it('shrinks the image when the worst quality is too large', async () => {
  const { videos, attempt } = encoder(1, 1500);
  await fitBudget('a.mov', 1000, attempt);
  expect(videos.map(({ part }) => part)).toEqual([1, 0.75]);
});

it('fails with one sentence when nothing fits', async () => {
  const { attempt } = encoder(1, 1e9);
  await expect(fitBudget('a.mov', 1000, attempt)).rejects.toThrow(
    /^a\.mov cannot be made as small as 1000 bytes/,
  );
});
