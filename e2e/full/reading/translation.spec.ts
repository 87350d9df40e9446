import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/navigation';
import { player } from '@/lib/content/vr-tour';
import { expectFormReady, failedSend, message } from '../../helpers/contact-form';
import { heroHasSound, heroSection } from '../../helpers/hero';
import { findUnreadable } from '../../helpers/layout';
import { expect, hold, openWithScript, scriptFiles, test } from '../../helpers/test';
import { translate, translated } from '../../helpers/translator';

const { video } = hero;

/** A button by its translated text. */
const button = (page: Page, text: string, part: Pick<Page, 'getByRole'> = page) =>
  part.getByRole('button', { name: translated(text), exact: true });

async function fill(page: Page, subject: string) {
  for (const [name, value] of Object.entries({ ...message, subject }))
    await page.locator(`[name="${name}"]`).fill(value);
}

/** The thanks for a message. */
const thanks = (page: Page) => page.getByRole('alert').filter({ hasText: translated(form.sent) });

/** Opens a page and translates it. The function that it returns lets the scripts arrive. */
async function translateBeforeScripts(page: Page, path: string) {
  const release = await hold(page, scriptFiles);
  await page.goto(path);
  await translate(page);
  return release;
}

const moments = {
  'after its scripts have run': async (page: Page, path: string) => {
    await openWithScript(page, path);
    await translate(page);
  },
  // React finds text that it did not write, logs an error, and renders the page again.
  'before its scripts arrived': async (page: Page, path: string) =>
    (await translateBeforeScripts(page, path))(),
};

test.beforeEach(({ tolerate }) => tolerate(/React error #418/));

for (const [when, open] of Object.entries(moments)) {
  test.describe(`in a page that was translated ${when}`, () => {
    test('the form reports failures, and sends', async ({ page, tolerate }) => {
      tolerate(failedSend);
      await open(page, '/contact');
      await expectFormReady(page);
      await fill(page, 'answer 500');
      await button(page, form.send).click();
      const notice = page.locator('form [aria-live]').filter({ hasText: translated(form.failed.unsure) });
      await expect(notice).toContainText(translated(form.failed.reasons.broken));
      await button(page, form.failed.retry).click();
      await expect(notice).toBeVisible();
      await fill(page, 'answer slowly');
      await button(page, form.send).click();
      await expect(button(page, form.sending)).toBeVisible();
      await expect(thanks(page)).toBeFocused();
    });

    test('the video’s buttons work, and the menu leads to a section', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/');
      const press = (name: string) => button(page, name, heroSection(page)).click();
      await press(video.pause);
      await press(video.play);
      if (heroHasSound) {
        await press(video.unmute);
        await press(video.mute);
      }
      await button(page, navigation.open).click();
      // The page behind the menu hides a moment later.
      await expect.poll(() => findUnreadable(page)).toEqual([]);
      const { id, line } = navigation.items.at(-2)!;
      const links = page.getByRole('navigation');
      await links.getByRole('link', { name: translated(line.text), exact: true }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(button(page, navigation.close)).toBeHidden();
    });

    test('the tour plays', async ({ page }) => {
      await open(page, '/vr-tour');
      await button(page, player.play).click();
      await expect(button(page, player.play)).toHaveCount(0);
      await expect(page.locator('video')).toHaveJSProperty('paused', false);
    });
  });
}

test('a form that is translated before its scripts arrive keeps every letter that is typed meanwhile', async ({
  page,
}) => {
  const release = await translateBeforeScripts(page, '/contact');
  const area = page.locator('textarea');
  await area.focus();
  const typed = 'The quick brown fox jumps over the lazy dog, and then it does so again.';
  for (const letter of typed) {
    await page.keyboard.type(letter);
    if (letter === 'q') release();
  }
  await expectFormReady(page);
  await page.keyboard.type('!');
  await expect(area).toHaveValue(`${typed}!`);
});
