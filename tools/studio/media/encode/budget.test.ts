/** @jest-environment node */
import { fitBudget, type Attempt } from './budget';

const range = { best: 20, worst: 40, halving: 6 };

/** An encoder whose videos halve in size with every six steps, and the videos it made. */
function encoder(bytesAtBest: number, halving = 6) {
  const videos: (Attempt & { bytes: number })[] = [];
  const attempt = async ({ quality, part }: Attempt) => {
    const bytes = bytesAtBest * part ** 2 * 2 ** ((range.best - quality) / halving);
    videos.push({ quality, part, bytes });
    return bytes;
  };
  return { videos, attempt };
}

it('keeps the best quality when that fits', async () => {
  const { videos, attempt } = encoder(900);
  await fitBudget(1000, range, attempt);
  expect(videos).toEqual([{ quality: 20, part: 1, bytes: 900 }]);
});

it.each([
  ['as expected', 6],
  ['less than expected', 9],
  ['more than expected', 4],
])(
  'ends with a video that fits and uses more than half of the budget when videos shrink %s',
  async (_how, halving) => {
    const { videos, attempt } = encoder(3000, halving);
    await fitBudget(1000, range, attempt);
    const { bytes, part } = videos.at(-1)!;
    expect(part).toBe(1);
    expect(bytes).toBeLessThanOrEqual(1000);
    expect(bytes).toBeGreaterThan(500);
  },
);

it('tries a better quality when a video leaves much of its budget unused', async () => {
  const { videos, attempt } = encoder(3000, 2);
  await fitBudget(1000, range, attempt);
  expect(videos.at(-1)!.bytes).toBeLessThanOrEqual(1000);
  expect(videos.at(-1)!.bytes).toBeGreaterThan(700);
});

it('keeps the video that fits when a better one does not', async () => {
  const sizes = [3000, 500, 1100, 500];
  const made: number[] = [];
  await fitBudget(1000, range, async ({ quality }) => {
    made.push(quality);
    return sizes[made.length - 1]!;
  });
  expect(made).toHaveLength(4);
  expect(made[3]).toBe(made[1]);
});

it('shrinks the image before the quality drops below the worst allowed', async () => {
  const { videos, attempt } = encoder(16_000);
  await fitBudget(1000, range, attempt);
  expect(videos.at(-1)).toMatchObject({ part: 0.75 });
  expect(videos.at(-1)!.bytes).toBeLessThanOrEqual(1000);
  expect(Math.max(...videos.map(({ quality }) => quality))).toBeLessThanOrEqual(range.worst);
});

it('fails with one sentence when nothing fits', async () => {
  const { attempt } = encoder(1e9);
  await expect(fitBudget(1000, range, attempt)).rejects.toThrow(/cannot be made as small as 1000 bytes/);
});
