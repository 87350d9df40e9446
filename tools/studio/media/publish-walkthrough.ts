import type { ChapterStill, WalkthroughVideo } from '../../../lib/content/generated/videos';
import { root as site } from '../../run.mjs';
import { finish, withDraft, type Draft, type Progress } from './draft';
import { requireFfmpeg } from './ffmpeg';
import { makeSharp, makeVideo } from './encode/encode-video';
import { makePosters } from './encode/posters';
import { sharpTourLimits, tourLimits, walkthroughLimits } from './limits';
import { soundFilter } from './encode/sound-filter';
import { probe } from './probe/probe';
import { replaceMedia } from './replace';
import { fit } from './encode/shape';

type WalkthroughRequest = {
  file: string;
  /** The moment that the poster shows, in seconds; a third into the video by default. */
  posterAt?: number;
  /** The content of WebVTT files. */
  captions?: string;
  chapters?: string;
  /** Makes a still of each chapter. */
  makeStills?: (file: string, draft: Draft, signal?: AbortSignal) => Promise<ChapterStill[]>;
};

/**
 * Makes the walkthrough and replaces the site's one, with its captions and chapters.
 *
 * @param root the folder of the site
 * @throws {Error} one sentence when the footage or a text is unsuitable; then nothing is replaced
 */
export async function publishWalkthrough(
  { file, posterAt, captions, chapters, makeStills }: WalkthroughRequest,
  progress: Progress = {},
  root = site,
): Promise<WalkthroughVideo> {
  for (const [name, text] of Object.entries({ captions, chapters })) {
    // https://www.w3.org/TR/webvtt1/#file-structure
    if (text !== undefined && !/^\uFEFF?WEBVTT(?=[ \t\r\n]|$)/.test(text)) {
      throw new Error(`The ${name} are not WebVTT: the first line must begin with WEBVTT.`);
    }
  }
  const { signal } = progress;
  await requireFfmpeg(signal);
  const footage = await probe(file, walkthroughLimits, signal);

  return withDraft(async (draft) => {
    const { keyframes } = walkthroughLimits;
    const source = { footage, keyframes, sound: await soundFilter(footage, signal) };
    const large = fit(footage, sharpTourLimits.box);
    const name = 'walkthrough';
    const still = {
      name,
      footage,
      shape: large,
      limits: tourLimits,
      posterAt: posterAt ?? footage.duration / 3,
    };
    const poster = await makePosters(still, draft, progress);
    const stills = await makeStills?.(file, draft, signal);
    const plan = { ...source, name, shape: fit(footage, tourLimits.box), limits: tourLimits };
    const sharpPlan = { ...source, name: 'walkthrough-sharp', shape: large, limits: sharpTourLimits };
    const text = async (name: string, content: string | undefined) =>
      content === undefined ? undefined : finish(draft, `walkthrough-${name}`, 'vtt', Buffer.from(content));
    const published = {
      ...(await makeVideo(plan, poster, draft, progress)),
      sharp: await makeSharp(sharpPlan, tourLimits, draft, progress),
      captions: await text('captions', captions),
      chapters: await text('chapters', chapters),
      stills,
    };
    await replaceMedia(root, 'walkthrough', draft, published, progress);
    return published;
  }, progress);
}
