import type { HeroVideos } from '../../lib/content/generated/videos';
import { root as site } from '../run.mjs';
import { withDraft, type Progress } from './draft';
import { requireFfmpeg } from './ffmpeg';
import { announce, stagesOf } from './encode/announce';
import { makeSharp, makeVideo } from './encode/encode-video';
import { makePosters } from './encode/posters';
import { heroLimits, landscapeLimits, portraitLimits, sharpLimits, type VideoLimits } from './limits';
import { soundFilter } from './encode/sound-filter';
import { probe, type Footage } from './probe/probe';
import { replaceMedia } from './replace';
import { cover } from './encode/shape';

type Orientation = 'landscape' | 'portrait';

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
  await requireFfmpeg(signal);
  const footage: Footage[] = [];
  for (const file of files) footage.push(await probe(file, heroLimits, signal));
  const [first, second] = footage;
  if (!first) throw new Error('The hero needs footage.');
  if (second && isPortrait(first) === isPortrait(second)) {
    throw new Error(
      `${first.file} and ${second.file} are both ${isPortrait(first) ? 'portrait' : 'landscape'}: give one of each.`,
    );
  }

  return withDraft(
    root,
    async (draft) => {
      const sounds = new Map<Footage, string | undefined>();
      for (const item of footage) sounds.set(item, await soundFilter(item, signal));
      const sourceOf = (orientation: Orientation) =>
        footage.find((item) => isPortrait(item) === (orientation === 'portrait')) ?? first;
      const plan = (orientation: Orientation, limits: VideoLimits) => {
        const source = sourceOf(orientation);
        const shape = cover(source, limits.box);
        const shown = (shape.crop.width * shape.crop.height) / (source.width * source.height);
        if (shown < 0.99) {
          report?.(`hero-${orientation}: the middle ${Math.round(100 * shown)} % of ${source.file}, cropped`);
        }
        const sound = sounds.get(source);
        if (!sound) report?.(`hero-${orientation}: no sound, so its visitors get no button for it`);
        const { keyframes } = heroLimits;
        return { name: `hero-${orientation}`, footage: source, shape, sound, limits, keyframes, posterAt: 0 };
      };
      const plans = {
        landscape: plan('landscape', landscapeLimits),
        portrait: plan('portrait', portraitLimits),
      };
      const posters = {
        landscape: await makePosters(plans.landscape, draft, progress),
        portrait: await makePosters(plans.portrait, draft, progress),
      };
      const { landscape, portrait } = plans;
      const shape = cover(landscape.footage, sharpLimits.box);
      // Footage with fewer pixels would show no more.
      const sharp =
        shape.width > landscapeLimits.box.width
          ? { ...landscape, name: 'hero-sharp', shape, limits: sharpLimits }
          : undefined;
      const encoding = announce([landscape, ...(sharp ? [sharp] : []), portrait].flatMap(stagesOf), progress);
      const videos = {
        landscape: await makeVideo(landscape, posters.landscape, draft, encoding),
        sharp: sharp && (await makeSharp(sharp, draft, encoding)),
        portrait: await makeVideo(portrait, posters.portrait, draft, encoding),
      };
      await replaceMedia(root, 'hero', draft, videos, progress);
      return videos;
    },
    progress,
  );
}
