/** The site's pages: the path in URLs, the file in `out/`, and the name that its social card and content share. */
export const pages = [
  { path: '/', file: 'index.html', name: 'home' },
  { path: '/contact', file: 'contact.html', name: 'contact' },
  { path: '/vr-tour', file: 'vr-tour.html', name: 'vr-tour' },
] as const;

export type Page = (typeof pages)[number];

/** A URL that no page has, for tests, and the file that hosts answer it with. */
export const missingPage = { path: '/no-such-page', file: '404.html', name: 'not-found' } as const;
