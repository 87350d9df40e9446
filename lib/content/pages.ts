/**
 * The site's pages: the path in URLs, the file in `out/`, and the name of the page's content and social card.
 * Metadata, cards, tests and measurements follow this list.
 */
export const pages = [
  { path: '/', file: 'index.html', name: 'home' },
  { path: '/contact', file: 'contact.html', name: 'contact' },
  { path: '/vr-tour', file: 'vr-tour.html', name: 'vr-tour' },
] as const;

export type PageName = (typeof pages)[number]['name'];

/** The path of a page. */
export const pathOf = (name: PageName) => pages.find((page) => page.name === name)!.path;

/** For tests: a path without a page, and the file that hosts respond with. */
export const missingPage = { path: '/no-such-page', file: '404.html', name: 'not-found' } as const;
