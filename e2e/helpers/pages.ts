import { missingPage as missing, pages } from '@/lib/content/pages';

export { pages };

/** A path that leads to no page. */
export const missingPage = missing.path;

/** Everything that the site can show: its pages, and the 404 page. */
export const everyPage = [...pages, missing] as const;
