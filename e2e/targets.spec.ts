import type { Page } from 'playwright/test';
import { contactBand } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { after, player } from '@/lib/content/vr-tour';
import { failedSend, openForm, retry, sendMessage } from './helpers/contact-form';
import { heroSection, videoButtons } from './helpers/hero';
import { expectThumbSized } from './helpers/layout';
import { menuBelow, menuButton } from './helpers/menu';
import { expect, test } from './helpers/test';

// accessibility.spec.ts checks WCAG's minimum of 24 pixels; the controls here are those that visitors press most.

/** Runs a check at each width, as a step of the test. */
async function atEveryWidth(page: Page, check: (width: number) => Promise<void>) {
  for (const width of [320, 390, 1280]) {
    await test.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await check(width);
    });
  }
}

test('the home page’s links, its slider and the video’s buttons are large enough for a thumb', async ({
  page,
}) => {
  await page.goto('/');
  await atEveryWidth(page, async () => {
    await expectThumbSized(videoButtons(page));
    await expectThumbSized(heroSection(page).getByRole('link'));
    await expectThumbSized(page.getByRole('slider'));
    await expectThumbSized(page.getByRole('link', { name: contactBand.title.text }));
  });
});

test('the navigation, the fields, Send and Try again are large enough for a thumb', async ({
  page,
  tolerate,
}) => {
  tolerate(failedSend);
  await openForm(page);
  await sendMessage(page, 'answer 500');
  await expect(retry(page)).toBeVisible();

  await atEveryWidth(page, async (width) => {
    await expectThumbSized(page.getByRole('form').locator('input, textarea, button'));
    const bar = page.getByRole('banner');
    await expectThumbSized(bar.getByRole('link'));
    if (width >= menuBelow) return;
    await expectThumbSized(bar.getByRole('button'));
    await menuButton(page).click();
    await expectThumbSized(page.getByRole('navigation').getByRole('link'));
    const close = page.getByRole('button', { name: navigation.close });
    await expectThumbSized(close);
    await close.click();
  });
});

test('the tour’s buttons, its chapters and the link after it are large enough for a thumb', async ({
  page,
}) => {
  await page.goto('/vr-tour');
  await atEveryWidth(page, async () => {
    await expectThumbSized(page.getByRole('main').getByRole('button'));
    await expectThumbSized(page.getByRole('list', { name: player.chapters }).getByRole('link'));
    await expectThumbSized(page.getByRole('link', { name: after.link.text }));
  });
});
