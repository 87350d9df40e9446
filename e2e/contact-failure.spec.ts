import { form } from '@/lib/content/contact';
import {
  expectValues,
  failedSend,
  field,
  fill,
  kept,
  message,
  notice,
  openForm,
  retry,
  send,
  sending,
  sent,
  unique,
} from './helpers/contact-form';
import { expectThumbSized } from './helpers/layout';
import { expect, hold, test } from './helpers/test';

const { reasons, title, unsure } = form.failed;

test.beforeEach(async ({ page, tolerate }) => {
  tolerate(failedSend);
  await openForm(page);
});

test('after a failure the form keeps its text, says what the browser knows, and can try again', async ({
  page,
  context,
}) => {
  await fill(page, message);

  // What only a browser proves: what its network and CORS let the page see.
  for (const [fault, first, reason] of [
    ['answer 302', unsure, reasons.unconfirmed],
    ['drop the connection', unsure, reasons.unreachable],
    ['answer without CORS headers', unsure, reasons.unreachable],
    ['answer 503', title, reasons.broken],
    ['offline', title, reasons.offline],
  ] as const) {
    await test.step(`“${fault}”: ${first} ${reason}`, async () => {
      await fill(page, { subject: fault });
      await context.setOffline(fault === 'offline');
      // Once the console has the error, the notice of the previous fault is gone.
      const logged = page.waitForEvent('console', (entry) => /^\/api\/contact/.test(entry.text()));
      await send(page).click();
      expect((await logged).type()).toBe('error');
      await expect(notice(page)).toContainText(`${first} ${reason} ${form.failed.kept}`);
      await expectValues(page, { ...message, subject: fault });
      await expect(page).toHaveURL('/contact');
    });
  }

  await test.step('Try again sends the current content of the form', async () => {
    await context.setOffline(false);
    const subject = unique('Second try');
    await fill(page, { subject });
    await retry(page).click();
    await expect(sent(page)).toBeFocused();
    expect(await kept(subject)).toHaveLength(1);
  });
});

test('if a message is too long for a mail link, a button copies all of it, and the form sends it as typed', async ({
  page,
}) => {
  await page.clock.install();
  const subject = unique('<b>Large</b> & "quoted" 🥊 مرحبا');
  const line = '<script>alert("x")</script> 🥊👩‍🎨 שלום مرحبا \\ " \' %20\n';
  await fill(page, { ...message, subject: 'answer 503', message: line.repeat(50) });
  await send(page).click();

  await test.step('a button copies the whole message, and says so', async () => {
    await page.getByRole('button', { name: form.failed.copy }).click();
    const copied = page.getByRole('button', { name: form.failed.copied });
    await expect(copied).toBeFocused();
    await expectThumbSized(copied);
    await expectThumbSized(retry(page));
    await fill(page, { message: '' });
    await field(page, 'message').press('ControlOrMeta+V');
    await expect(field(page, 'message')).toHaveValue(line.repeat(50));
  });

  const text = line.repeat(5500);
  expect(Buffer.byteLength(text)).toBeGreaterThan(300_000);
  const release = await hold(page, '**/api/contact');

  await test.step('the browser asks before it leaves the page while 300 kB are sent, a size that cannot outlive the page', async () => {
    await fill(page, { subject });
    // Typing it takes a browser half a minute.
    await field(page, 'message').evaluate((area: HTMLTextAreaElement, value) => {
      area.value = value;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    await retry(page).click();
    await expect(sending(page)).toBeVisible();
    const asked = page.waitForEvent('dialog');
    // This call ends when the question is answered, either way.
    void page.evaluate(() => location.assign(new URL('/vr-tour', location.href)));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(sending(page)).toBeFocused();
  });

  await test.step('a slow backend gets a button to stop, large enough for a thumb', async () => {
    await page.clock.fastForward(11_000);
    await expectThumbSized(page.getByRole('button', { name: form.slow.stop }));
  });

  await test.step('300 kB of markup, emoji and right-to-left text arrive as typed', async () => {
    release();
    await expect(sent(page)).toBeVisible();
    const [entry] = await kept(subject);
    expect(entry.message === text).toBe(true);
  });
});
