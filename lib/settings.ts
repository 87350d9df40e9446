import { siteUrl } from './site-url.mjs';
import { parseTourVideo } from './tour-video';

/** The settings of `.env`, checked. They are read when the site is built and frozen into its pages. */
export const settings = {
  siteUrl: siteUrl(process.env.NEXT_PUBLIC_SITE_URL),
  tourVideo: parseTourVideo(process.env.NEXT_PUBLIC_TOUR_VIDEO_URL),
};
