import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WalkthroughVideo } from '../../lib/content/generated/videos';
import { cuesOf } from '../../lib/build/transcript';
import { fit } from './color';
import { inputOf, run } from './ffmpeg';
import { describe, probe } from './probe';
import { finish, replaceMedia, type Draft } from './publish';
import { encode, makeVideo } from './video';

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

/** Makes WebVTT of a WebVTT or SRT file. @throws {Error} one sentence when a browser would show nothing of it */
async function captionsOf(file: string, duration: number, draft: Draft): Promise<Buffer> {
  const [from, to] = [path.join(draft.scratch, 'captions'), path.join(draft.scratch, 'captions.vtt')];
  await writeFile(from, await readText(file));
  const [stream] = await describe(from, 'captions', draft).catch(() => []);
  if (stream?.codec_type !== 'subtitle') throw new Error(`${file} is not WebVTT or SRT.`);
  // WebVTT stays as it is: ffmpeg would change its arrows.
  const codec = stream.codec_name === 'webvtt' ? 'copy' : 'webvtt';
  await run('ffmpeg', ['-i', inputOf(from), '-map', '0:0', '-c', codec, to], draft);
  const captions = await readFile(to);
  if (cuesOf(captions.toString()).some(({ start }) => start < duration)) return captions;
  const advice = 'check its times, such as 00:01.000 --> 00:02.500';
  throw new Error(`${file} has no caption that a browser shows during the film: ${advice}.`);
}

/** Seconds. A shorter one is no walk. A longer one has too few bytes per second, and suits a video service. */
const limits = [10, 180] as const;

/** Phones with three pixels to one request 1200. Narrow phones with fewer than two request 736. */
const widths = [736, 960, 1200, 1920];

/**
 * Makes the walkthrough and replaces the site's one, with its captions. Its poster is the frame a third into it.
 *
 * @param captions the path of a WebVTT or SRT file
 * @throws {Error} one sentence when the footage or the captions are unsuitable; then nothing is replaced
 */
export async function makeWalkthrough(file: string, captions: string | undefined, draft: Draft) {
  const footage = await probe(file, limits, draft);
  const text = captions === undefined ? undefined : await captionsOf(captions, footage.duration, draft);
  const film = {
    ...{ name: 'walkthrough', footage, bytes: { av1: 6_000_000, h264: 12_000_000 } },
    shape: fit(footage, { width: 1280, height: 720 }),
  };
  const shape = fit(footage, { width: 1920, height: 1080 });
  // Browsers without AV1 show the smaller one.
  const hd = { ...film, name: 'walkthrough-hd', shape, bytes: { av1: 12_000_000 } };
  const video: WalkthroughVideo = {
    ...(await makeVideo(film, { widths, at: footage.duration / 3, shape }, draft)),
    date: new Date().toISOString(),
    // Footage with fewer pixels would show no more.
    hd: shape.width > film.shape.width ? await encode(hd, draft) : undefined,
    captions: text && (await finish(draft, 'walkthrough-captions', 'vtt', text)),
  };
  await replaceMedia('walkthrough', draft, video);
  const rest = 'Describe its poster and sound in lib/content/vr-tour.ts';
  return `The walkthrough is replaced. ${rest}, then build the site.`;
}
