import { posterOf } from '@/components/ui/poster-image';
import { sourcesOf, sourcesWithHd, type VideoSource } from '@/components/ui/video-sources';
import { breakpoint } from '@/lib/build/breakpoints';
import { hero } from '@/lib/content/media/videos';

/** Tall screens have their own hero, as in Hero.module.css. */
export const tallMedia = breakpoint('tall');

/** Screens with more pixels than the smaller wide video. All are wider than a phone on its side. */
const hdMedia = '(min-width: 100em), (min-width: 80em) and (min-resolution: 1.25dppx)';

export const heroVideo: readonly VideoSource[] = [
  ...sourcesOf(hero.portrait, tallMedia),
  ...sourcesWithHd(hero.landscape, hdMedia, hero.hd),
];

export const heroHasSound = hero.landscape.sound && hero.portrait.sound;

export const heroFocus = { landscape: hero.landscape.focus, portrait: hero.portrait.focus };

export const heroIsBrightAtLogo = hero.landscape.brightCorner;

export const heroPoster = { landscape: posterOf(hero.landscape), portrait: posterOf(hero.portrait) };
