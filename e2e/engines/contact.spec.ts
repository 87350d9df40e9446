import { form } from '@/lib/content/contact';
import { footer } from '@/lib/content/shared';
import { after } from '@/lib/content/vr-tour';
import { emptyMessage, failedSend, kept, message, unique, type Message } from '../helpers/contact-form';
import type { EnginePage } from './engine';
import { expect, get, onSite, test } from './test';

async function fill(tab: EnginePage, values: Message) {
  for (const [name, value] of Object.entries(values))
    await (await get(tab, 'textbox', form.fields[name as keyof Message])).type(value);
}

const send = async (tab: EnginePage) => (await get(tab, 'button', form.send)).click();

/** The values of the form's fields. */
const values = (tab: EnginePage) =>
  tab.evaluate(
    () =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].map((field) => [
          field.name,
          field.value,
        ]),
      ) as Message,
  );

/** The text of a live region. */
const says = (tab: EnginePage, role: 'alert' | 'status') =>
  tab.evaluate((name) => document.querySelector(`[role=${name}]`)?.textContent ?? '', role);

/** Waits until the contact form's script runs. */
const expectReady = (tab: EnginePage) =>
  expect
    .poll(() => tab.evaluate(() => document.querySelector('main')!.textContent))
    .not.toContain(form.withoutScript.before);

test('if Send is pressed before the script arrives, the form shows that it is sending, and the script sends once', async ({
  tab,
  network,
}) => {
  const release = network.hold(/\/_next\/static\/chunks\//);
  await tab.open(onSite('/contact'));
  // Pauses the timer after which the form counts its script as overdue, however long the engine takes to type.
  await tab.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
  const subject = unique('Before the script');
  await fill(tab, { ...message, subject });
  await send(tab);
  await get(tab, 'button', form.sending);
  expect(await says(tab, 'status')).toBe(form.sending);
  expect(await kept(subject)).toEqual([]);
  release();
  await expect.poll(() => says(tab, 'status')).toBe(form.sent);
  expect(await kept(subject)).toEqual([expect.objectContaining({ ...message, subject })]);
});

test.describe('when its script runs, on the contact page', () => {
  test.beforeEach(async ({ tab }) => {
    await tab.open(onSite('/contact'));
    await expectReady(tab);
  });

  test('a message is sent as typed, and the thanks replace the form and take the focus', async ({ tab }) => {
    const subject = unique('Sent');
    await fill(tab, { ...message, subject });
    await send(tab);
    await expect.poll(() => says(tab, 'status')).toBe(form.sent);
    expect(await tab.evaluate(() => document.activeElement!.textContent)).toBe(form.sent);
    expect(await values(tab)).toEqual({});
    expect(await kept(subject)).toEqual([expect.objectContaining({ ...message, subject })]);
  });

  test('the browser refuses an empty field and an invalid e-mail address, and sends nothing', async ({
    tab,
  }) => {
    const focused = () => tab.evaluate(() => (document.activeElement as HTMLInputElement).name);
    await send(tab);
    await expect.poll(focused).toBe('name');
    await fill(tab, { ...message, email: 'no address' });
    await send(tab);
    await expect.poll(focused).toBe('email');
    const requests = await tab.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(requests.filter((url) => url.includes('/api/contact'))).toEqual([]);
  });

  const { reasons } = form.failed;
  for (const { fault, reason } of [
    { fault: 'answer 500', reason: reasons.broken },
    { fault: 'answer 422', reason: reasons.refused },
    { fault: 'drop the connection', reason: reasons.unreachable },
  ]) {
    test(`if the backend does “${fault}”, the form keeps its text, and Try again sends its current content`, async ({
      tab,
      tolerate,
    }) => {
      tolerate(failedSend);
      await fill(tab, { ...message, subject: fault });
      await send(tab);
      await expect.poll(() => says(tab, 'alert')).toContain(reason);
      expect(await values(tab)).toEqual({ ...message, subject: fault });

      const ending = unique('');
      await (await get(tab, 'textbox', form.fields.subject)).type(ending);
      await (await get(tab, 'button', form.failed.retry)).click();
      await expect.poll(() => says(tab, 'status')).toBe(form.sent);
      expect(await kept(fault + ending)).toHaveLength(1);
    });
  }

  test.describe('the draft', () => {
    test.beforeEach(({ tab }) => fill(tab, message));

    test('survives a reload', async ({ tab }) => {
      await tab.reload();
      await expect.poll(() => values(tab)).toEqual(message);
    });

    test('survives a visit to another page', async ({ tab }) => {
      const { text, href } = footer.links.find((link) => link.href === '/vr-tour')!;
      for (const link of [{ text, href }, after.link]) {
        await (await get(tab, 'link', link.text)).click();
        await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite(link.href));
      }
      await expect.poll(() => values(tab)).toEqual(message);
    });
  });

  test('a message arrives even if the visitor leaves while it is sent, and the form then says that it may not have', async ({
    tab,
    tolerate,
  }) => {
    // While it is left, a page may still log that a response or a script is missing.
    tolerate(/ApiError|has not loaded/);
    const left = { ...message, subject: 'answer slowly', name: unique('Left') };
    await fill(tab, left);
    // In one task, so that not even the preflight request can finish first.
    await tab.evaluate(() => {
      document.forms[0]!.requestSubmit();
      location.assign(new URL('/vr-tour', location.href));
    });
    await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite('/vr-tour'));
    await expect
      .poll(async () => (await kept(left.subject)).filter(({ name }) => name === left.name).length)
      .toBe(1);
    await tab.open(onSite('/contact'));
    await expect.poll(() => says(tab, 'alert')).toContain(form.failed.unsure);
    expect(await values(tab)).toEqual(left);
  });

  test('Back does not bring back a sent message', async ({ tab, tolerate }) => {
    // Firefox requests it on Back.
    tolerate(/favicon\.ico/);
    await fill(tab, message);
    // For the same URL browsers would not add an entry to their history.
    await tab.open(onSite('/contact?again'));
    await expect.poll(() => values(tab)).toEqual(message);
    await send(tab);
    await expect.poll(() => says(tab, 'status')).toBe(form.sent);
    await tab.evaluate(() => history.back());
    await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite('/contact'));
    await expect.poll(() => values(tab)).toEqual(emptyMessage);
  });
});
