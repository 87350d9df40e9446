import type { Quality } from './encode';

/** A try at a video: the encoder's rate factor, and the part of the full size, 1 or less. */
export type Attempt = { quality: number; part: number };

/** A picture that cannot be had well at its full size is better made smaller than made of blocks. */
const parts = [1, 0.75, 0.5];

/**
 * Finds the best video that fits a budget: the full size at the best quality that fits, else a smaller size.
 *
 * @param budget bytes
 * @param range the encoder's range of quality
 * @param attempt makes the video, and gives its bytes; the last one made is the one that fits
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
      // An estimate a little beyond the worst is worth a try at the worst.
      quality = quality < worst && next <= worst + 3 ? Math.min(worst, next) : Infinity;
    }
  }
  throw new Error(`The video cannot be made as small as ${budget} bytes: bring shorter or calmer footage.`);
}
