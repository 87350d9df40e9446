import * as contact from './contact';
import { hero } from './home/hero';
import * as home from './home/sections';
import type { FittedLine, IntroContent, PageContent } from '../schema/values';
import * as vrTour from './vr-tour';

const wordsOf = <Content extends { page: PageContent; intro: IntroContent }>(content: Content) => ({
  ...content.page,
  headline: [content.intro.title],
  content,
});

/** The pages in the order of the footer. A page's social card, and its module in this folder, have its `name`. */
export const pages = [
  {
    name: 'home',
    path: '/',
    ...home.page,
    headline: hero.title.flatMap((line) => line.split ?? [line]),
  },
  { name: 'vr-tour', path: '/vr-tour', ...wordsOf(vrTour) },
  { name: 'contact', path: '/contact', ...wordsOf(contact) },
] as const;

type Page = (typeof pages)[number];

export type PageName = Page['name'];

export const pageOf = (name: PageName): Page => pages.find((page) => page.name === name)!;

export const headlineText = ({ headline }: { headline: readonly FittedLine[] }): string =>
  headline.map(({ text }) => text).join(' ');
