import type { Page } from 'playwright/test';
import { screens } from '@/lib/breakpoints';
import { navigation, type SectionId } from '@/lib/content/shared';

/** Below this width, in CSS pixels, the navigation is a menu. */
export const menuBelow = screens.menu;

/** The button that opens the menu. */
export const menuButton = (page: Page) => page.getByRole('button', { name: navigation.open });

/** The words of the navigation's link to a section. */
export const nameOf = (id: SectionId) => navigation.items.find((item) => item.id === id)!.line.text;
