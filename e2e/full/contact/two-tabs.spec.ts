import type { BrowserContext, Page } from 'playwright/test';
import {
  expectFormReady,
  field,
  fill,
  message as typed,
  openForm,
  send as sendButton,
  sent,
} from '../../helpers/contact-form';
import { expect, test } from '../../helpers/test';

const message = (page: Page) => field(page, 'message');

/** Everything but the message itself, which differs between the tabs. */
const others = { name: typed.name, email: typed.email, subject: 'From one of two tabs' };

/** Opens the contact page in a new tab, and types a message. */
async function openTab(context: BrowserContext, text: string) {
  const page = await context.newPage();
  await openForm(page);
  await fill(page, { message: text });
  return page;
}

/** Duplicates a tab, as the browser's menu does: the new tab starts with a copy of the storage. */
async function duplicate(page: Page) {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => open(location.href));
  const copy = await opened;
  await expectFormReady(copy);
  return copy;
}

async function send(page: Page) {
  await fill(page, others);
  await sendButton(page).click();
  await expect(sent(page)).toBeVisible();
}

async function reload(page: Page) {
  await page.reload();
  await expectFormReady(page);
}

test('each of two tabs keeps its own draft, in any order of typing and reloading', async ({ context }) => {
  const first = await openTab(context, 'First');
  const second = await openTab(context, 'Second');
  await message(first).fill('First, longer');
  await reload(second);
  await reload(first);
  await expect(message(first)).toHaveValue('First, longer');
  await expect(message(second)).toHaveValue('Second');
});

test('sending in one tab does not change the draft in another', async ({ context }) => {
  const first = await openTab(context, 'First');
  const second = await openTab(context, 'Second');
  await send(first);
  await expect(message(second)).toHaveValue('Second');
  await reload(second);
  await expect(message(second)).toHaveValue('Second');
  await reload(first);
  await expect(message(first)).toHaveValue('');
});

test('a new tab has an empty form', async ({ context }) => {
  await openTab(context, 'First');
  const second = await context.newPage();
  await openForm(second);
  await expect(message(second)).toHaveValue('');
});

test('a duplicated tab starts with the same draft, and then has its own', async ({ context }) => {
  const first = await openTab(context, 'First');
  const second = await duplicate(first);
  await expect(message(second)).toHaveValue('First');
  await message(second).fill('Second');
  await reload(first);
  await expect(message(first)).toHaveValue('First');
  await send(second);
  await reload(first);
  await expect(message(first)).toHaveValue('First');
});

test('a message that one tab sends stays in its duplicates, also in one that comes back', async ({
  context,
}) => {
  const first = await openTab(context, 'First');
  await fill(first, others);
  const [seen, asleep] = [await duplicate(first), await duplicate(first)];
  await asleep.goto('/vr-tour');
  await send(first);
  await asleep.goBack();
  await expectFormReady(asleep);
  for (const page of [seen, asleep]) await expect(message(page)).toHaveValue('First');
  const later = await duplicate(first);
  await expect(message(later)).toHaveValue('');
});
