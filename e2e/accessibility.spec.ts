import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { expectNoViolations } from './helpers/axe';
import { everyPage, expect, expectFormReady, failedSend, missingPage, test } from './helpers/test';

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
  test(`axe finds nothing on the ${name} page`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    await page.goto(path);
    // From then on sections wait for their turn.
    if (path === '/') await expect(page.getByRole('group', { name: hero.video.label })).toBeVisible();
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
  await page.goto('/contact');
  const open = page.getByRole('button', { name: navigation.open });
  test.skip(!(await open.isVisible()), 'a wide screen has no menu');
  await open.click();
  await expectNoViolations(page);
});

test('axe finds nothing on the form, whatever becomes of a message', async ({ page, tolerate }) => {
  tolerate(failedSend);
  const send = page.getByRole('button', { name: form.send });

  /** Fills and sends the form, with a subject that tells the backend what to do. */
  async function sendMessage(subject: string) {
    await page.getByLabel(form.fields.name).fill('A. Visitor');
    await page.getByLabel(form.fields.email).fill('visitor@example.com');
    await page.getByLabel(form.fields.subject).fill(subject);
    await page.getByLabel(form.fields.message).fill('Hello.');
    await send.click();
  }

  await page.goto('/contact');
  await expectFormReady(page);

  await test.step('when the browser has refused it', async () => {
    await send.click();
    await expect(page.getByLabel(form.fields.name)).toBeFocused();
    await expectNoViolations(page);
  });

  await test.step('when it has failed', async () => {
    await sendMessage('answer 500');
    await expect(page.getByText(form.failed.unsure)).toBeVisible();
    await expectNoViolations(page);
  });

  let answer = () => {};
  await test.step('while it is sent', async () => {
    // Held for as long as axe looks.
    const looked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/contact', async (route) => {
      await looked;
      await route.continue();
    });
    await sendMessage('For axe');
    await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('when it was sent', async () => {
    answer();
    await expect(page.getByText(form.sent)).toBeVisible();
    await expectNoViolations(page);
  });
});
