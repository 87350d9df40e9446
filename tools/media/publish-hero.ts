import type { HeroVideos } from '../../lib/content/generated/videos';
import { root as site } from '../run.mjs';
import { withDraft, type Progress } from './draft';
import { encodeVideos, makeEncodes, makeVideo } from './encode/encode-video';
import { makePosters } from './encode/posters';
import { heroLimits, landscapeLimits, portraitLimits, sharpLimits, type VideoLimits } from './limits';
import { soundFilter } from './encode/sound-filter';
import { probe, type Footage } from './probe/probe';
import { replaceMedia } from './replace';
import { cover } from './encode/shape';

const isPortrait = ({ width, height }: Footage) => height > width;

/**
 * Makes the hero's videos and replaces those of the site: a wide one, a tall one, and a sharper wide one if the
 * footage has the pixels. Each poster is its video's first frame, so that nothing jumps when the video starts.
 *
 * @param files one piece of footage from which both videos are cropped, or a wide and a tall one, in any
 *   order
 * @param root the folder of the site
 * @throws {Error} one sentence when a file is unsuitable; then nothing is replaced
 */
export async function publishHero(
  files: readonly string[],
  progress: Progress = {},
  root = site,
): Promise<HeroVideos> {
  const { report, signal } = progress;
  const footage: Footage[] = [];
  for (const file of files) footage.push(await probe(file, heroLimits, signal));
  const [first, second] = footage;
  if (!first) throw new Error('The hero needs footage.');
  if (second && isPortrait(first) === isPortrait(second)) {
    throw new Error(
      `${first.file} and ${second.file} are both ${isPortrait(first) ? 'portrait' : 'landscape'}: give one of each.`,
    );
  }

  return withDraft(root, progress, async (draft) => {
    const sounds = new Map<Footage, string | undefined>();
    for (const item of footage) sounds.set(item, await soundFilter(item, signal));
    const plan = (orientation: 'landscape' | 'portrait', limits: VideoLimits) => {
      const source = footage.find((item) => isPortrait(item) === (orientation === 'portrait')) ?? first;
      const name = `hero-${orientation}`;
      const shape = cover(source, limits.box);
      const shown = (shape.crop.width * shape.crop.height) / (source.width * source.height);
      if (shown < 0.99)
        report?.(`${name}: the middle ${Math.round(100 * shown)} % of ${source.file}, cropped`);
      const sound = sounds.get(source);
      if (!sound) report?.(`${name}: no sound, so its visitors get no button for it`);
      const { keyframes } = heroLimits;
      return { name, footage: source, shape, sound, limits, keyframes, posterAt: 0 };
    };
    const landscape = plan('landscape', landscapeLimits);
    const portrait = plan('portrait', portraitLimits);
    const shape = cover(landscape.footage, sharpLimits.box);
    const sharp = { ...landscape, name: 'hero-sharp', shape, limits: sharpLimits };
    // Footage with fewer pixels would show no more.
    const isSharper = shape.width > landscapeLimits.box.width;
    const posters = {
      landscape: await makePosters(landscape, draft),
      portrait: await makePosters(portrait, draft),
    };
    await encodeVideos([landscape, ...(isSharper ? [sharp] : []), portrait], draft);
    const videos = {
      landscape: await makeVideo(landscape, posters.landscape, draft),
      sharp: isSharper ? await makeEncodes(sharp, draft) : undefined,
      portrait: await makeVideo(portrait, posters.portrait, draft),
    };
    await replaceMedia('hero', draft, videos);
    return videos;
  });
}
