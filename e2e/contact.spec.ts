import { form } from '@/lib/content/contact';
import {
  emptyMessage,
  expectFormReady,
  expectValues,
  field,
  fill,
  follow,
  kept,
  message,
  notice,
  openForm,
  send,
  sending,
  sent,
  unique,
} from './helpers/contact-form';
import { expect, hold, requestsOf, test } from './helpers/test';

test.beforeEach(({ page }) => openForm(page));

test('a field keeps the reason for which the browser refuses it', async ({ page }) => {
  const requests = requestsOf(page, /\/api\/contact/);
  // Otherwise, Firefox calls an empty field invalid.
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'false');
  await send(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await fill(page, { ...message, email: 'no address' });
  await send(page).click();
  const email = field(page, 'email');
  await expect(email).toBeFocused();
  const reason = await email.evaluate((input: HTMLInputElement) => input.validationMessage);
  await expect(email).toHaveAccessibleDescription(reason);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(message.email);
  await expect(email).toHaveAccessibleDescription('');
  expect(requests).toEqual([]);
});

test('a message is sent once and as typed, and the form forgets it', { tag: '@phone' }, async ({ page }) => {
  const subject = unique('Once');
  const release = await hold(page, '**/api/contact');

  await test.step('the button shows that the message is being sent, and a second press or Enter sends nothing', async () => {
    // Screen readers only announce changes in a live region that the page already has.
    await expect(notice(page)).toHaveText('');
    await fill(page, { ...message, subject });
    await send(page).dblclick();
    await expect(sending(page)).toBeVisible();
    await expect(notice(page)).toHaveText(form.sending);
    await field(page, 'name').press('Enter');
  });

  await test.step('the thanks replace the form', async () => {
    release();
    await expect(sent(page)).toBeFocused();
    await expect(sent(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('form')).toHaveCount(0);
    expect(await kept(subject)).toEqual([{ ...message, subject, receivedAt: expect.stringMatching(/./) }]);
  });

  await test.step('the form is empty after a reload', async () => {
    await page.reload();
    await expectFormReady(page);
    await expectValues(page, emptyMessage);
  });
});

test('a draft survives a visit to another page, a reload and Back, until it is sent', async ({ page }) => {
  const latest = { ...message, message: 'Changed since.' };
  const backToForm = async () => {
    for (const path of ['/vr-tour', '/contact']) {
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
    await expectFormReady(page);
  };
  await fill(page, message);
  await follow(page, '/vr-tour');
  await follow(page, '/contact');
  await expectFormReady(page);
  await expectValues(page, message);
  await fill(page, latest);
  await page.reload();
  await expectFormReady(page);
  await expectValues(page, latest);

  await test.step('Back brings its latest version to a page that held an earlier one', async () => {
    await backToForm();
    await expectValues(page, latest);
  });

  await test.step('Back does not bring it back once it is sent', async () => {
    await follow(page, '/vr-tour');
    await follow(page, '/contact');
    await expectFormReady(page);
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    await backToForm();
    await expectValues(page, emptyMessage);
  });
});

test('a message arrives even if the visitor leaves while it is sent, and the form then says that nobody knows', async ({
  page,
}) => {
  const left = { ...message, subject: 'answer slowly', name: unique('Left') };
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
