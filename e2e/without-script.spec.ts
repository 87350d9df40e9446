import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero, traction } from '@/lib/content/home';
import { footer, navigation } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { site } from '@/lib/content/site';
import { everyPage, expect, missingPage, test } from './helpers/test';
import { wordsOf } from './helpers/words';

test.use({ javaScriptEnabled: false });

/** What could do nothing without script: the menu's buttons, where there is a menu, and these. */
const idle: Record<string, string[]> = {
  '/': [hero.video.play, hero.video.unmute],
  '/contact': [...Object.values(form.fields), form.send, form.hint],
};

/** What takes the place of a page's own script. */
const instead: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) =>
    test.step('the hero shows its poster, and no toggles that would do nothing', async () => {
      const image = page.locator('#home picture img[loading="lazy"]');
      await expect
        .poll(() => image.evaluate((poster: HTMLImageElement) => poster.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.locator('#home video')).toBeHidden();
      await expect(page.getByRole('button', { name: hero.video.play, exact: true })).toBeHidden();
    }),
  '/contact': (page) =>
    test.step('the form gives way to a line with the e-mail address', async () => {
      await expect(page.getByRole('form')).toBeHidden();
      const line = page.getByRole('main').getByText(form.withoutScript.before);
      await expect(line).toBeVisible();
      const mail = line.getByRole('link', { name: site.email });
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
    }),
  '/vr-tour': (page) =>
    test.step('the tour’s video can be played with the browser’s own controls', async () => {
      await expect(page.locator('video')).toHaveAttribute('controls', '');
      await expect(page.getByRole('button', { name: player.play })).toHaveCount(0);
    }),
};

for (const { name, path } of everyPage) {
  test(`every word of the ${name} page is visible but those of what could do nothing`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/404/);
    await page.goto(path);
    const hidden = (await wordsOf(page)).filter(({ visible }) => !visible).map(({ text }) => text);
    expect(hidden).toEqual([navigation.open, navigation.close, ...(idle[path] ?? [])]);
    await instead[path]?.(page);
  });
}

test('the footer leads from a missing page to every page, one after another', async ({ page, tolerate }) => {
  tolerate(/404/);
  await page.goto(missingPage);
  for (const { text, href } of footer.links) {
    await page.getByRole('contentinfo').getByRole('link', { name: text, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the navigation works at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const link = page
    .getByRole('navigation', { name: navigation.label })
    .getByRole('link', { name: navigation.items.find(({ id }) => id === traction.id)!.line.text });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(`/#${traction.id}`);
  await expect(page.getByRole('heading', { name: traction.label.title })).toBeInViewport();
  await expect(link).not.toBeInViewport();
});
