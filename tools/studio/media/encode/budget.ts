import type { Quality } from './encode';

/** A try at a video: the encoder's rate factor, and the scale, 1 or less. */
export type Attempt = { quality: number; part: number };

/** The scales to try: a smaller image looks better than visible blocks at full size. */
const parts = [1, 0.75, 0.5];

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
    let quality = best;
    while (quality <= worst) {
      const bytes = await attempt({ quality, part });
      if (bytes <= budget) return;
      const next = quality + Math.ceil(halving * Math.log2(bytes / budget));
      // An estimate slightly beyond the worst quality justifies one try at the worst.
      quality = quality < worst && next <= worst + 3 ? Math.min(worst, next) : Infinity;
    }
  }
  throw new Error(`The video cannot be made as small as ${budget} bytes: use shorter or calmer footage.`);
}
