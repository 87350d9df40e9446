import '@/lib/schema/assert-content';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import '@/components/layout/styles/fallback.css';
import '@/components/layout/styles/tokens.css';
import '@/components/layout/styles/reset.css';
import '@/components/layout/styles/base.css';
import { colors } from '@/lib/build/tokens';
import { fontVariables } from '@/lib/build/fonts';
import { vectorIconPath } from '@/lib/build/icons';
import { settings } from '@/lib/build/settings';
import { navigation } from '@/lib/content/navigation';
import { pages } from '@/lib/content/pages';
import { footer, preview, skipLink } from '@/lib/content/shared';
import { language, site } from '@/lib/content/site';

const url = new URL(settings.siteUrl);

export const metadata: Metadata = {
  metadataBase: url,
  icons: {
    icon: [
      ...(vectorIconPath ? [{ url: vectorIconPath, type: 'image/svg+xml' }] : []),
      { url: '/favicon.ico', sizes: '32x32' },
    ],
    apple: '/apple-touch-icon.png',
  },
  robots: settings.isStaging ? { index: false } : undefined,
  // Safari must not turn numbers and addresses in the text into links.
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: colors.ink, colorScheme: 'dark' };

/** base.css prints it before the path of each link. */
const host = { '--site-host': `"${url.host}"` };

/**
 * Marks the page while it is in another language. Translators and readers change `lang`; Firefox 153 (2026-11) changes
 * only that.
 */
const translationScript = `{
  const root = document.documentElement;
  const { lang } = root;
  new MutationObserver(() => root.toggleAttribute('data-translated', root.lang !== lang))
    .observe(root, { attributeFilter: ['lang'] });
}`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={language} className={fontVariables} style={host}>
      <body>
        <script dangerouslySetInnerHTML={{ __html: translationScript }} />
        <Header skipLink={skipLink} preview={preview} navigation={navigation} />
        <main id="main">{children}</main>
        <Footer content={footer} pages={pages} brand={site} />
      </body>
    </html>
  );
}
