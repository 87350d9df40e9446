import { createHash } from 'node:crypto';
import { form } from '@/lib/content/contact';
import { footer } from '@/lib/content/shared';
import { after } from '@/lib/content/vr-tour';
import { starter } from '../../tools/publish/fast/page';
import { kept, message, unique } from '../helpers/messages';
import type { EnginePage } from './engine';
import type { Network } from './network';
import { expect, get, onSite, test } from './test';

type Message = typeof message;
const names = Object.keys(message) as (keyof Message)[];

async function fill(tab: EnginePage, values: Message) {
  for (const name of names) await (await get(tab, 'textbox', form.fields[name])).type(values[name]);
}

const send = async (tab: EnginePage) => (await get(tab, 'button', form.send)).click();

/** What stands in the form. */
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

/** What a live region says. */
const says = (tab: EnginePage, role: 'alert' | 'status') =>
  tab.evaluate((name) => document.querySelector(`[role=${name}]`)?.textContent ?? '', role);

/** Waits until the contact form's script has come. */
const expectReady = (tab: EnginePage) =>
  expect
    .poll(() => tab.evaluate(() => document.querySelector('main')!.textContent))
    .not.toContain(form.withoutScript.before);

/** Keeps the page's scripts from starting before an event named "release". */
function holdScripts(network: Network) {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const held = starter.replace('"load"', '"release"');
  network.edit((text) => text.replaceAll(hash(starter), hash(held)).replace(starter, () => held));
}

const empty: Message = { name: '', email: '', subject: '', message: '' };

test.beforeEach(async ({ tab }) => {
  await tab.open(onSite('/contact'));
  await expectReady(tab);
});

test('a message is sent and kept as typed, and the thanks take the form’s place and focus', async ({
  tab,
}) => {
  const subject = unique('Sent');
  await fill(tab, { ...message, subject });
  await send(tab);
  await expect.poll(() => says(tab, 'status')).toBe(form.sent);
  expect(await tab.evaluate(() => document.activeElement!.textContent)).toBe(form.sent);
  expect(await values(tab)).toEqual({});
  expect(await kept(subject)).toEqual([expect.objectContaining({ ...message, subject })]);
});

test('the browser’s own check refuses an empty field and a wrong address, and sends nothing', async ({
  tab,
}) => {
  const focused = () => tab.evaluate(() => (document.activeElement as HTMLInputElement).name);
  await send(tab);
  await expect.poll(focused).toBe('name');
  await fill(tab, { ...message, email: 'no address' });
  await send(tab);
  await expect.poll(focused).toBe('email');
  const requests = await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(requests.filter((address) => address.includes('/api/contact'))).toEqual([]);
});

const { reasons } = form.failed;
for (const { fault, reason } of [
  { fault: 'answer 500', reason: reasons.broken },
  { fault: 'answer 422', reason: reasons.refused },
  { fault: 'drop the connection', reason: reasons.unreachable },
]) {
  test(`a backend that does “${fault}” loses no word, and Try again sends what stands in the form then`, async ({
    tab,
    tolerate,
  }) => {
    tolerate(/ApiError|api\/contact/);
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

test.describe('what was typed', () => {
  test.beforeEach(({ tab }) => fill(tab, message));

  test('survives a reload', async ({ tab }) => {
    await tab.reload();
    await expect.poll(() => values(tab)).toEqual(message);
  });

  test('survives a trip to another page', async ({ tab }) => {
    const { text, href } = footer.links.find((link) => link.href === '/vr-tour')!;
    for (const link of [{ text, href }, after.link]) {
      await (await get(tab, 'link', link.text)).click();
      await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite(link.href));
    }
    await expect.poll(() => values(tab)).toEqual(message);
  });
});

test('Send pressed before the script says that it is sending, and the script sends once', async ({
  tab,
  network,
}) => {
  holdScripts(network);
  // The page of the address without it is in the cache, as it was.
  await tab.open(onSite('/contact?held'));
  // However long the engine takes to type, the script is not overdue.
  await tab.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
  const subject = unique('Before the script');
  await fill(tab, { ...message, subject });
  await send(tab);
  await get(tab, 'button', form.sending);
  expect(await says(tab, 'status')).toBe(form.sending);
  expect(await kept(subject)).toEqual([]);
  await tab.evaluate(() => void dispatchEvent(new Event('release')));
  await expect.poll(() => says(tab, 'status')).toBe(form.sent);
  expect(await kept(subject)).toEqual([expect.objectContaining({ ...message, subject })]);
});

test('a message under way arrives though the visitor leaves, who finds its text with an honest notice', async ({
  tab,
  tolerate,
}) => {
  // A page that is left may still write that it has no answer, or that a script has not come.
  tolerate(/ApiError|has not loaded/);
  const left = { ...message, subject: 'answer slowly', name: unique('Left') };
  await fill(tab, left);
  // In one turn, so that not even the preflight can come first.
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

test('what was sent does not come back by Back', async ({ tab, tolerate }) => {
  // Firefox asks for it at a step back.
  tolerate(/favicon\.ico/);
  await fill(tab, message);
  // Of the same address browsers make no new entry.
  await tab.open(onSite('/contact?again'));
  await expect.poll(() => values(tab)).toEqual(message);
  await send(tab);
  await expect.poll(() => says(tab, 'status')).toBe(form.sent);
  await tab.evaluate(() => history.back());
  await expect.poll(() => tab.evaluate(() => location.href)).toBe(onSite('/contact'));
  await expect.poll(() => values(tab)).toEqual(empty);
});
