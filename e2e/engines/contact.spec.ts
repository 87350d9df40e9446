import { form } from '@/lib/content/contact';
import { failedSend, kept, message, unique, type Message } from '../helpers/contact-form';
import type { Tab } from './browsers';
import { expect, get, onSite, open, test } from './test';

async function fill(tab: Tab, values: Message) {
  for (const [name, value] of Object.entries(values))
    await (await get(tab, 'textbox', form.fields[name as keyof Message])).type(value);
}

/** The values of the form's fields. */
const values = (tab: Tab) =>
  tab.evaluate(
    () =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].map((field) => [
          field.name,
          field.value,
        ]),
      ) as Message,
  );

/** What the console says after a failed send. Of an error, Puppeteer only has the type. */
const failed = new RegExp(`JSHandle@error|${failedSend.source}`);

/** What the form says to screen readers. */
const says = (tab: Tab) => tab.evaluate(() => document.querySelector('form [aria-live]')?.textContent ?? '');

test.beforeEach(({ tab }) => open(tab, '/contact'));

test('the form refuses an empty field, keeps its text over a failed send and a reload, and sends it as typed', async ({
  tab,
  tolerate,
}) => {
  tolerate(failed);
  const send = await get(tab, 'button', form.send);
  const failing = { ...message, subject: 'answer 422' };

  await test.step('the browser shows the empty field, and nothing is sent', async () => {
    await send.click();
    const focused = () => tab.evaluate(() => (document.activeElement as HTMLInputElement).name);
    await expect.poll(focused).toBe('name');
    expect(await says(tab)).toBe('');
  });

  await test.step('a refused message is still there, also after a reload', async () => {
    await fill(tab, failing);
    await send.click();
    await expect.poll(() => says(tab)).toContain(form.failed.reasons.refused);
    expect(await values(tab)).toEqual(failing);
    await open(tab, '/contact');
    await expect.poll(() => values(tab)).toEqual(failing);
  });

  await test.step('its current content is sent, and the thanks replace the form and take the focus', async () => {
    const ending = unique('');
    await (await get(tab, 'textbox', form.fields.subject)).type(ending);
    await (await get(tab, 'button', form.send)).click();
    await expect.poll(() => tab.evaluate(() => document.activeElement!.textContent)).toBe(form.sent);
    const subject = failing.subject + ending;
    expect(await kept(subject)).toEqual([expect.objectContaining({ ...failing, subject })]);
  });
});

test('a message arrives even if the visitor leaves while it is sent, and on Back the form says that this is not known', async ({
  tab,
  tolerate,
}) => {
  tolerate(failed);
  const left = { ...message, subject: 'answer slowly', name: unique('Left') };
  await fill(tab, left);
  // In one task, so that not even the preflight request can finish first.
  await tab.evaluate(() => {
    document.forms[0]!.requestSubmit();
    location.assign(new URL('/vr-tour', location.href));
  });
  await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite('/vr-tour'));
  await expect(async () => {
    expect((await kept(left.subject)).filter(({ name }) => name === left.name)).toHaveLength(1);
  }).toPass();
  await tab.evaluate(() => history.back());
  await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite('/contact'));
  await expect.poll(() => says(tab)).toContain(form.failed.unsure);
  expect(await values(tab)).toEqual(left);
});
