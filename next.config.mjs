import { tsImport } from 'tsx/esm/api';

const { readSettings } = await tsImport('./lib/build/read-settings.ts', import.meta.url);

/** Reads the settings before anything is compiled. A wrong one ends the process with its sentence and exit code 1. */
function settings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    // Next would print a link and a stack trace with it.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = {
  output: 'export',
  // By default, the id is random. The same sources must give the same bytes, and plain links never compare ids.
  generateBuildId: () => 'site',
  // Scripts in the browser get the checked value; Next lets it win over the one in `.env`.
  env: { NEXT_PUBLIC_API_BASE: settings().apiBase },
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
