import type { Quality } from './encode';

/** A try at a video: the encoder's rate factor, and the scale, 1 or less. */
export type Attempt = { quality: number; part: number };

/** The scales to try: a smaller image looks better than visible blocks at full size. */
const parts = [1, 0.75, 0.5];

/** A fit that uses less of the budget than this is worth another try at a better quality. */
const wasteful = 0.75;

/**
 * Finds the best video that fits a budget: the full size at the best quality that fits, or else a smaller
 * size.
 *
 * @param budget bytes
 * @param range the encoder's range of quality
 * @param attempt makes the video and returns its size in bytes; the last video made is the one that fits
 * @throws {Error} when even the smallest video is too large
 */
export async function fitBudget(
  budget: number,
  { best, worst, halving }: Quality,
  attempt: (video: Attempt) => Promise<number>,
): Promise<void> {
  for (const part of parts) {
    let tooLarge: { quality: number; bytes: number } | undefined;
    let quality = best;
    while (quality <= worst) {
      const bytes = await attempt({ quality, part });
      if (bytes <= budget) {
        if (!tooLarge || bytes > wasteful * budget) return;
        // Between both, the logarithm of the size is almost a line.
        const steps = (quality - tooLarge.quality) / Math.log(tooLarge.bytes / bytes);
        const better = quality - Math.floor(steps * Math.log((0.95 * budget) / bytes));
        if (better === quality || (await attempt({ quality: better, part })) <= budget) return;
        await attempt({ quality, part });
        return;
      }
      tooLarge = { quality, bytes };
      const next = quality + Math.ceil(halving * Math.log2(bytes / budget));
      // An estimate slightly beyond the worst quality justifies one try at the worst.
      quality = quality < worst && next <= worst + 3 ? Math.min(worst, next) : Infinity;
    }
  }
  throw new Error(`The video cannot be made as small as ${budget} bytes: use shorter or calmer footage.`);
}
