import type { MetadataRoute } from 'next';
import { iconPath } from '@/lib/build/icons';
import { page } from '@/lib/content/home/sections';
import { language, site } from '@/lib/content/site';
import { colors } from '@/lib/build/tokens';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.logo.join('+'),
    description: page.description,
    lang: language,
    start_url: '/',
    display: 'browser',
    background_color: colors.ink,
    theme_color: colors.ink,
    icons: [
      { src: iconPath(192), sizes: '192x192', type: 'image/png' },
      { src: iconPath(512), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: iconPath(512), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
