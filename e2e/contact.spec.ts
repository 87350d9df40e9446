import type { Locator, Page } from 'playwright/test';
import { form, intro } from '@/lib/content/contact';
import { footer } from '@/lib/content/shared';
import { site } from '@/lib/content/site';
import { kept, message, unique } from './helpers/messages';
import { expect, expectFormReady, failedSend, test } from './helpers/test';

type Message = typeof message;
const names = Object.keys(message) as (keyof Message)[];

const field = (page: Page, name: keyof Message) => page.getByLabel(form.fields[name], { exact: true });

async function fill(page: Page, values: Message) {
  for (const name of names) await field(page, name).fill(values[name]);
}

/** Puts a long text into the message as a paste would; typing it takes a browser half a minute. */
const paste = (page: Page, text: string) =>
  field(page, 'message').evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

const send = (page: Page) => page.getByRole('button', { name: form.send });
const sending = (page: Page) => page.getByRole('button', { name: form.sending });
const retry = (page: Page) => page.getByRole('button', { name: form.failed.retry });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: form.sent });
const notice = (page: Page) => page.getByRole('form').getByRole('alert');

async function expectValues(page: Page, values: Message) {
  for (const name of names) await expect(field(page, name)).toHaveValue(values[name]);
}

/** Each has room for a thumb, of 44 pixels. */
async function expectThumbSized(...targets: Locator[]) {
  for (const target of targets) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
}

/** Follows a link of the footer. */
async function follow(page: Page, path: string) {
  const { text } = footer.links.find(({ href }) => href === path)!;
  await page.getByRole('contentinfo').getByRole('link', { name: text, exact: true }).click();
  await expect(page).toHaveURL(path);
}

/** Keeps the backend from being reached until the function that it returns is called. */
async function holdMessages(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Tries to leave the page; gives what the browser asks then. */
async function leave(page: Page) {
  const asked = page.waitForEvent('dialog');
  // It ends when the visitor has answered, either way.
  void page.evaluate(() => location.assign(new URL('/vr-tour', location.href)));
  return asked;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await expectFormReady(page);
});

test('the page says what to write, and the browser’s own check refuses an empty field and a wrong address', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/contact')) requests.push(request.url());
  });
  await expect(page.getByRole('heading', { level: 1, name: intro.title.text })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(intro.lead);
  await send(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await fill(page, { ...message, email: 'no address' });
  await send(page).click();
  await expect(field(page, 'email')).toBeFocused();
  expect(requests).toEqual([]);
});

