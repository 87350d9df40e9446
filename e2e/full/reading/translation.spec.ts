import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { expectFormReady, failedSend, message } from '../../helpers/contact-form';
import { expect, hold, openWithScript, scriptFiles, test } from '../../helpers/test';
import { translate, translated } from '../../helpers/translator';

/** A button by its translated text. */
const button = (page: Page, text: string) =>
  page.getByRole('button', { name: translated(text), exact: true });

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
  });
}
