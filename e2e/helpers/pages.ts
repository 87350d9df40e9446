/** The published pages, with their files in the export. */
export const pages = [
  { name: 'home', path: '/', file: 'index.html' },
  { name: 'contact', path: '/contact', file: 'contact.html' },
  { name: 'tour', path: '/vr-tour', file: 'vr-tour.html' },
] as const;

/** A path that leads to no page. */
export const missingPage = '/no-such-page';

/** Everything that the site can show: its pages, and the 404 page. */
export const everyPage = [...pages, { name: 'missing', path: missingPage, file: '404.html' }] as const;
