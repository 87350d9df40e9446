import { pages } from '@/lib/content/pages';

export { pages };

/** A path that leads to no page. */
export const missingPage = '/no-such-page';

/** Everything that the site can show: its pages, and the 404 page. */
export const everyPage = [...pages, { path: missingPage, file: '404.html', name: 'not-found' }] as const;
