import { contactPath, emptyMessage } from '@/lib/contact-fields';
import { form } from '@/lib/content/contact';
import {
  expectFormReady,
  expectValues,
  failedSend,
  field,
  fill,
  follow,
  kept,
  message,
  notice,
  openForm,
  retry,
  send,
  sending,
  sendMessage,
  sent,
  unique,
} from './helpers/contact-form';
import { expect, hold, requestsOf, scriptFiles, test } from './helpers/test';

test('a message is sent as typed, after the browser accepts it', async ({ page }) => {
  await openForm(page);
  const subject = unique('Once');
  const requests = requestsOf(page, new RegExp(contactPath));
  const release = await hold(page, `**${contactPath}`);

  await test.step('the browser refuses an invalid field, and its cell is marked until it is right', async () => {
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'false');
    await send(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    await fill(page, { ...message, subject, email: 'no address' });
    await send(page).click();
    const email = field(page, 'email');
    const cell = page.locator('div', { has: email }).last();
    await expect(email).toBeFocused();
    await expect(cell).toHaveCSS('border-inline-start-width', '4px');
    await email.fill(message.email);
    await expect(cell).toHaveCSS('border-inline-start-width', '1px');
    expect(requests).toEqual([]);
  });

  await test.step('the thanks replace the form, which is empty after a reload', async () => {
    await send(page).click();
    await expect(notice(page)).toHaveText(form.sending);
    release();
    await expect(sent(page)).toBeFocused();
    await expect(sent(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('form')).toHaveCount(0);
    expect(await kept(subject)).toEqual([{ ...message, subject, receivedAt: expect.stringMatching(/./) }]);
    await page.reload();
    await expectFormReady(page);
    await expectValues(page, emptyMessage);
  });
});

test('a press on Send before fonts and scripts arrive shows, and sends the text', async ({ page }) => {
  const subject = unique('Early');
  const release = await hold(page, scriptFiles);
  await hold(page, '**/*.woff2');
  await page.goto('/contact', { waitUntil: 'commit' });
  await sendMessage(page, subject);
  await expect(page.getByText(form.loading)).toBeVisible();
  release();
  await expect(sent(page)).toBeVisible();
  expect(await kept(subject)).toHaveLength(1);
});

test('a draft survives links, a reload and Back, until it is sent @rare', async ({ page }) => {
  test.slow();
  const latest = { ...message, message: 'Changed since.' };
  const visitAgain = async () => {
    await follow(page, '/vr-tour');
    await follow(page, '/contact');
    await expectFormReady(page);
  };
  const goBackToForm = async () => {
    for (const path of ['/vr-tour', '/contact']) {
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
    await expectFormReady(page);
  };
  const sendText = async () => {
    await send(page).click();
    await expect(sent(page)).toBeVisible();
  };
  await openForm(page);
  await fill(page, message);
  await visitAgain();
  await expectValues(page, message);
  await fill(page, latest);
  await page.reload();
  await expectFormReady(page);
  await expectValues(page, latest);
  await sendText();

  await test.step('Back leads to the text of each page, and not to one that was sent', async () => {
    await goBackToForm();
    await expectValues(page, message);
    await sendText();
    await visitAgain();
    await goBackToForm();
    await expectValues(page, emptyMessage);
  });
});

test('a message arrives even if the visitor leaves, and Back says that it may have', async ({ page }) => {
  const left = { ...message, subject: 'keep, but never answer', name: unique('Left') };
  await openForm(page);
  await fill(page, left);
  // In one task, so that not even the preflight request can finish first.
  await page.evaluate(() => {
    document.forms[0]!.requestSubmit();
    location.assign(new URL('/vr-tour', location.href));
  });
  await page.waitForURL('/vr-tour');
  const arrived = async () => (await kept(left.subject)).filter(({ name }) => name === left.name).length;
  await expect.poll(arrived).toBe(1);
  await page.goBack();
  await expectFormReady(page);
  await expect(notice(page)).toContainText(form.failed.unsure);
  await expectValues(page, left);
});

test('a failure keeps the text, and says what the browser knows', async ({ page, context, tolerate }) => {
  tolerate(failedSend);
  const { reasons, unsure } = form.failed;
  await page.setViewportSize({ width: 390, height: 600 });
  await openForm(page);
  await fill(page, message);
  for (const [subject, reason] of [
    ['answer 302', reasons.unconfirmed],
    ['drop the connection', reasons.unreachable],
    ['answer without CORS headers', reasons.unreachable],
    ['offline', reasons.offline],
  ] as const) {
    await test.step(`“${subject}”: ${reason}`, async () => {
      await fill(page, { subject });
      await context.setOffline(subject === 'offline');
      // The console has this error after the notice of the last fault is gone.
      const logged = page.waitForEvent('console', (entry) => entry.text().startsWith(contactPath));
      await send(page).click();
      await logged;
      await expect(notice(page)).toContainText(`${unsure} ${reason} ${form.failed.kept}`);
      await expectValues(page, { ...message, subject });
      await expect(page).toHaveURL('/contact');
      await expect(retry(page)).toBeInViewport({ ratio: 1 });
    });
  }
});

test('300 kB arrive as typed, and the browser asks before the visitor leaves @rare', async ({ page }) => {
  const subject = unique('<b>Large</b> & "quoted" 🥊 مرحبا');
  const text = '<script>alert("x")</script> 🥊👩‍🎨 שלום مرحبا \\ " \' %20\n'.repeat(5500);
  await openForm(page);
  await fill(page, { ...message, subject });
  await field(page, 'message').evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  const release = await hold(page, `**${contactPath}`);
  await send(page).click();
  await expect(sending(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.assign(new URL('/vr-tour', location.href)));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(sending(page)).toBeFocused();

  release();
  await expect(sent(page)).toBeVisible();
  const [entry] = await kept(subject);
  expect(entry.message === text).toBe(true);
});
