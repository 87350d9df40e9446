import type { Page } from 'playwright/test';
import sharp from 'sharp';
import * as walkthrough from '@/components/walkthrough/walkthrough-media';
import { instead as emailInstead } from '@/lib/content/contact';
import { navigation } from '@/lib/content/navigation';
import { rooms } from '@/lib/content/rooms';
import { site } from '@/lib/content/site';
import { player, transcript } from '@/lib/content/vr-tour';
import { hiddenTexts } from './helpers/layout';
import { heroPoster, heroVideo } from './helpers/hero-and-menu';
import { everyPage, expect, test } from './helpers/test';

test.use({ javaScriptEnabled: false });

const instead: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) =>
    test.step('the hero shows its poster, and the navigation works at 320 pixels', async () => {
      const width = () => heroPoster(page).evaluate((poster: HTMLImageElement) => poster.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
      await expect(heroVideo(page)).toBeHidden();

      const { id, line } = navigation.items.at(-1)!;
      await page.setViewportSize({ width: 320, height: 640 });
      const link = page.getByRole('navigation').getByRole('link', { name: line.text });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
      await expect(link).not.toBeInViewport();
    }),
  '/contact': (page) =>
    test.step('a line with the e-mail address replaces the form', async () => {
      await expect(page.getByRole('form')).toBeHidden();
      // Playwright's text selectors skip this element.
      const line = page.getByRole('main').locator('noscript');
      await expect(line).toBeVisible();
      expect(await line.innerText()).toContain(emailInstead.withoutScript);
      const mail = page.getByRole('main').getByRole('link', { name: site.email });
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    }),
  '/vr-tour': (page) =>
    test.step('the tour’s video has the browser’s own controls over its poster, and its text', async () => {
      const video = page.locator('video');
      await expect(video).toHaveAttribute('controls', '');
      // Controls over a single color have an entropy of 1.6.
      expect((await sharp(await video.screenshot()).stats()).entropy).toBeGreaterThan(3);
      const chapters = page.getByRole('list', { name: player.controls.chapters }).getByRole('link');
      await expect(chapters).toHaveCount(walkthrough.chapters.length);
      if (walkthrough.transcript.length > 0) await page.getByText(transcript.title).click();
      for (const { text } of walkthrough.transcript) await expect(page.getByText(text)).toBeVisible();
      for (const room of await page.locator('details[data-room] summary').all()) await room.click();
      await expect(page.locator('details[data-room][open]')).toHaveCount(rooms.length > 1 ? 1 : 0);
    }),
};

for (const { name, path } of everyPage) {
  test(`without script, the ${name} page shows all text and no button`, async ({ page }) => {
    await page.goto(path);
    expect(await hiddenTexts(page, 'button, form')).toEqual([]);
    await expect(page.getByRole('button')).toHaveCount(0);
    await instead[path]?.(page);
  });
}
