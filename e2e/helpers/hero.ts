import type { Page } from 'playwright/test';
import { hero } from '@/lib/content/home';
import { heroVideo as files } from '@/lib/media';

/** Whether the hero has sound on every screen. */
export const heroHasSound = files.every(({ silent }) => !silent);

/** The first section of the home page, with the background video. */
export const heroSection = (page: Page) => page.getByRole('region', { name: hero.label });

export const heroVideo = (page: Page) => heroSection(page).locator('video');

/** The sharp poster, which the page shows until the video plays. */
export const poster = (page: Page) => heroSection(page).locator('picture img[loading="lazy"]');

/** The buttons of the video, which come with the page's script. */
export const videoButtons = (page: Page) =>
  page.getByRole('group', { name: hero.video.label }).getByRole('button');

export const videoButton = (page: Page, name: string) =>
  page.getByRole('group', { name: hero.video.label }).getByRole('button', { name, exact: true });

/** The button of a video that is paused, or of one that plays. */
export const pauseButton = (page: Page, paused: boolean) =>
  videoButton(page, paused ? hero.video.play : hero.video.pause);

/** What the video does, whatever its buttons say. */
export const videoState = (page: Page) =>
  heroVideo(page).evaluate((video: HTMLVideoElement) => ({ paused: video.paused, muted: video.muted }));

/** Asks for less data, which leaves out the video: it would take most of a test's time. Motion stays. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
