import { posterOf } from '@/components/ui/poster-image';
import { sourcesOf, sourcesWithHd, type VideoSource } from '@/components/ui/video-sources';
import { breakpoint } from '@/lib/build/breakpoints';
import { heroVideos } from '@/lib/content/media/videos';

/** Tall screens have their own hero, as in Hero.module.css. */
export const tallMedia = breakpoint('tall');

/** Screens with more pixels than the smaller wide video. All are wider than a phone on its side. */
const hdMedia = '(min-width: 100em), (min-width: 80em) and (min-resolution: 1.25dppx)';

export const heroVideo: readonly VideoSource[] = [
  ...sourcesOf(heroVideos.portrait, tallMedia),
  ...sourcesWithHd(heroVideos.landscape, hdMedia, heroVideos.hd),
];

export const heroHasSound = heroVideos.landscape.sound && heroVideos.portrait.sound;

export const heroFocus = { landscape: heroVideos.landscape.focus, portrait: heroVideos.portrait.focus };

export const heroIsBrightAtLogo = heroVideos.landscape.brightCorner;

export const heroPoster = {
  landscape: posterOf(heroVideos.landscape),
  portrait: posterOf(heroVideos.portrait),
};
