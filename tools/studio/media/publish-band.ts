import type { BandVideos } from '../../../lib/content/generated/videos';
import { root as site } from '../../run.mjs';
import { withDraft, type Progress } from './draft';
import { makeVideo } from './encode/encode-video';
import { makePosters } from './encode/posters';
import { fit } from './encode/shape';
import { bandLandscapeLimits, bandLimits, bandPortraitLimits } from './limits';
import { probe } from './probe/probe';
import { replaceMedia } from './replace';

/**
 * Makes the band's two silent videos and replaces those of the site. Each poster is its video's first frame.
 *
 * @param files the wide and the tall master
 * @param root the folder of the site
 * @throws {Error} one sentence when a file is unsuitable; then nothing is replaced
 */
export async function publishBand(
  files: { landscape: string; portrait: string },
  progress: Progress = {},
  root = site,
): Promise<BandVideos> {
  return withDraft(async (draft) => {
    const make = async (shape: keyof typeof files, limits: typeof bandLandscapeLimits) => {
      const footage = await probe(files[shape], bandLimits, progress.signal);
      const { keyframes } = bandLimits;
      const image = { name: `band-${shape}`, footage, shape: fit(footage, limits.box), limits, posterAt: 0 };
      const poster = await makePosters(image, draft, progress);
      return makeVideo({ ...image, keyframes, sound: undefined }, poster, draft, progress);
    };
    const videos = {
      landscape: await make('landscape', bandLandscapeLimits),
      portrait: await make('portrait', bandPortraitLimits),
    };
    await replaceMedia(root, 'band', draft, videos, progress);
    return videos;
  }, progress);
}
