import type { WalkthroughVideo } from '../../lib/content/generated/videos';
import { root as site } from '../run.mjs';
import { finish, withDraft, type Progress } from './draft';
import { requireFfmpeg } from './ffmpeg';
import { announce, stagesOf } from './encode/announce';
import { makeSharp, makeVideo } from './encode/encode-video';
import { makePosters } from './encode/posters';
import { sharpTourLimits, tourLimits, walkthroughLimits } from './limits';
import { soundFilter } from './encode/sound-filter';
import { probe } from './probe/probe';
import { replaceMedia } from './replace';
import { fit } from './encode/shape';

/**
 * Makes the walkthrough and replaces the site's one, with its captions. Its poster is the frame a third into it.
 *
 * @param request `captions` is the content of a WebVTT file
 * @param root the folder of the site
 * @throws {Error} one sentence when the footage or the captions are unsuitable; then nothing is replaced
 */
export async function publishWalkthrough(
  { file, captions }: { file: string; captions?: string },
  progress: Progress = {},
  root = site,
): Promise<WalkthroughVideo> {
  // https://www.w3.org/TR/webvtt1/#file-structure
  if (captions !== undefined && !/^\uFEFF?WEBVTT(?=[ \t\r\n]|$)/.test(captions)) {
    throw new Error('The captions are not WebVTT: the first line must begin with WEBVTT.');
  }
  const { signal } = progress;
  await requireFfmpeg(signal);
  const footage = await probe(file, walkthroughLimits, signal);

  return withDraft(
    root,
    async (draft) => {
      const { keyframes } = walkthroughLimits;
      const source = { footage, keyframes, sound: await soundFilter(footage, signal) };
      const large = fit(footage, sharpTourLimits.box);
      const name = 'walkthrough';
      const still = {
        name,
        footage,
        shape: large,
        limits: tourLimits,
        posterAt: footage.duration / 3,
      };
      const poster = await makePosters(still, draft, progress);
      const plan = { ...source, name, shape: fit(footage, tourLimits.box), limits: tourLimits };
      // Footage with fewer pixels would show no more.
      const sharp =
        large.width > tourLimits.box.width
          ? { ...source, name: 'walkthrough-sharp', shape: large, limits: sharpTourLimits }
          : undefined;
      const encoding = announce([plan, ...(sharp ? [sharp] : [])].flatMap(stagesOf), progress);
      const published = {
        ...(await makeVideo(plan, poster, draft, encoding)),
        sharp: sharp && (await makeSharp(sharp, draft, encoding)),
        captions:
          captions === undefined
            ? undefined
            : await finish(draft, 'walkthrough-captions', 'vtt', Buffer.from(captions)),
      };
      await replaceMedia(root, 'walkthrough', draft, published, progress);
      return published;
    },
    progress,
  );
}
