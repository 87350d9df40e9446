import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteUrl } from './site-url.mjs';
import { parseTourVideo } from './tour-video';

const tourVideo = parseTourVideo(process.env.NEXT_PUBLIC_TOUR_VIDEO_URL);
if (tourVideo?.kind === 'film' && !existsSync(path.join(process.cwd(), 'public', tourVideo.path))) {
  throw new Error(
    `NEXT_PUBLIC_TOUR_VIDEO_URL names ${tourVideo.path}, but public${tourVideo.path} does not exist.`,
  );
}

/** The settings of `.env`, checked. They are read when the site is built and frozen into its pages. */
export const settings = { siteUrl: siteUrl(process.env.NEXT_PUBLIC_SITE_URL), tourVideo };
