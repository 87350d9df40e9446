import { form } from '@/lib/content/contact';
import { failedSend, fill, notice, openForm, retry, sendMessage, sent } from '../../helpers/contact-form';
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
  test(`if storage ${how}, the form sends, also after a failure`, async ({ page, tolerate }) => {
    await page.addInitScript(refuse);
    tolerate(failedSend);
    await openForm(page);
    await sendMessage(page, 'answer 503');
    await expect(notice(page)).toContainText(form.failed.title);
    await expect(notice(page)).toContainText(form.failed.kept);
    await fill(page, { subject: 'No storage' });
    await retry(page).click();
    await expect(sent(page)).toBeVisible();
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
