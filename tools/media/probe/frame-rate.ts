/** The rates of cameras and screens, as fractions. */
const standardRates = [
  [24000, 1001],
  [24, 1],
  [25, 1],
  [30000, 1001],
  [30, 1],
  [48, 1],
  [50, 1],
  [60000, 1001],
  [60, 1],
  [120, 1],
  [240, 1],
] as const;

/** Frames per second. More would take bytes from the quality of each frame. */
const most = 30;

/**
 * Chooses the constant frame rate of a video. Footage at a steady rate keeps it, or an even fraction of it,
 * so that no frame is shown twice. Footage at a varying rate gets the rate of its liveliest moments.
 *
 * @param times when the footage's frames are shown, in seconds, in any order; two or more
 * @returns at most 30 frames per second, as a fraction that ffmpeg reads
 */
export function constantRate(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const steps = sorted
    .slice(1)
    .map((time, index) => time - sorted[index]!)
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  const average = steps.length / (sorted.at(-1)! - sorted[0]!);
  // Some containers store whole milliseconds, so a step of steady footage may be slightly short.
  const liveliest = 1 / steps[Math.floor(steps.length / 10)]!;
  const rate = liveliest > 1.1 * average ? liveliest : average;

  const distance = ([frames, seconds]: readonly [number, number]) => Math.abs(frames / seconds / rate - 1);
  const nearest = standardRates.reduce((best, other) => (distance(other) < distance(best) ? other : best));
  const whole = [Math.round(rate), 1] as const;
  const exact = [Math.round(1000 * rate), 1000] as const;
  const [frames, seconds] = distance(nearest) < 0.05 ? nearest : distance(whole) < 0.01 ? whole : exact;
  return `${frames}/${seconds * Math.ceil(frames / seconds / most)}`;
}

/** A fraction as a number. */
export function fraction(text: string): number {
  const [numerator = NaN, denominator = 1] = text.split(/[/:]/).map(Number);
  return numerator / denominator;
}
