import { expect, type Page } from 'playwright/test';
import { hero } from '@/lib/content/home/hero';
import { navigation } from '@/lib/content/navigation';

export const menuButton = (page: Page) => page.getByRole('button', { name: navigation.open });

export async function openMenu(page: Page) {
  await menuButton(page).press('Enter');
  await expect(page.getByRole('main')).toHaveCount(0);
}

export const nameOf = (id: string) => navigation.items.find((item) => item.id === id)!.line.text;

export const heroSection = (page: Page) => page.getByRole('region', { name: hero.ariaLabel });

export const heroVideo = (page: Page) => heroSection(page).locator('video');

export const heroPoster = (page: Page) => heroSection(page).locator('picture img');

export const videoButtons = (page: Page) =>
  page.getByRole('group', { name: hero.video.ariaLabel }).getByRole('button');

export const pauseButton = (page: Page, paused: boolean) =>
  videoButtons(page).filter({ hasText: paused ? hero.video.play : hero.video.pause });
