import type { Page } from 'playwright/test';
import { form, intro } from '@/lib/content/contact';
import { footer } from '@/lib/content/shared';
import { site } from '@/lib/site';
import { kept, message, unique } from './helpers/messages';
import { expect, expectFormReady, failedSend, test } from './helpers/test';

const field = (page: Page, name: keyof typeof message) => page.getByLabel(form.fields[name], { exact: true });

async function fill(page: Page, values: typeof message) {
  for (const name of Object.keys(values) as (keyof typeof message)[])
    await field(page, name).fill(values[name]);
}

const send = (page: Page) => page.getByRole('button', { name: form.send });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: form.sent });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: form.failed.title });

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await expectFormReady(page);
});

test('the page opens with its heading and says what to write', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: intro.title.text })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(intro.lead);
});

test('a message is sent and kept as typed, and the thanks replace the form', async ({ page }) => {
  const subject = unique('Sent');
  await fill(page, { ...message, subject });
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(sent(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('form')).toHaveCount(0);
  const [{ receivedAt, ...entry }] = await kept(subject);
  expect(receivedAt).toBeTruthy();
  expect(entry).toEqual({ ...message, subject });
});

test('Enter in a field sends the message', async ({ page }) => {
  const subject = unique('Enter');
  await fill(page, { ...message, subject });
  await field(page, 'subject').press('Enter');
  await expect(sent(page)).toBeVisible();
  expect(await kept(subject)).toHaveLength(1);
});

test('300 kB of markup, emoji and right-to-left text arrive as typed', async ({ page }) => {
  const subject = unique('<b>Large</b> & "quoted" 🥊 مرحبا');
  const text = '<script>alert("x")</script> 🥊👩‍🎨 שלום مرحبا \\ " \' %20\n'.repeat(5500);
  expect(Buffer.byteLength(text)).toBeGreaterThan(300_000);
  await fill(page, { ...message, subject });
  // As a paste would; typing it takes a browser half a minute.
  await field(page, 'message').evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  const [entry] = await kept(subject);
  expect(entry.message === text).toBe(true);
});

test('the browser’s own check refuses an empty field and a wrong address, and sends nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/contact')) requests.push(request.url());
  });
  await send(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await fill(page, { ...message, email: 'no address' });
  await send(page).click();
  await expect(field(page, 'email')).toBeFocused();
  expect(requests).toEqual([]);
});

test('while sending the button says so, and a second press or Enter sends nothing more', async ({ page }) => {
  await fill(page, { ...message, subject: 'answer slowly', name: unique('Once') });
  const name = await field(page, 'name').inputValue();
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
  await field(page, 'name').press('Enter');
  await expect(sent(page)).toBeVisible();
  const entries = (await kept('answer slowly')).filter((entry) => entry.name === name);
  expect(entries).toHaveLength(1);
});

test('assistive technology hears that it is sending, from a region that stood in the page before', async ({
  page,
}) => {
  const status = page.getByRole('form').getByRole('status');
  await expect(status).toHaveText('');
  await fill(page, { ...message, subject: 'answer slowly', name: unique('Heard') });
  await send(page).click();
  await expect(status).toHaveText(form.sending);
  await expect(sent(page)).toBeFocused();
});

const { reasons } = form.failed;
for (const { fault, reason } of [
  { fault: 'answer 201', reason: reasons.unconfirmed },
  { fault: 'answer 204', reason: reasons.unconfirmed },
  { fault: 'answer 302', reason: reasons.unconfirmed },
  { fault: 'answer 400', reason: reasons.refused },
  { fault: 'answer 413', reason: reasons.refused },
  { fault: 'answer 422', reason: reasons.refused },
  { fault: 'answer 429', reason: reasons.busy },
  { fault: 'answer 500', reason: reasons.broken },
  { fault: 'answer 503', reason: reasons.broken },
  { fault: 'drop the connection', reason: reasons.unreachable },
  { fault: 'answer without CORS headers', reason: reasons.unreachable },
]) {
  test(`a backend that does “${fault}” leaves the form as it was and says: ${reason}`, async ({
    page,
    tolerate,
  }) => {
    tolerate(failedSend);
    // The region that tells of it stands in the page before.
    await expect(page.getByRole('form').getByRole('alert')).toHaveText('');
    await fill(page, { ...message, subject: fault });
    await send(page).click();
    await expect(notice(page)).toContainText(reason);
    await expect(notice(page)).toContainText(form.failed.kept);
    for (const name of ['name', 'email', 'message'] as const) {
      await expect(field(page, name)).toHaveValue(message[name]);
    }
    await expect(field(page, 'subject')).toHaveValue(fault);
    await expect(page).toHaveURL('/contact');
  });
}

