import { posterOf, srcSetOf } from '@/components/ui/poster-image';
import { sourcesWithHd } from '@/components/ui/video-sources';
import { walkthroughVideo } from '@/lib/content/media/videos';
import { language } from '@/lib/content/site';
import { clock, spokenClock } from './chapter-times';

/** The labels in the smaller video are larger, for phones and tablets. */
const hdMedia = '(min-width: 64em)';

export const walkthroughSources = sourcesWithHd(walkthroughVideo, hdMedia, walkthroughVideo.hd);

export const walkthroughPoster = posterOf(walkthroughVideo);

export const { sound: hasSound, transcript = [] } = walkthroughVideo;

export type Tracks = { captions?: string; chapters?: string };

export const tracks: Tracks = {
  captions: walkthroughVideo.captions?.src,
  chapters: walkthroughVideo.chapters?.src,
};

export const chapters = (walkthroughVideo.thumbnails ?? []).map(({ title, start, avif, jpeg }) => {
  const { src, width } = jpeg;
  return {
    title,
    start,
    time: clock(start),
    spoken: spokenClock(start, language),
    // The video from this moment: https://www.w3.org/TR/media-frags/#naming-time
    href: `${walkthroughVideo.sources.at(-1)!.src}#t=${start}`,
    avif: srcSetOf(avif),
    jpeg: src,
    width,
    height: Math.round((width * walkthroughVideo.height) / walkthroughVideo.width),
  };
});

export type Chapter = (typeof chapters)[number];
