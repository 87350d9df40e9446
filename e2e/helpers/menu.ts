import type { Page } from 'playwright/test';
import { navigation } from '@/lib/content/shared';

/** Below this width, in CSS pixels, the navigation is a menu (components/layout/Header.module.css). */
export const menuBelow = 940;

/** The button that opens the menu. */
export const menuButton = (page: Page) => page.getByRole('button', { name: navigation.open });
