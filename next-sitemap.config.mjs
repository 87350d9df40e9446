import { tsImport } from 'tsx/esm/api';

const { readSettings } = await tsImport('./lib/build/read-settings.ts', import.meta.url);

const config = {
  siteUrl: readSettings(process.env).siteUrl,
  output: 'export',
  outDir: 'out',
  generateRobotsTxt: true,
  // One file: an index of a single sitemap helps nobody.
  generateIndexSitemap: false,
  // Addresses alone: the build's hour says nothing about when words last changed, and search engines ignore guesses
  // at frequency and priority (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap).
  autoLastmod: false,
  transform: (_config, path) => ({ loc: path }),
};

export default config;
