import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { contactPath, type ContactMessage, type FieldName } from '@/lib/contact-fields';
import { form } from '@/lib/content/contact';
import { pages } from '@/lib/content/pages';
import { message } from '@/lib/fixtures/message';
import { messagesFile } from '../serve-with-faults';

export { message };

export const unique = (subject: string) => `${subject} ${crypto.randomUUID()}`;

export async function kept(subject: string) {
  const lines = (await readFile(messagesFile, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter((entry) => entry.subject === subject);
}

export const field = (page: Page, name: FieldName) => page.getByLabel(form.fields[name], { exact: true });
export const send = (page: Page) =>
  page.getByRole('button', { name: RegExp(`^(${form.send}|${form.failed.retry})$`) });
export const sending = (page: Page) => page.getByRole('button', { name: form.sending });
export const retry = (page: Page) => page.getByRole('button', { name: form.failed.retry });
export const thanks = (page: Page) =>
  page.getByRole('alert').filter({ hasText: form.thanks.map(({ text }) => text).join(' ') });
export const notice = (page: Page) => page.locator('form [aria-live=assertive]');

export const expectFormReady = (page: Page) =>
  expect(page.locator('form[data-script="running"]')).toHaveCount(1);

export async function openForm(page: Page, url = '/contact') {
  await page.goto(url);
  await expectFormReady(page);
}

/** The time of the page stands still until a test moves it. */
export async function openFormWithStillClock(page: Page) {
  await page.clock.install({ time: 0 });
  await openForm(page);
  await page.clock.pauseAt(60 * 60 * 1000);
}

export async function fill(page: Page, values: Partial<ContactMessage>) {
  for (const [name, value] of Object.entries(values)) await field(page, name as FieldName).fill(value);
}

export async function sendMessage(page: Page, subject: string) {
  await fill(page, { ...message, subject });
  await send(page).click();
}

export async function expectValues(page: Page, values: Partial<ContactMessage>) {
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name as FieldName)).toHaveValue(value);
}

export async function follow(page: Page, path: string) {
  const { link } = pages.find((page) => page.path === path)!;
  // By key: when the script of the tour adds the round, the footer moves away from a pointer.
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).press('Enter');
  await expect(page).toHaveURL(path);
}

export const failedSend = new RegExp(`${contactPath}|Access-Control-Allow-Origin|ERR_INTERNET_DISCONNECTED`);
