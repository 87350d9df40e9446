import { parseText } from 'media-captions';
import type { ChapterThumbnail } from '../../lib/content/media/videos';
import type { Shape } from './video-filter';
import { addFile, type Workspace } from './workspace';
import type { Footage } from './probe';
import { readText } from './read-text';
import { frameOf, makeSizes } from './video';

type Chapter = Pick<ChapterThumbnail, 'title' | 'start'>;

/** A line such as `0:12 Title` or `1:02:03.5 Title`. */
function chapterOf(line: string): Chapter {
  const [, hours = '0', minutes, seconds, title] =
    /^(?:(\d+):)?(\d{1,2}):(\d{2}(?:\.\d+)?)\s+(.*\S)\s*$/.exec(line) ?? [];
  if (!title) throw new Error(`"${line}" is no chapter: write it like "0:12 Title".`);
  return { title, start: 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds) };
}

async function chaptersIn(text: string): Promise<Chapter[]> {
  if (!text.startsWith('WEBVTT')) return text.split('\n').filter(Boolean).map(chapterOf);
  const { cues } = await parseText(text, { type: 'vtt' });
  return cues.map(({ text: title, startTime: start }) => ({ title, start }));
}

/** Reads WebVTT, or lines such as `0:12 Title`. */
export async function readChapters(file: string, duration: number): Promise<Chapter[]> {
  const chapters = await chaptersIn(await readText(file)).catch(({ message }) => {
    throw new Error(`${file}: ${message}`);
  });
  if (chapters.length === 0) throw new Error(`${file} has no chapter: write lines like "0:12 Title".`);
  const late = chapters.find(({ start }, index) => {
    const end = chapters[index + 1]?.start ?? duration;
    return start >= end;
  });
  if (late)
    throw new Error(`${file}: "${late.title}" must start before the next chapter and before the end.`);
  return chapters;
}

const time = (seconds: number) => new Date(1000 * seconds).toISOString().slice(11, 23);

/** @returns a WebVTT file, and for each chapter a picture of its middle */
export async function makeChapters(
  chapters: readonly Chapter[],
  footage: Footage,
  shape: Shape,
  workspace: Workspace,
) {
  const cues: string[] = [];
  const thumbnails: ChapterThumbnail[] = [];
  for (const [index, { title, start }] of chapters.entries()) {
    const end = chapters[index + 1]?.start ?? footage.duration;
    cues.push(`${time(start)} --> ${time(end)}\n${title}\n`);
    const frame = await frameOf(footage, (start + end) / 2, shape, workspace);
    const pictures = await makeSizes(frame, `walkthrough-chapter-${index + 1}`, 50, [320, 640], workspace);
    thumbnails.push({ title, start, ...pictures });
  }
  const vtt = Buffer.from(['WEBVTT\n', ...cues].join('\n'));
  return { chapters: addFile(workspace, 'walkthrough-chapters', 'vtt', vtt), thumbnails };
}
