import { hero, sections } from './home/sections';
import { site } from './site';
import type { FittedLine } from './types';

export type NavigationContent = Record<'label' | 'open' | 'close' | 'homeLink', string> & {
  items: readonly { id: string; href: string; line: FittedLine }[];
};

export const navigation: NavigationContent = {
  label: 'Main',
  open: 'Menu',
  close: 'Close',
  /** The name of the logo's link. It starts with the visible text, so that voice control finds it. */
  homeLink: `${site.logo.join('+')}, ${site.name}, home`,
  items: [hero, ...sections].flatMap((section) =>
    'menu' in section && section.menu ? { id: section.id, href: `/#${section.id}`, line: section.menu } : [],
  ),
};
