import { tsImport } from 'tsx/esm/api';

const { readSettings } = await tsImport('./lib/build/read-settings.ts', import.meta.url);
const { videoData } = await tsImport('./lib/build/structured-data.ts', import.meta.url);

const url = (text) => text && new URL(text);
const videos = videoData().map((video) => ({
  title: video.name,
  description: video.description,
  thumbnailLoc: url(video.thumbnailUrl),
  contentLoc: url(video.contentUrl),
  playerLoc: url(video.embedUrl),
  duration: video.duration && Number.parseInt(video.duration.slice(2), 10),
}));

const config = {
  siteUrl: readSettings(process.env).siteUrl,
  output: 'export',
  outDir: 'out',
  generateRobotsTxt: true,
  // An index of a single sitemap is useless.
  generateIndexSitemap: false,
  // Only URLs: the time of the build does not tell when content last changed, and search engines ignore frequency and
  // priority (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap).
  autoLastmod: false,
  transform: (_config, path) => ({ loc: path, videos: path === '/vr-tour' ? videos : [] }),
};

export default config;
