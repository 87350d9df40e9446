import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { ChapterStill, PosterFile } from '../../../lib/content/generated/videos';
import { finish, type Draft } from '../media/draft';
import { makePoster, type PosterFormat } from '../media/encode/posters';
import { inputOf, run } from '../media/ffmpeg';
import { stillLimits } from '../media/limits';
import { stops } from './script';

/** The rooms: every stop but the first and the last. */
export const chaptersWithStill = stops.slice(1, -1);

const poster = stops.find(({ id }) => id === 'game')!;

/** The moment that the poster shows, in seconds: the still of a room. */
export const posterTime = poster.start + poster.still;

/**
 * Makes a still of each room for the page's list of chapters.
 *
 * @param file the walkthrough
 * @throws {Error} when the file cannot be read; an `AbortError` after `signal`
 */
export async function makeChapterStills(
  file: string,
  draft: Draft,
  signal?: AbortSignal,
): Promise<ChapterStill[]> {
  const stills: ChapterStill[] = [];
  for (const { id, start, still, title } of chaptersWithStill) {
    const frame = path.join(draft.scratch, `still-${id}.png`);
    const from = ['-v', 'error', '-y', '-ss', String(start + still), '-i', inputOf(file)];
    await run('ffmpeg', [...from, '-frames:v', '1', frame], signal);
    const picture = await readFile(frame);
    const files = async (format: PosterFormat) => {
      const made: PosterFile[] = [];
      for (const width of stillLimits.widths) {
        const poster = await makePoster(picture, width, format, stillLimits.budget);
        made.push({ ...(await finish(draft, `walkthrough-${id}-${width}`, format, poster)), width });
      }
      return made;
    };
    stills.push({ title, start, avif: await files('avif'), jpeg: await files('jpg') });
  }
  return stills;
}
