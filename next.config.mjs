/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: Boolean(process.env.SKIP_TYPE_CHECK) },
  // Reads the font and draws the cards at build time; bundling would break its data files.
  serverExternalPackages: ['fontkit', 'sharp'],
};

export default config;
