import type { BrowserContext, Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { expect, expectFormReady, test } from '../helpers/test';

const message = (page: Page) => page.getByLabel(form.fields.message);

/** Opens the contact page in a tab of its own, and types a message there. */
async function openTab(context: BrowserContext, text: string) {
  const page = await context.newPage();
  await page.goto('/contact');
  await expectFormReady(page);
  await message(page).fill(text);
  return page;
}

async function send(page: Page) {
  await page.getByLabel(form.fields.name).fill('A. Visitor');
  await page.getByLabel(form.fields.email).fill('visitor@example.com');
  await page.getByLabel(form.fields.subject).fill('From one of two tabs');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('status').filter({ hasText: form.sent })).toBeVisible();
}

async function reload(page: Page) {
  await page.reload();
  await expectFormReady(page);
}

test('each of two tabs keeps its own draft, whichever is typed into and reloaded last', async ({
  context,
}) => {
  const first = await openTab(context, 'First');
  const second = await openTab(context, 'Second');
  await message(first).fill('First, longer');
  await reload(second);
  await reload(first);
  await expect(message(first)).toHaveValue('First, longer');
  await expect(message(second)).toHaveValue('Second');
});

test('sending in one tab leaves what is written in another', async ({ context }) => {
  const first = await openTab(context, 'First');
  const second = await openTab(context, 'Second');
  await send(first);
  await expect(message(second)).toHaveValue('Second');
  await reload(second);
  await expect(message(second)).toHaveValue('Second');
  await reload(first);
  await expect(message(first)).toHaveValue('');
});

test('a tab opened afterwards has an empty form', async ({ context }) => {
  await openTab(context, 'First');
  const second = await context.newPage();
  await second.goto('/contact');
  await expectFormReady(second);
  await expect(message(second)).toHaveValue('');
});

test('a tab that a tab has opened begins with its draft and goes its own way', async ({ context }) => {
  const first = await openTab(context, 'First');
  const opened = context.waitForEvent('page');
  // As "Duplicate tab" does: the storage is copied.
  await first.evaluate(() => open(location.href));
  const second = await opened;
  await expectFormReady(second);
  await expect(message(second)).toHaveValue('First');
  await message(second).fill('Second');
  await reload(first);
  await expect(message(first)).toHaveValue('First');
  await send(second);
  await reload(first);
  await expect(message(first)).toHaveValue('First');
});

test('a message that was sent goes from every tab that was duplicated before, and from those opened later', async ({
  context,
}) => {
  const first = await openTab(context, 'First');
  await first.getByLabel(form.fields.name).fill('A. Visitor');
  await first.getByLabel(form.fields.email).fill('visitor@example.com');
  await first.getByLabel(form.fields.subject).fill('From one of two tabs');
  const duplicate = async () => {
    const opened = context.waitForEvent('page');
    await first.evaluate(() => open(location.href));
    const page = await opened;
    await expectFormReady(page);
    return page;
  };
  const [seen, asleep] = [await duplicate(), await duplicate()];
  await expect(message(seen)).toHaveValue('First');
  await asleep.goto('/vr-tour');
  await send(first);
  await expect(message(seen)).toHaveValue('');
  await asleep.goBack();
  await expectFormReady(asleep);
  await expect(message(asleep)).toHaveValue('');
  const later = await duplicate();
  await expect(message(later)).toHaveValue('');
});
