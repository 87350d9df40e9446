import { form } from '@/lib/content/contact';
import {
  expectFormReady,
  expectValues,
  fill,
  message,
  notice,
  openForm,
  send,
  sent,
} from '../../helpers/contact-form';
import { expect, test } from '../../helpers/test';

test('the form keeps its draft during a visit to the browser’s own offline page', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|api\/contact/);
  await openForm(page);
  await fill(page, message);
  await context.setOffline(true);
  await send(page).click();
  await expect(notice(page)).toContainText(`${form.failed.title} ${form.failed.reasons.offline}`);
  // A URL that the browser has not prerendered.
  await expect(page.goto('/?elsewhere')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await expect(page.getByRole('form')).toHaveCount(0);
  await context.setOffline(false);
  await page.goBack();
  await expectFormReady(page);
  await expectValues(page, message);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});
