import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { player } from '@/lib/content/vr-tour';
import { ports } from '../helpers/ports';
import { expect, expectFormReady, test } from '../helpers/test';

async function send(page: Page, subject: string, address = '/contact') {
  await page.goto(address);
  await expectFormReady(page);
  await page.getByLabel(form.fields.name).fill('A. Visitor');
  await page.getByLabel(form.fields.email).fill('visitor@example.com');
  await page.getByLabel(form.fields.subject).fill(subject);
  await page.getByLabel(form.fields.message).fill('Nothing of this is kept here.');
  await page.getByRole('button', { name: form.send }).click();
}

const sent = (page: Page) => page.getByRole('status').filter({ hasText: form.sent });

for (const { how, refuse } of [
  {
    how: 'is refused',
    refuse: () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    },
  },
  {
    how: 'is full',
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
]) {
  test.describe(`where storage ${how}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(refuse));

    test('the videos play', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: hero.video.pause, exact: true })).toBeVisible();
      await page.goto('/vr-tour');
      await page.getByRole('button', { name: player.play }).click();
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
    });

    test('a message is sent, also after a failure', async ({ page, tolerate }) => {
      tolerate(/ApiError|api\/contact/);
      await send(page, 'answer 503');
      const notice = page.getByRole('alert').filter({ hasText: form.failed.title });
      await expect(notice).toContainText(form.failed.kept);
      await page.getByLabel(form.fields.subject).fill('No storage');
      await notice.getByRole('button', { name: form.failed.retry }).click();
      await expect(sent(page)).toBeVisible();
    });
  });
}

test('a message is sent where the cookies of other sites are refused', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Chromium alone can be told to');
  const browser = await context.newCDPSession(page);
  await browser.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
  await send(page, 'No cookies', `http://127.0.0.1:${ports.site}/contact`);
  await expect(sent(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
