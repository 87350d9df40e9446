/** The start of a chapter in seconds. */
type Start = { start: number };

/**
 * The chapter that runs at a moment: the last one that has begun.
 *
 * @param chapters in order
 * @param time seconds
 * @returns its index, or -1 before the first
 */
export const chapterAt = (chapters: readonly Start[], time: number): number =>
  chapters.findLastIndex(({ start }) => start <= time);

/** A moment as players write it, such as `1:05`. They leave out the part of a second. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
