import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { ports } from './helpers/ports.mjs';
import { everyPage, expect, expectFormReady, failedSend, missingPage, test } from './helpers/test';

/** All of axe's rules but those of level AAA: best practices, and what axe itself leaves out unless asked. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Nothing that axe finds, in the page and its frames, in the site's colors and in those of a system that forces its own. */
async function expectNoViolations(page: Page) {
  // Where the header covers half of a target, axe finds it small.
  await page.evaluate(() => scrollTo({ top: 0 }));
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    // The first takes the names of the home page's audiences, items of a list, for headings; the second reads a color
    // that Chromium does not report as forced, -webkit-text-fill-color.
    const wrong = ['p-as-heading', ...(forcedColors === 'active' ? ['color-contrast'] : [])];
    const { violations } = await new AxeBuilder({ page }).withTags(rules).disableRules(wrong).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect(found, `forced colors: ${forcedColors}`).toEqual([]);
  }
}

test.beforeEach(async ({ page }) => {
  // Sections that wait for their turn are faint: axe is to see them as they will be read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Scrolls to the end, so that every section has shown. */
async function showAll(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main > section')].every(
          (section) => getComputedStyle(section).opacity === '1',
        ),
      ),
    )
    .toBe(true);
}

for (const { name, path } of everyPage) {
  for (const width of [320, 390, 1280]) {
    test(`axe finds nothing on the ${name} page at ${width} pixels`, async ({ page, tolerate }) => {
      if (path === missingPage) tolerate(/404/);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      // From then on sections wait for their turn.
      if (path === '/') await expect(page.getByRole('group', { name: hero.film.label })).toBeVisible();
      await showAll(page);
      await expectNoViolations(page);
    });
  }
}

test('axe finds nothing on the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('button', { name: navigation.open }).click();
  await expectNoViolations(page);
});

test.describe('on the form axe finds nothing', () => {
  const send = (page: Page) => page.getByRole('button', { name: form.send });

  /** Fills and sends the form, with a subject that tells the backend what to do. */
  async function sendMessage(page: Page, subject: string) {
    await page.getByLabel(form.fields.name).fill('A. Visitor');
    await page.getByLabel(form.fields.email).fill('visitor@example.com');
    await page.getByLabel(form.fields.subject).fill(subject);
    await page.getByLabel(form.fields.message).fill('Hello.');
    await send(page).click();
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await expectFormReady(page);
  });

  test('that the browser has refused', async ({ page }) => {
    await send(page).click();
    await expect(page.getByLabel(form.fields.name)).toBeFocused();
    await expectNoViolations(page);
  });

  test('while it is sent', async ({ page }) => {
    // Held for as long as axe looks.
    let answer = () => {};
    const looked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/contact', async (route) => {
      await looked;
      await route.continue();
    });
    await sendMessage(page, 'For axe');
    await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
    await expectNoViolations(page);
    answer();
    await expect(page.getByText(form.sent)).toBeVisible();
  });

  test('that has failed', async ({ page, tolerate }) => {
    tolerate(failedSend);
    await sendMessage(page, 'answer 500');
    await expect(page.getByText(form.failed.title)).toBeVisible();
    await expectNoViolations(page);
  });

  test('that was sent', async ({ page }) => {
    await sendMessage(page, 'For axe');
    await expect(page.getByText(form.sent)).toBeVisible();
    await expectNoViolations(page);
  });
});

test('axe finds nothing on the tour while it plays', async ({ page }) => {
  await page.goto('/vr-tour');
  await page.getByRole('button', { name: player.play }).click();
  await expect(page.locator('video')).toBeFocused();
  await expectNoViolations(page);
});

for (const [service, port] of [
  ['YouTube', ports.youtube],
  ['Vimeo', ports.vimeo],
] as const) {
  test(`axe finds nothing on a tour at ${service}, before it plays and then`, async ({ page }) => {
    await page.route(
      (url) => url.port !== String(port),
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Player</title><p>The player</p>',
        }),
    );
    await page.goto(`http://localhost:${port}/vr-tour`);
    const frame = page.getByTitle(player.title).contentFrame();
    await expect(frame.getByRole('link', { name: player.play })).toBeVisible();
    await expectNoViolations(page);
    await frame.getByRole('link', { name: player.play }).click();
    await expect(frame.getByText('The player')).toBeVisible();
    await expectNoViolations(page);
  });
}
