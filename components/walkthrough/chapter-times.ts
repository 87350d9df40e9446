/** The index of the chapter that runs at a time in seconds; -1 before the first. */
export const chapterAt = (chapters: readonly { start: number }[], time: number): number =>
  chapters.findLastIndex(({ start }) => start <= time);

export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A time in words, such as `1 minute 5 seconds`. Screen readers read `1:05` as a time of day, or digit by digit. */
export function spokenClock(seconds: number, language: string): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const counted = (count: number, unit: string) =>
    count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
  return [...(minutes ? [counted(minutes, 'minute')] : []), counted(whole % 60, 'second')].join(' ');
}
