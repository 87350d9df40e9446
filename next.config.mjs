import { networkInterfaces } from 'node:os';
import { tsImport } from 'tsx/esm/api';

const { settings } = await tsImport('./lib/build/settings.ts', import.meta.url);

const config = {
  output: 'export',
  // By default, the id is random. The same sources must give the same bytes.
  generateBuildId: () => 'site',
  // Next.js prefers the checked value to that in `.env`.
  env: { NEXT_PUBLIC_API_BASE: settings.apiBase ?? '' },
  // `npm run dev` also answers at the addresses of this computer, such as 127.0.0.1, and that in a phone's network.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap((list) => list.map(({ address }) => address)),
  images: { unoptimized: true },
  typescript: {
    // Without the tests, whose packages `npm start` does not install.
    tsconfigPath: 'tsconfig.site.json',
    // The suites build the site several times, and check its types once.
    ignoreBuildErrors: Boolean(process.env.SKIP_TYPE_CHECK),
  },
  // Bundling would break the data files of both.
  serverExternalPackages: ['fontkit', 'sharp'],
};

export default config;
