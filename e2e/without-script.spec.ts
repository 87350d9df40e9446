import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { form } from '@/lib/content/contact';
import { band, hero, problem, traction } from '@/lib/content/home';
import { footer, navigation } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { tourChapters } from '@/lib/media';
import { site } from '@/lib/content/site';
import { heroVideo, poster } from './helpers/hero';
import { nameOf } from './helpers/menu';
import { everyPage, expect, missingPage, test } from './helpers/test';
import { textsOf } from './helpers/texts';

test.use({ javaScriptEnabled: false });

/** What does nothing without script, and hides, on each page. The menu's buttons hide on all of them. */
const idle: Record<string, string[]> = {
  '/': [hero.video.play, hero.video.unmute, problem.clinch.label, band.play],
  '/contact': [...Object.values(form.fields), form.send, form.hint],
  '/vr-tour': [player.captions],
};

/** What replaces the script of each page. */
const instead: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) =>
    test.step('the hero shows its poster, without the toggles', async () => {
      await expect
        .poll(() => poster(page).evaluate((poster: HTMLImageElement) => poster.naturalWidth))
        .toBeGreaterThan(0);
      await expect(heroVideo(page)).toBeHidden();
      await expect(page.getByRole('button', { name: hero.video.play, exact: true })).toBeHidden();
    }),
  '/contact': (page) =>
    test.step('a line with the e-mail address replaces the form', async () => {
      await expect(page.getByRole('form')).toBeHidden();
      const line = page.getByRole('main').getByText(form.withoutScript.before);
      await expect(line).toBeVisible();
      const mail = line.getByRole('link', { name: site.email });
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    }),
  '/vr-tour': (page) =>
    test.step('the tour’s video has the browser’s own controls over its poster', async () => {
      const video = page.locator('video');
      await expect(video).toHaveAttribute('controls', '');
      // The controls over one color have 1.6.
      expect((await sharp(await video.screenshot()).stats()).entropy).toBeGreaterThan(3);
      await expect(page.getByRole('button', { name: player.play })).toHaveCount(0);
      const last = page.getByRole('list', { name: player.chapters }).getByRole('link').last();
      await expect(last).toHaveAttribute('href', tourChapters.at(-1)!.href);
    }),
};

for (const { name, path } of everyPage) {
  test(`without script, all text of the ${name} page is visible except on controls that need it`, async ({
    page,
  }) => {
    await page.goto(path);
    const hidden = (await textsOf(page)).filter(({ visible }) => !visible).map(({ text }) => text);
    expect(hidden).toEqual([navigation.open, navigation.close, ...(idle[path] ?? [])]);
    await instead[path]?.(page);
  });
}

test('without script, the footer leads from a missing page to every page', async ({ page }) => {
  await page.goto(missingPage);
  for (const { text, href } of footer.links) {
    await page.getByRole('contentinfo').getByRole('link', { name: text, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('without script, the navigation works at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const link = page
    .getByRole('navigation', { name: navigation.label })
    .getByRole('link', { name: nameOf(traction.id) });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(`/#${traction.id}`);
  await expect(page.getByRole('heading', { name: traction.label.title })).toBeInViewport();
  await expect(link).not.toBeInViewport();
});
