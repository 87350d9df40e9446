import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { player } from '@/lib/content/vr-tour';
import { expectNoViolations } from './helpers/axe';
import { failedSend, field, openForm, send, sendMessage, sending, sent } from './helpers/contact-form';
import { videoButtons } from './helpers/hero';
import { menuBelow, menuButton } from './helpers/menu';
import { everyPage, expect, hold, test } from './helpers/test';

test.beforeEach(async ({ page }) => {
  // Sections fade in when the visitor scrolls to them. axe must see them in full.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Scrolls to the end, and waits until every section shows. */
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
  test(`axe finds nothing on the ${name} page`, async ({ page }) => {
    await page.goto(path);
    // Sections hide when the script starts.
    if (path === '/') await expect(videoButtons(page).first()).toBeVisible();
    await showAll(page);
    await expectNoViolations(page);

    if (path === '/vr-tour') {
      await test.step('while the tour plays', async () => {
        await page.getByRole('button', { name: player.play }).click();
        await expect(page.locator('video')).toBeFocused();
        await expectNoViolations(page);
      });
    }
  });
}

test('axe finds nothing on the open menu', async ({ page }) => {
  test.skip(page.viewportSize()!.width >= menuBelow, 'a wide viewport has no menu');
  await page.goto('/contact');
  await menuButton(page).click();
  await expectNoViolations(page);
});

test('axe finds nothing on the form in any of its states', async ({ page, tolerate }) => {
  tolerate(failedSend);
  await openForm(page);

  await test.step('when a field is empty', async () => {
    await send(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expectNoViolations(page);
  });

  await test.step('when the backend has failed', async () => {
    await sendMessage(page, 'answer 500');
    await expect(page.getByText(form.failed.unsure)).toBeVisible();
    await expectNoViolations(page);
  });

  const release = await hold(page, '**/api/contact');
  await test.step('while it sends a message', async () => {
    await sendMessage(page, 'For axe');
    await expect(sending(page)).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('when it has sent the message', async () => {
    release();
    await expect(sent(page)).toBeVisible();
    await expectNoViolations(page);
  });
});
