import { tsImport } from 'tsx/esm/api';

const { settings } = await tsImport('./lib/build/settings.ts', import.meta.url);

const config = {
  output: 'export',
  // By default, the id is random. The same sources must give the same bytes, and plain links never compare ids.
  generateBuildId: () => 'site',
  // Scripts in the browser get the checked value; Next lets it win over the one in `.env`.
  env: { NEXT_PUBLIC_API_BASE: settings.apiBase },
  images: { unoptimized: true },
  typescript: {
    // Without the tests, whose packages `npm start` does not install.
    tsconfigPath: 'tsconfig.site.json',
    // The suites build the site several times, and check its types once.
    ignoreBuildErrors: Boolean(process.env.SKIP_TYPE_CHECK),
  },
  // Reads the font and draws the cards at build time; bundling would break its data files.
  serverExternalPackages: ['fontkit', 'sharp'],
};

export default config;
