import { contactPath, emptyMessage } from '@/lib/contact-fields';
import { form, instead as emailInstead, senders } from '@/lib/content/contact';
import { site } from '@/lib/content/site';
import { enterCache, leaveCache } from './helpers/back-forward-cache';
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
  openFormWithStillClock,
  retry,
  send,
  sending,
  sendMessage,
  thanks,
  unique,
} from './helpers/contact-form';
import { expect, hold, nextFrame, requestsOf, scriptFiles, test } from './helpers/test';

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
    await expect(thanks(page)).toBeFocused();
    await expect(thanks(page)).toBeInViewport({ ratio: 1 });
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

  await test.step('typing ends the wait, and the text is not sent in the middle of a word', async () => {
    await field(page, 'message').press('End');
    await field(page, 'message').pressSequentially('!');
    await expect(page.getByText(form.loading)).toBeHidden();
    await send(page).click();
    await expect(page.getByText(form.loading)).toBeVisible();
  });
  release();
  await expect(thanks(page)).toBeVisible();
  expect(await kept(subject)).toHaveLength(1);
});

test('without its scripts, the form keeps each letter, and a wait ends with the page @rare', async ({
  page,
}) => {
  const subject = unique('Late');
  const release = await hold(page, scriptFiles);
  const texts = { ...message, subject };
  await page.clock.install();
  await page.goto('/contact', { waitUntil: 'commit' });
  await sendMessage(page, subject);
  await expect(page.getByText(form.loading)).toBeVisible();

  await test.step('a link to reload the page takes the place of a wait of 12 seconds', async () => {
    await page.clock.runFor(15_000);
    await expect(page.getByText(form.loading)).toBeHidden();
    await page.getByRole('link', { name: form.reload }).click();
    await expect(page.getByText(form.overdue)).toBeHidden();
    await expectValues(page, texts);
  });

  await test.step('a press on Send in a page that was left sends nothing', async () => {
    await send(page).click();
    await expect(page.getByText(form.loading)).toBeVisible();
    await enterCache(page);
    await expect(page.getByText(form.loading)).toBeHidden();
    await page.goto('/vr-tour', { waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expectFormReady(page);
    await expectValues(page, texts);
    expect(await kept(subject)).toEqual([]);
  });
});

test('after 200, nothing more is sent, and the same words typed again are a new message', async ({
  page,
}) => {
  const subject = unique('Fast');
  await openForm(page);
  const tab = await page.context().newCDPSession(page);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await fill(page, { ...message, subject });
  await page.evaluate(() => {
    const form = document.forms[0]!;
    const presses = setInterval(() => (form.isConnected ? form.requestSubmit() : clearInterval(presses)), 1);
  });
  await expect(thanks(page)).toBeVisible();
  expect(await kept(subject)).toHaveLength(1);

  await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.reload();
  await expectFormReady(page);
  await fill(page, { ...message, subject });
  await page.reload();
  await expectFormReady(page);
  await expectValues(page, { ...message, subject });
});

test('nothing changes a message on its way, and a failure speaks of what the fields hold', async ({
  page,
  tolerate,
}) => {
  tolerate(failedSend);
  const texts = { ...message, subject: 'answer 503' };
  const sender = page.getByRole('button', { name: `${senders.names[1]!.text} ${senders.spoken}` });
  const release = await hold(page, `**${contactPath}`);
  await openForm(page);
  await sendMessage(page, texts.subject);
  await expect(sending(page)).toBeVisible();
  await sender.click({ force: true });
  await field(page, 'message').press('x');
  await expectValues(page, texts);
  await expect(sender).toHaveAttribute('aria-pressed', 'false');
  await field(page, 'subject').evaluate((field: HTMLInputElement) => (field.value = 'Dictated'));
  release();
  await expect(retry(page)).toBeVisible();
  const mail = page.getByRole('form').getByRole('link', { name: site.email });
  await expect(mail).toHaveAttribute('href', /subject=Dictated&/);
});

for (const storage of ['with', 'without'])
  test(`what may have arrived stays unsure for this text, ${storage} storage`, async ({ page, tolerate }) => {
    tolerate(failedSend);
    const { unsure, title, kept, reasons } = form.failed;
    if (storage === 'without')
      await page.addInitScript(() => Reflect.defineProperty(window, 'sessionStorage', { value: undefined }));
    await openForm(page);
    await fill(page, { ...message, name: unique('Unsure'), subject: 'answer 500, then answer 503' });
    await send(page).click();
    await expect(notice(page)).toContainText(`${unsure} ${reasons.broken} ${kept}`);
    await enterCache(page);
    await leaveCache(page);
    await expect(notice(page)).toHaveText(`${unsure} ${kept}`);
    await field(page, 'message').press('End');
    await page.keyboard.press('x');
    await expect(notice(page)).toBeEmpty();
    await page.keyboard.press('Backspace');
    await expect(notice(page)).toContainText(`${unsure} ${kept}`);
    await retry(page).click();
    await expect(notice(page)).toContainText(`${unsure} ${reasons.broken} ${kept}`);

    await fill(page, { subject: 'answer 503' });
    await send(page).click();
    await expect(notice(page)).toContainText(`${title} ${reasons.broken} ${kept}`);
  });

test('a text of spaces may be sent, and a refusal names its field', async ({ page, tolerate }) => {
  tolerate(failedSend);
  const { title, reasons, blank, kept } = form.failed;
  await openForm(page);
  await fill(page, { ...message, name: ' ' });
  await send(page).click();
  await expect(notice(page)).toHaveText(`${title} ${reasons.refused} ${blank} ${form.fields.name}. ${kept}`);
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
  await openForm(page);
  await fill(page, message);
  await visitAgain();
  await expectValues(page, message);
  await fill(page, latest);
  await page.reload();
  await expectFormReady(page);
  await expectValues(page, latest);

  await test.step('Back leads to the latest text, and to none that was sent', async () => {
    await goBackToForm();
    await expectValues(page, latest);
    await visitAgain();
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
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

test('a backend that does not respond is reported after 10 seconds, and can be stopped', async ({
  page,
  tolerate,
}) => {
  tolerate(/AbortError/);
  const { unsure, kept } = form.failed;
  await openFormWithStillClock(page);
  await hold(page, `**${contactPath}`);
  await sendMessage(page, unique('Slow'));
  await expect(sending(page)).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(notice(page)).toHaveText(form.sending);
  await page.clock.runFor(1_000);
  await expect(notice(page)).toHaveText(form.slow.text);
  await page.clock.fastForward('24:00:00');
  await expect(notice(page)).toHaveText(form.slow.text);
  await page.getByRole('button', { name: form.slow.stop }).focus();
  await page.keyboard.down('Enter');
  await expect(notice(page)).toHaveText(`${unsure} ${kept}`);
  await expect(retry(page)).toBeFocused();

  await test.step('the rest of a held Enter or of a double click on Stop sends nothing', async () => {
    const requests = requestsOf(page, new RegExp(contactPath));
    // The key is still down, so this is a repeat.
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await retry(page).dispatchEvent('click', { detail: 2 });
    await expect(retry(page)).toBeFocused();
    expect(requests).toEqual([]);
  });

  await test.step('nothing is waited for in a page that was left, and it shows what another page made of the text', async () => {
    await retry(page).click();
    await expect(sending(page)).toBeVisible();
    await enterCache(page);
    await leaveCache(page);
    await expect(notice(page)).toHaveText(`${unsure} ${kept}`);
    await enterCache(page);
    await page.evaluate(
      (record) => {
        for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, record);
      },
      JSON.stringify({ message: emptyMessage }),
    );
    await leaveCache(page);
    await expectValues(page, emptyMessage);
    await expect(notice(page)).toBeEmpty();
  });
});

test('while Enter is held and the backend fails at once, one request is sent a second', async ({
  page,
  tolerate,
}) => {
  tolerate(failedSend);
  await openFormWithStillClock(page);
  const requests = requestsOf(page, new RegExp(contactPath));
  await fill(page, { ...message, subject: 'answer 503' });
  const failed = page.waitForResponse((response) => response.status() === 503);
  await field(page, 'name').press('Enter');
  await failed;
  for (let presses = 0; presses < 9; presses++) {
    await page.clock.runFor(100);
    await field(page, 'name').press('Enter');
  }
  expect(requests).toHaveLength(1);
  await page.clock.runFor(100);
  await expect(retry(page)).toBeVisible();
  await field(page, 'name').press('Enter');
  await expect.poll(() => requests.length).toBe(2);
});

test('after a failure, the message can be copied, and the page stays where it is', async ({
  page,
  tolerate,
}) => {
  tolerate(failedSend);
  const { retry: again, or, instead, long, copy, copied, selected } = form.failed;
  const other = page.getByRole('form').getByRole('paragraph').filter({ hasText: or });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openForm(page);
  await sendMessage(page, 'answer 503');
  await expect(other).toHaveText(`${again}${or} ${site.email} ${instead}`);
  await expect(page.getByText(long)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const tooLong = '🥊\n'.repeat(900);
  await field(page, 'message').fill(tooLong);
  await expect(page.getByText(long)).toBeVisible();
  await field(page, 'name').evaluate((name: HTMLInputElement) => {
    name.scrollIntoView({ block: 'end', behavior: 'instant' });
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await nextFrame(page);
  await expect(button(copy)).not.toBeInViewport();

  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))));
  await button(copy).click();
  await expect(button(selected)).toBeVisible();
  await expect(field(page, 'message')).toBeFocused();
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(tooLong);
  await field(page, 'message').fill(message.message);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await button(copy).click();
  await expect(button(copied)).toBeVisible();
  await field(page, 'message').fill('');
  await field(page, 'message').press('ControlOrMeta+v');
  await expectValues(page, { message: message.message });
});

test('a link to a sender fills an empty subject once, and the subject’s first word marks its sender', async ({
  page,
}) => {
  const [visitor, investor] = senders.names;
  const button = (text: string) => page.getByRole('button', { name: `${text} ${senders.spoken}` });
  await openForm(page, `/contact#${investor!.id}`);
  await expectValues(page, { subject: investor!.text });
  await expect(button(investor!.text)).toHaveAttribute('aria-pressed', 'true');
  await fill(page, { subject: `${visitor!.text}: a question` });
  await expect(button(visitor!.text)).toHaveAttribute('aria-pressed', 'true');
  await fill(page, { subject: '' });
  await page.reload();
  await expectFormReady(page);
  await expectValues(page, { subject: '' });
});

test('a form that breaks leaves the message and the e-mail address', async ({ page, tolerate }) => {
  tolerate(/503|NotFoundError|removeChild/);
  await openForm(page);
  await sendMessage(page, 'answer 503');
  await expect(retry(page)).toBeVisible();
  await notice(page).evaluate((region) => region.replaceChildren());
  await retry(page).click();
  await expect(page.getByText(emailInstead.broken)).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByText(message.message)).toBeVisible();
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
  await expect(thanks(page)).toBeVisible();
  const [entry] = await kept(subject);
  expect(entry.message === text).toBe(true);
});
