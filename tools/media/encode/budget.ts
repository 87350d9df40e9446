/** A try at a video: the bytes that it aims at, and the scale, 1 or less. */
export type Attempt = { target: number; part: number };

/** The scales to try: a smaller image looks better than visible blocks at full size. */
const parts = [1, 0.75, 0.5];

/** An encoder misses its target by a few percent. One that misses by more is at its worst quality. */
const atWorst = 1.15;

/**
 * Finds a video that fits a budget: the full size, or else a smaller one.
 *
 * @param file the footage, for the message
 * @param budget bytes
 * @param attempt makes the video and returns its size in bytes; the last video made is the one that fits
 * @throws {Error} when even the smallest video is too large
 */
export async function fitBudget(
  file: string,
  budget: number,
  attempt: (video: Attempt) => Promise<number>,
): Promise<void> {
  for (const part of parts) {
    const bytes = await attempt({ target: budget, part });
    if (bytes <= budget) return;
    if (bytes > atWorst * budget) continue;
    if ((await attempt({ target: (0.98 * budget ** 2) / bytes, part })) <= budget) return;
  }
  throw new Error(`${file} cannot be made as small as ${budget} bytes: use shorter or calmer footage.`);
}
