import { hero } from './home/hero';
import { sections } from './home/sections';
import type { NavigationContent } from '../schema/pages';
import { site } from './site';

export const navigation: NavigationContent = {
  ariaLabel: 'Main',
  open: 'Menu',
  close: 'Close',
  /** The name of the logo's link. It starts with the visible text, so that voice control finds it. */
  homeLink: `${site.logo.join('+')}, ${site.name}, home`,
  items: [hero, ...sections].flatMap((section) =>
    'menu' in section && section.menu ? { id: section.id, href: `/#${section.id}`, line: section.menu } : [],
  ),
};
