import * as contact from './contact';
import * as home from './home/sections';
import type { FittedLine } from './types';
import * as vrTour from './vr-tour';

/** The pages in the order of the footer. A page's social card has its `name`. */
export const pages = [
  { name: 'home', path: '/', ...home.page, headline: home.hero.title },
  { name: 'vr-tour', path: '/vr-tour', ...vrTour.page, headline: [vrTour.intro.title] },
  { name: 'contact', path: '/contact', ...contact.page, headline: [contact.intro.title] },
] as const;

type Page = (typeof pages)[number];

export type PageName = Page['name'];

export const pageOf = (name: PageName): Page => pages.find((page) => page.name === name)!;

export const headingOf = ({ headline }: { headline: readonly FittedLine[] }): string =>
  headline.map(({ text }) => text).join(' ');
