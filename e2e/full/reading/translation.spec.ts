import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { failedSend, kept, message, openForm, pauseOverdue, unique } from '../../helpers/contact-form';
import { heroSection, videoButton, videoButtons } from '../../helpers/hero';
import { expectReadable, findUnreadable, openWhole } from '../../helpers/layout';
import { everyPage, expect, hold, scriptFiles, test } from '../../helpers/test';
import { translate, translated } from './translator';

const { video } = hero;

/** A button by its translated text. */
const button = (page: Page, text: string) =>
  page.getByRole('button', { name: translated(text), exact: true });

/** A toggle of the hero's video. */
const toggle = (page: Page, text: string) =>
  heroSection(page).getByRole('button', { name: translated(text), exact: true });

async function fill(page: Page, subject: string) {
  for (const [name, value] of Object.entries({ ...message, subject }))
    await page.locator(`[name="${name}"]`).fill(value);
}

/** Fails unless the form reports two failures and then sends a message. */
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

/** Opens a page and translates it. The function that it returns lets the scripts arrive. */
async function translateBeforeScripts(page: Page, path: string) {
  const release = await hold(page, scriptFiles);
  await page.goto(path);
  await translate(page);
  return release;
}

test.describe('in a translated page', () => {
  test('the form reports failures, and sends', async ({ page, tolerate }) => {
    tolerate(failedSend);
    await openForm(page);
    await translate(page);
    await button(page, form.send).click();
    await expect(page.locator('[name="name"]')).toBeFocused();
    await expectFormToWork(page);
  });

  test('the video’s toggles say what the video does', async ({ page }) => {
    await page.goto('/');
    await expect(videoButton(page, video.pause)).toBeVisible();
    await translate(page);
    await toggle(page, video.pause).click();
    await toggle(page, video.play).click();
    await expect(toggle(page, video.pause)).toBeVisible();
    await toggle(page, video.unmute).click();
    await toggle(page, video.mute).click();
    await expect(toggle(page, video.unmute)).toBeVisible();
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
    await expect(videoButtons(page).first()).toBeVisible();
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

// React finds text that it did not write, logs an error, and renders the page again.
test.describe('in a page that was translated before its scripts arrived', () => {
  test.beforeEach(({ tolerate }) => tolerate(/React error #418/));

  test('the form works', async ({ page, tolerate }) => {
    tolerate(failedSend);
    (await translateBeforeScripts(page, '/contact'))();
    await expect(page.getByText(translated(form.withoutScript.before))).toHaveCount(0);
    await expectFormToWork(page);
  });

  test('the form keeps what was typed before', async ({ page }) => {
    const release = await translateBeforeScripts(page, '/contact');
    await fill(page, 'Typed early');
    release();
    await expect(page.getByText(translated(form.withoutScript.before))).toHaveCount(0);
    await expect(page.locator('[name="subject"]')).toHaveValue('Typed early');
    await expect(page.locator('[name="message"]')).toHaveValue(message.message);
  });

  test('the form sends a message once if Send was pressed before', async ({ page }) => {
    const release = await translateBeforeScripts(page, '/contact');
    await pauseOverdue(page);
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
    await toggle(page, video.pause).click();
    await expect(toggle(page, video.play)).toBeVisible();
  });

  test('the tour plays', async ({ page }) => {
    (await translateBeforeScripts(page, '/vr-tour'))();
    await button(page, player.play).click();
    await expect(button(page, player.play)).toHaveCount(0);
  });
});

for (const { name, path } of everyPage) {
  test(`longer words fit on the ${name} page`, async ({ page, tolerate }) => {
    // This test does not need the scripts, which would not wait for the translator.
    tolerate(/ERR_FAILED/);
    await page.route(scriptFiles, (route) => route.abort());
    await openWhole(page, path);
    await translate(page);
    await expectReadable(page, [
      [390, 844],
      [960, 844],
      [1280, 844],
    ]);
  });
}