test('a message is sent once, kept as typed, and gone from the form', { tag: '@phone' }, async ({ page }) => {
  const subject = unique('Once');
  const release = await holdMessages(page);

  await test.step('while it is sent the button says so, and a second press or Enter sends nothing more', async () => {
    const status = page.getByRole('form').getByRole('status');
    // The region stood in the page before.
    await expect(status).toHaveText('');
    await fill(page, { ...message, subject });
    await send(page).dblclick();
    await expect(sending(page)).toBeVisible();
    await expect(status).toHaveText(form.sending);
    await field(page, 'name').press('Enter');
  });

  await test.step('the thanks replace the form', async () => {
    release();
    await expect(sent(page)).toBeFocused();
    await expect(sent(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('form')).toHaveCount(0);
    expect(await kept(subject)).toEqual([{ ...message, subject, receivedAt: expect.stringMatching(/./) }]);
  });

  await test.step('a reload brings nothing back', async () => {
    await page.reload();
    await expectFormReady(page);
    await expectValues(page, { name: '', email: '', subject: '', message: '' });
  });

  await test.step('Enter in a field sends too', async () => {
    const another = unique('Enter');
    await fill(page, { ...message, subject: another });
    await field(page, 'subject').press('Enter');
    await expect(sent(page)).toBeVisible();
    expect(await kept(another)).toHaveLength(1);
  });
});

test('what was sent does not come back by Back, though a beginning of it stood in the page before', async ({
  page,
}) => {
  await fill(page, { ...message, subject: unique('Gone') });
  await follow(page, '/vr-tour');
  await follow(page, '/contact');
  await expectFormReady(page);
  await field(page, 'message').fill('Changed since.');
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  for (const path of ['/vr-tour', '/contact']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  await expectFormReady(page);
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
});

test('what was typed survives a trip to another page and a reload, and Back brings the latest', async ({
  page,
}) => {
  await fill(page, message);
  await follow(page, '/vr-tour');
  await follow(page, '/contact');
  await expectValues(page, message);
  await expectFormReady(page);
  const latest = { ...message, message: 'Changed since.' };
  await fill(page, latest);
  await page.reload();
  await expectFormReady(page);
  await expectValues(page, latest);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectFormReady(page);
  await expectValues(page, latest);
});

test.describe('when the backend fails', () => {
  const { reasons, title, unsure } = form.failed;

  test('the form stays as it was, says what is certain and what is not, and tries again', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(failedSend);
    // The region stood in the page before.
    await expect(notice(page)).toHaveText('');
    await fill(page, message);

    for (const [fault, first, reason] of [
      ['answer 201', unsure, reasons.unconfirmed],
      ['answer 204', unsure, reasons.unconfirmed],
      ['answer 302', unsure, reasons.unconfirmed],
      ['answer 400', title, reasons.refused],
      ['answer 413', title, reasons.refused],
      ['answer 422', title, reasons.refused],
      ['answer 429', title, reasons.busy],
      ['answer 503', title, reasons.broken],
      ['drop the connection', unsure, reasons.unreachable],
      ['answer without CORS headers', unsure, reasons.unreachable],
      ['answer 500', unsure, reasons.broken],
    ] as const) {
      await test.step(`“${fault}”: ${first} ${reason}`, async () => {
        await field(page, 'subject').fill(fault);
        // The notice of the fault before is gone by then.
        const told = page.waitForEvent('console', (entry) => /ApiError|^Error$/.test(entry.text()));
        await send(page).click();
        expect((await told).type()).toBe('error');
        await expect(notice(page)).toContainText(`${first} ${reason} ${form.failed.kept}`);
        await expectValues(page, { ...message, subject: fault });
        await expect(page).toHaveURL('/contact');
      });
    }

    await test.step('the notice offers a mail with the subject and the message filled in', async () => {
      const mail = notice(page).getByRole('link', { name: site.email });
      const href = new URL((await mail.getAttribute('href'))!);
      expect(href.searchParams.get('subject')).toBe('answer 500');
      expect(href.searchParams.get('body')).toBe(message.message.replaceAll('\n', '\r\n'));
    });

    await test.step('without a connection the notice says so, and the focus is on the button that stays', async () => {
      await context.setOffline(true);
      await retry(page).press('Enter');
      await expect(notice(page)).toContainText(`${title} ${reasons.offline}`);
      await expect(send(page)).toBeFocused();
      await context.setOffline(false);
    });

    await test.step('Try again sends what is in the form then', async () => {
      const subject = unique('Second try');
      await field(page, 'subject').fill(subject);
      await retry(page).click();
      await expect(sent(page)).toBeFocused();
      expect(await kept(subject)).toHaveLength(1);
    });
  });

  test('a backend that never answers is called slow, can be stopped, and keeps nobody from leaving', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(failedSend);
    await page.clock.install();
    const subject = unique('No answer');
    await fill(page, { ...message, subject });
    await context.route('**/api/contact', () => {}, { times: 2 });

    await test.step('after 10 seconds it is called slow, and is waited for', async () => {
      await send(page).click();
      await expect(sending(page)).toBeFocused();
      await page.clock.fastForward(9_000);
      await expect(notice(page)).toHaveText('');
      await page.clock.fastForward(60_000);
      await expect(notice(page)).toContainText(form.slow.text);
      await expect(sending(page)).toBeFocused();
      await expectThumbSized(page.getByRole('button', { name: form.slow.stop }));
    });

    await test.step('Stop keeps the text, and the focus in the form', async () => {
      await page.getByRole('button', { name: form.slow.stop }).press('Enter');
      await expect(notice(page)).toContainText(`${unsure} ${reasons.unreachable}`);
      await expect(send(page)).toBeFocused();
      await expectValues(page, { ...message, subject });
    });

    await test.step('a reload gives back what was typed, says that it may have arrived, and lets it be sent', async () => {
      await send(page).click();
      await expect(sending(page)).toBeVisible();
      await page.reload();
      await expectFormReady(page);
      await expect(notice(page)).toContainText(`${unsure} ${reasons.unreachable}`);
      await expectValues(page, { ...message, subject });
      await field(page, 'message').fill('Shorter.');
      await send(page).click();
      await expect(sent(page)).toBeVisible();
      expect(await kept(subject)).toMatchObject([{ message: 'Shorter.' }]);
    });
  });

  test('a message too long for a mail link is mailed in part, copied whole, and sent as typed', async ({
    page,
    tolerate,
  }) => {
    tolerate(failedSend);
    const subject = unique('<b>Large</b> & "quoted" 🥊 مرحبا');
    const line = '<script>alert("x")</script> 🥊👩‍🎨 שלום مرحبا \\ " \' %20\n';
    await fill(page, { ...message, subject: 'answer 503', message: line.repeat(50) });

    await test.step('the mail begins with a part of it', async () => {
      await send(page).click();
      await expect(notice(page)).toContainText(form.failed.rest);
      const href = (await notice(page).getByRole('link').getAttribute('href'))!;
      expect(href.length).toBeLessThanOrEqual(2000);
      expect(href.length).toBeGreaterThan(1900);
      const body = new URL(href).searchParams.get('body')!.replaceAll('\r\n', '\n');
      expect(line.repeat(50).startsWith(body)).toBe(true);
    });

    await test.step('a button copies all of it, and says so', async () => {
      await notice(page).getByRole('button', { name: form.failed.copy }).click();
      const copied = notice(page).getByRole('button', { name: form.failed.copied });
      await expect(copied).toBeFocused();
      await expectThumbSized(copied, retry(page));
      await field(page, 'message').fill('');
      await field(page, 'message').press('ControlOrMeta+V');
      await expect(field(page, 'message')).toHaveValue(line.repeat(50));
    });

    const text = line.repeat(5500);
    expect(Buffer.byteLength(text)).toBeGreaterThan(300_000);
    const release = await holdMessages(page);

    await test.step('whoever leaves while 300 kB are sent, which could not outlive the page, is asked first', async () => {
      await field(page, 'subject').fill(subject);
      await paste(page, text);
      await retry(page).click();
      await expect(sending(page)).toBeVisible();
      const dialog = await leave(page);
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await expect(sending(page)).toBeVisible();
    });

    await test.step('300 kB of markup, emoji and right-to-left text arrive as typed', async () => {
      release();
      await expect(sent(page)).toBeVisible();
      const [entry] = await kept(subject);
      expect(entry.message === text).toBe(true);
    });
  });
});

test('a message under way arrives though the visitor leaves, who finds its text with an honest notice', async ({
  page,
}) => {
  const left = { ...message, subject: 'answer slowly', name: unique('Left') };
  await fill(page, left);
  // In one turn, so that not even the preflight can come first.
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
