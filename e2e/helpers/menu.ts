import { expect, type Page } from 'playwright/test';
import { navigation } from '@/lib/content/navigation';

/** Below this width, in CSS pixels, the navigation is a menu (58.75em in Navigation.module.css). */
export const menuBelow = 940;

/** The button that opens the menu. */
export const menuButton = (page: Page) => page.getByRole('button', { name: navigation.open });

/** Opens the menu, and waits until the page behind it is hidden, which is a moment later. */
export async function openMenu(page: Page) {
  await menuButton(page).press('Enter');
  await expect(page.getByRole('main')).toHaveCount(0);
}

/** The words of the navigation's link to a section. */
export const nameOf = (id: string) => navigation.items.find((item) => item.id === id)!.line.text;
