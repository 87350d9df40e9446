import * as contact from './contact';
import * as home from './home';
import type { FittedLine } from './types';
import * as vrTour from './vr-tour';

/** The site's pages: path, file in `out/`, social card, content, and lines of the heading. */
export const pages = [
  { path: '/', file: 'index.html', name: 'home', content: home, headline: home.hero.title },
  {
    path: '/contact',
    file: 'contact.html',
    name: 'contact',
    content: contact,
    headline: [contact.intro.title],
  },
  {
    path: '/vr-tour',
    file: 'vr-tour.html',
    name: 'vr-tour',
    content: vrTour,
    headline: [vrTour.intro.title],
  },
] as const;

type Page = (typeof pages)[number];

export type PageName = Page['name'];

export const pageOf = (name: PageName): Page => pages.find((page) => page.name === name)!;

/** The heading of a page as one text. */
export const headingOf = ({ headline }: { headline: readonly FittedLine[] }): string =>
  headline.map(({ text }) => text).join(' ');
