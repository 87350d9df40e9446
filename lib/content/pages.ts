import * as contact from './contact';
import * as home from './home';
import type { DisplayLine } from './types';
import * as vrTour from './vr-tour';

/**
 * The site's pages: the path in URLs, the file in `out/`, the name of the social card, the content, and the lines of the
 * heading, as the card shows them. Metadata, cards, breadcrumbs and tests follow this list.
 */
export const pages = [
  { path: '/', file: 'index.html', name: 'home', content: home, bill: home.hero.title },
  { path: '/contact', file: 'contact.html', name: 'contact', content: contact, bill: [contact.intro.title] },
  { path: '/vr-tour', file: 'vr-tour.html', name: 'vr-tour', content: vrTour, bill: [vrTour.intro.title] },
] as const;

type Page = (typeof pages)[number];

export type PageName = Page['name'];

/** A page of the list. */
export const pageOf = (name: PageName): Page => pages.find((page) => page.name === name)!;

/** The heading of a page, as visitors read it. */
export const headingOf = ({ bill }: { bill: readonly DisplayLine[] }): string =>
  bill.map(({ text }) => text).join(' ');
