import { posterOf, srcSetOf } from '@/components/ui/poster-image';
import { sourcesWithHd } from '@/components/ui/video-sources';
import { walkthrough } from '@/lib/content/media/videos';
import { language } from '@/lib/content/site';
import { clock, spokenClock } from './chapter-times';

/** The labels in the smaller video are larger, for phones and tablets. */
const hdMedia = '(min-width: 64em)';

export const walkthroughSources = sourcesWithHd(walkthrough, hdMedia, walkthrough.hd);

export const walkthroughPoster = posterOf(walkthrough);

export const { sound: hasSound, transcript = [] } = walkthrough;

export type Tracks = { captions?: string; chapters?: string };

export const tracks: Tracks = { captions: walkthrough.captions?.src, chapters: walkthrough.chapters?.src };

export const chapters = (walkthrough.thumbnails ?? []).map(({ title, start, avif, jpeg }) => {
  const { src, width } = jpeg;
  return {
    title,
    start,
    time: clock(start),
    spoken: spokenClock(start, language),
    // The video from this moment: https://www.w3.org/TR/media-frags/#naming-time
    href: `${walkthrough.sources.at(-1)!.src}#t=${start}`,
    avif: srcSetOf(avif),
    jpeg: src,
    width,
    height: Math.round((width * walkthrough.height) / walkthrough.width),
  };
});

export type Chapter = (typeof chapters)[number];
