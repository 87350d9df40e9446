import { tsImport } from 'tsx/esm/api';

const { settings } = await tsImport('./lib/build/settings.ts', import.meta.url);

const config = {
  siteUrl: settings.siteUrl,
  output: 'export',
  outDir: 'out',
  generateRobotsTxt: true,
  // No standard has the line `Host:` (https://www.rfc-editor.org/rfc/rfc9309).
  robotsTxtOptions: { transformRobotsTxt: async (_config, text) => text.replace(/# Host\n.*\n\n/, '') },
  // A single sitemap needs no index.
  generateIndexSitemap: false,
  // Only URLs: the build does not know when content changed, and search engines ignore frequency and priority
  // (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap).
  autoLastmod: false,
  transform: (_config, path) => ({ loc: path }),
};

export default config;
