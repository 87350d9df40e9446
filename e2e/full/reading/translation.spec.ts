import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/navigation';
import { player } from '@/lib/content/vr-tour';
import { expectFormReady, failedSend, message } from '../../helpers/contact-form';
import { heroHasSound, heroSection } from '../../helpers/hero';
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

const moments = {
  'after its scripts have run': async (page: Page, path: string) => {
    await openWithScript(page, path);
    await translate(page);
  },
  // React finds text that it did not write, logs an error, and renders the page again.
  'before its scripts arrived': async (page: Page, path: string) => {
    const release = await hold(page, scriptFiles);
    await page.goto(path);
    await translate(page);
    release();
  },
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
      await fill(page, 'answer slowly');
      await button(page, form.send).click();
      await expect(button(page, form.sending)).toBeVisible();
      await expect(thanks(page)).toBeFocused();
    });

    test('the video’s buttons and the menu work, and the tour plays', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/');
      const press = (name: string) => button(page, name, heroSection(page)).click();
      await press(video.pause);
      await press(video.play);
      if (heroHasSound) await press(video.unmute);
      await button(page, navigation.open).click();
      const { id, line } = navigation.items.at(-2)!;
      const links = page.getByRole('navigation');
      await links.getByRole('link', { name: translated(line.text), exact: true }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(button(page, navigation.close)).toBeHidden();

      await open(page, '/vr-tour');
      await button(page, player.play).click();
      await expect(button(page, player.play)).toHaveCount(0);
      await expect(page.locator('video')).toHaveJSProperty('paused', false);
    });
  });
}
