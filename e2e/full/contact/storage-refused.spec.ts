import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { player } from '@/lib/content/vr-tour';
import { failedSend, fill, notice, openForm, retry, sendMessage, sent } from '../../helpers/contact-form';
import { videoButton } from '../../helpers/hero';
import { ports } from '../../helpers/ports';
import { expect, test } from '../../helpers/test';

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
  test.describe(`if storage ${how}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(refuse));

    test('the videos play', async ({ page }) => {
      await page.goto('/');
      await expect(videoButton(page, hero.video.pause)).toBeVisible();
      await page.goto('/vr-tour');
      await page.getByRole('button', { name: player.play }).click();
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
    });

    test('the form sends, also after a failure', async ({ page, tolerate }) => {
      tolerate(failedSend);
      await openForm(page);
      await sendMessage(page, 'answer 503');
      await expect(notice(page)).toContainText(form.failed.title);
      await expect(notice(page)).toContainText(form.failed.kept);
      await fill(page, { subject: 'No storage' });
      await retry(page).click();
      await expect(sent(page)).toBeVisible();
    });
  });
}

test('the form sends if the browser refuses third-party cookies', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium has this setting');
  const browser = await context.newCDPSession(page);
  await browser.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
  await openForm(page, `http://127.0.0.1:${ports.site}/contact`);
  await sendMessage(page, 'No cookies');
  await expect(sent(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
