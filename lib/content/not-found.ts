import type { NotFoundContent } from '../schema/pages';
import type { PageDescription } from '../schema/values';
import { plateWord } from './shared';
import { site } from './site';

export const page: PageDescription = {
  title: `Page not found: ${site.name}`,
  description: 'That page is not here.',
};

export const notFound: NotFoundContent = {
  hiddenTitle: 'Page not found',
  headline: [
    { text: '404', width: 125 },
    { text: 'No contest.', width: 70 },
  ],
  lead: 'There is no page at this address. It may have moved, or it was never on the bill.',
  home: { text: 'Back to Home', href: '/' },
  contact: { text: 'Contact us', href: '/contact' },
  plateLabel: `${plateWord} 404.`,
  plate: {
    id: 'empty',
    title: 'Missing.',
    image: {
      src: '/media/plates/empty.svg',
      width: 1200,
      height: 900,
      alt: 'Stippled drawing of an empty picture frame under a spotlight, with a small plus at its center.',
    },
  },
};
