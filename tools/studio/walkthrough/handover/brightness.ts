import { framesPerSecond } from '../../world/clock';
import { inputOf, run } from '../../media/ffmpeg';
import { duration, stops } from '../script';
import { changeAt } from '../timing';

/** The least brightness while rooms change, as a share of the darker room's: below it, the change reads as a cut to black. */
export const least = 1 / 3;

/**
 * The brightness of each frame of a video: its mean luma above that of the first frame, which is black.
 *
 * @throws {Error} when ffmpeg cannot read the file
 */
export async function brightnessOf(file: string): Promise<number[]> {
  const filter = 'scale=320:-2,signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-';
  const { stdout } = await run('ffmpeg', [
    '-v',
    'error',
    '-i',
    inputOf(file),
    '-vf',
    filter,
    '-f',
    'null',
    '-',
  ]);
  const lumas = Array.from(stdout.matchAll(/YAVG=([\d.]+)/g), ([, luma]) => Number(luma));
  return lumas.map((luma) => luma - lumas[0]!);
}

/** A change of rooms: the id of the next stop, and its darkest moment as a share of the darker of both rooms. */
type Change = { to: string; share: number };

/** How dark each change of rooms gets. @param brightness of each frame of the walkthrough */
export function darkestOf(brightness: readonly number[]): Change[] {
  const between = (from: number, to: number, changing: boolean) =>
    brightness.filter((_, frame) => {
      const time = frame / framesPerSecond;
      return time >= from && time < to && Boolean(changeAt(time)) === changing;
    });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return stops.flatMap(({ id, start, arrives }, index) => {
    const before = stops[index - 1];
    if (!arrives || !before) return [];
    const end = stops[index + 1]?.start ?? duration;
    const rooms = [between(before.start, start, false), between(start, end, false)].map(mean);
    const change = between((before.start + start) / 2, (start + end) / 2, true);
    return { to: id, share: Math.min(...change) / Math.min(...rooms) };
  });
}

/**
 * Checks that no change of rooms goes through the dark.
 *
 * @param file the walkthrough
 * @returns the darkest change
 * @throws {Error} one sentence that names a change that is too dark
 */
export async function checkBrightness(file: string): Promise<Change> {
  const darkest = darkestOf(await brightnessOf(file)).reduce((a, b) => (a.share < b.share ? a : b));
  if (darkest.share < least) {
    throw new Error(
      `The change to ${darkest.to} falls to ${darkest.share.toFixed(2)} of the rooms' brightness: keep it above a third.`,
    );
  }
  return darkest;
}
