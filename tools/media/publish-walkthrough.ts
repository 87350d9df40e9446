import type { WalkthroughVideo } from '../../lib/content/generated/videos';
import { root as site } from '../run.mjs';
import { finish, withDraft, type Progress } from './draft';
import { encodeVideos, makeEncodes, makeVideo } from './encode/encode-video';
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
  const footage = await probe(file, walkthroughLimits, progress.signal);

  return withDraft(root, progress, async (draft) => {
    const name = 'walkthrough';
    const sound = await soundFilter(footage, draft.signal);
    const { keyframes } = walkthroughLimits;
    const shape = fit(footage, tourLimits.box);
    const plan = { name, footage, shape, sound, limits: tourLimits, keyframes };
    const large = fit(footage, sharpTourLimits.box);
    const sharp = { ...plan, name: 'walkthrough-sharp', shape: large, limits: sharpTourLimits };
    // Footage with fewer pixels would show no more.
    const isSharper = large.width > tourLimits.box.width;
    const poster = await makePosters({ ...plan, shape: large, posterAt: footage.duration / 3 }, draft);
    await encodeVideos([plan, ...(isSharper ? [sharp] : [])], draft);
    const published = {
      ...(await makeVideo(plan, poster, draft)),
      sharp: isSharper ? await makeEncodes(sharp, draft) : undefined,
      captions:
        captions === undefined
          ? undefined
          : await finish(draft, 'walkthrough-captions', 'vtt', Buffer.from(captions)),
    };
    await replaceMedia('walkthrough', draft, published);
    return published;
  });
}
