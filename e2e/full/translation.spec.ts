import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { findUnreadable } from '../helpers/layout';
import { kept, unique } from '../helpers/messages';
import { expect, expectFormReady, missingPage, pages, test } from '../helpers/test';
import { translate, translated } from '../helpers/translator';

const { video } = hero;

/** A button by the words that are seen, which the translator has made. */
const button = (page: Page, words: string) =>
  page.getByRole('button', { name: translated(words), exact: true });

async function fill(page: Page, subject: string) {
  for (const [name, value] of Object.entries({
    name: 'A. Visitor',
    email: 'visitor@example.com',
    subject,
    message: 'Hello.',
  }))
    await page.locator(`[name="${name}"]`).fill(value);
}

/** A failure, another try that fails, and one that succeeds. */
async function expectFormToWork(page: Page) {
  await fill(page, 'answer 500');
  await button(page, form.send).click();
  const notice = page.getByRole('alert').filter({ hasText: translated(form.failed.unsure) });
  await expect(notice).toContainText(translated(form.failed.reasons.broken));
  await notice.getByRole('button', { name: translated(form.failed.retry) }).click();
  await expect(notice).toBeVisible();
  await fill(page, 'answer slowly');
  await button(page, form.send).click();
  await expect(button(page, form.sending)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: translated(form.sent) })).toBeFocused();
}

/** Opens a page and translates it; gives what lets its scripts come. */
async function translateBeforeScripts(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  await translate(page);
  return release;
}

test.describe('in a translated page', () => {
  test('the form says what goes wrong, and sends', async ({ page, tolerate }) => {
    tolerate(/500|ApiError/);
    await page.goto('/contact');
    await expectFormReady(page);
    await translate(page);
    await button(page, form.send).click();
    await expect(page.locator('[name="name"]')).toBeFocused();
    await expectFormToWork(page);
  });

  test('the video’s toggles say what the video does', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: video.pause, exact: true })).toBeVisible();
    await translate(page);
    await button(page, video.pause).click();
    await button(page, video.play).click();
    await expect(button(page, video.pause)).toBeVisible();
    await button(page, video.unmute).click();
    await button(page, video.mute).click();
    await expect(button(page, video.unmute)).toBeVisible();
  });

  test('the tour plays', async ({ page }) => {
    await page.goto('/vr-tour');
    await expect(page.getByRole('button', { name: player.play })).toBeVisible();
    await translate(page);
    await button(page, player.play).click();
    await expect(button(page, player.play)).toHaveCount(0);
    await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false);
  });

  test('the menu leads to its section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('group', { name: video.label })).toBeVisible();
    await translate(page);
    await button(page, navigation.open).click();
    const { id, line } = navigation.items.at(-2)!;
    expect(await findUnreadable(page)).toEqual([]);
    await page
      .locator('header')
      .getByRole('link', { name: translated(line.text), exact: true })
      .click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(button(page, navigation.close)).toBeHidden();
  });
});

// React finds other words than it wrote, says so, and draws the page anew.
test.describe('in a page that was translated before its scripts came', () => {
  test.beforeEach(({ tolerate }) => tolerate(/React error #418/));

  test('the form works', async ({ page, tolerate }) => {
    tolerate(/500|ApiError/);
    (await translateBeforeScripts(page, '/contact'))();
    await expect(page.getByText(translated(form.withoutScript.before))).toHaveCount(0);
    await expectFormToWork(page);
  });

  test('what was typed before they came is kept', async ({ page }) => {
    const release = await translateBeforeScripts(page, '/contact');
    await fill(page, 'Typed early');
    release();
    await expect(page.getByText(translated(form.withoutScript.before))).toHaveCount(0);
    await expect(page.locator('[name="subject"]')).toHaveValue('Typed early');
    await expect(page.locator('[name="message"]')).toHaveValue('Hello.');
  });

  test('a message whose Send was pressed before they came is sent, once', async ({ page }) => {
    const release = await translateBeforeScripts(page, '/contact');
    // However long the test takes to type, the scripts are not overdue.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
    const subject = unique('Pressed early');
    await fill(page, subject);
    await button(page, form.send).click();
    await expect(button(page, form.sending)).toBeVisible();
    release();
    await expect(page.getByRole('status').filter({ hasText: translated(form.sent) })).toBeFocused();
    expect(await kept(subject)).toHaveLength(1);
  });

  test('the video’s toggles work', async ({ page }) => {
    (await translateBeforeScripts(page, '/'))();
    await button(page, video.pause).click();
    await expect(button(page, video.play)).toBeVisible();
  });

  test('the tour plays', async ({ page }) => {
    (await translateBeforeScripts(page, '/vr-tour'))();
    await button(page, player.play).click();
    await expect(button(page, player.play)).toHaveCount(0);
  });
});

for (const { name, path } of [...pages, { name: 'missing', path: missingPage }]) {
  test(`longer words find room on the ${name} page`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    // Of no concern here, and they would not wait for the translator.
    tolerate(/ERR_FAILED/);
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    // With a target in it, the page lays out what is off screen too.
    await page.goto(`${path}#main`);
    await translate(page);
    for (const width of [390, 960, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findUnreadable(page), `${width} pixels`).toEqual([]);
    }
  });
}
