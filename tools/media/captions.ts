import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cuesOf } from '../../lib/build/film-text';
import { inputOf, run } from './ffmpeg';
import { describe } from './probe';
import type { Draft } from './publish';

/** The text of a file in UTF-8, or in UTF-16 with a mark. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`${file} was not found.`);
  });
  const mark = bytes.toString('latin1', 0, 2);
  const encoding = mark === '\xFF\xFE' ? 'utf-16le' : mark === '\xFE\xFF' ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (/[\uFFFD\0]/.test(text)) throw new Error(`${file} is not in UTF-8: save it as UTF-8.`);
  return text;
}

/**
 * Makes the captions that the site publishes from a WebVTT or SRT file.
 *
 * @param duration of the film in seconds
 * @throws {Error} one sentence when it cannot be read, or a browser would show nothing of it during the film
 */
export async function publishedCaptions(file: string, duration: number, draft: Draft): Promise<Buffer> {
  const [from, to] = [path.join(draft.scratch, 'captions'), path.join(draft.scratch, 'captions.vtt')];
  await writeFile(from, await readText(file));
  const [stream] = await describe(from, 'captions', draft).catch(() => []);
  if (stream?.codec_type !== 'subtitle') throw new Error(`${file} is not WebVTT or SRT.`);
  // WebVTT stays as it is: ffmpeg would change its arrows.
  const codec = stream.codec_name === 'webvtt' ? 'copy' : 'webvtt';
  await run('ffmpeg', ['-v', 'error', '-i', inputOf(from), '-map', '0:0', '-c', codec, to], draft);
  const captions = await readFile(to);
  if (cuesOf(captions.toString()).some(({ start }) => start < duration)) return captions;
  const advice = 'check its times, such as 00:01.000 --> 00:02.500';
  throw new Error(`${file} has no caption that a browser shows during the film: ${advice}.`);
}