test.describe('after a failure', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(failedSend);
    await fill(page, { ...message, subject: 'answer 500' });
    await send(page).click();
    await expect(notice(page)).toBeVisible();
  });

  test('the cause goes to the console', async ({ page }) => {
    const error = page.waitForEvent('console', (entry) => /ApiError|^Error$/.test(entry.text()));
    await send(page).click();
    expect((await error).type()).toBe('error');
  });

  test('the notice offers a mail with the subject and the message filled in', async ({ page }) => {
    const mail = notice(page).getByRole('link', { name: site.email });
    const href = new URL((await mail.getAttribute('href'))!);
    expect(href.searchParams.get('subject')).toBe('answer 500');
    expect(href.searchParams.get('body')).toBe(message.message.replaceAll('\n', '\r\n'));
  });

  test('Try again sends what stands in the form then', async ({ page }) => {
    const subject = unique('Second try');
    await field(page, 'subject').fill(subject);
    await notice(page).getByRole('button', { name: form.failed.retry }).click();
    await expect(sent(page)).toBeFocused();
    expect(await kept(subject)).toHaveLength(1);
  });

  test('a second failure keeps the focus on the button', async ({ page }) => {
    await notice(page).getByRole('button', { name: form.failed.retry }).press('Enter');
    await expect(notice(page)).toBeVisible();
    await expect(send(page)).toBeFocused();
  });
});

test('without a connection the notice says so, and the message can be sent once it is back', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(failedSend);
  const subject = unique('Offline');
  await fill(page, { ...message, subject });
  await context.setOffline(true);
  await send(page).click();
  await expect(notice(page)).toContainText(reasons.offline);
  await context.setOffline(false);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(await kept(subject)).toHaveLength(1);
});

test('a backend that never answers keeps nobody waiting: a reload gives back what was typed, to be sent again', async ({
  page,
  context,
}) => {
  const subject = unique('No answer');
  await fill(page, { ...message, subject });
  await context.route('**/api/contact', () => {}, { times: 1 });
  await send(page).click();
  await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
  await page.reload();
  await expectFormReady(page);
  await expect(field(page, 'message')).toHaveValue(message.message);
  await field(page, 'message').fill('Shorter.');
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(await kept(subject)).toMatchObject([{ message: 'Shorter.' }]);
});

test('what was typed survives a reload', async ({ page }) => {
  await fill(page, message);
  await page.reload();
  for (const name of Object.keys(message) as (keyof typeof message)[]) {
    await expect(field(page, name)).toHaveValue(message[name]);
  }
});

test('what was typed survives a trip to another page', async ({ page }) => {
  await fill(page, message);
  for (const path of ['/vr-tour', '/contact']) {
    const { text } = footer.links.find(({ href }) => href === path)!;
    await page.getByRole('contentinfo').getByRole('link', { name: text, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(field(page, 'message')).toHaveValue(message.message);
});

test('what was sent does not come back', async ({ page }) => {
  await fill(page, { ...message, subject: unique('Gone') });
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await page.reload();
  await expectFormReady(page);
  await expect(field(page, 'message')).toHaveValue('');
});

test('a browser that refuses storage sends all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.reload();
  await expectFormReady(page);
  await fill(page, { ...message, subject: unique('No storage') });
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});
