import { form } from '@/lib/content/contact';
import { player } from '@/lib/content/vr-tour';
import { expectNoViolations } from './helpers/axe';
import { failedSend, field, openForm, send, sendMessage } from './helpers/contact-form';
import { hiddenTexts } from './helpers/layout';
import { openMenu } from './helpers/parts';
import { everyPage, expect, openWithScript, test } from './helpers/test';

// Sections fade in as the visitor scrolls. axe must see them in full.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of everyPage) {
  test(`all text of the ${name} page shows, and axe finds nothing`, async ({ page }) => {
    await openWithScript(page, path);
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
      expect(await hiddenTexts(page, '[popover], form button [hidden], form [aria-live]')).toEqual([]);
    }).toPass();
    await expectNoViolations(page);
  });
}

test('axe finds nothing in the menu, while the tour plays, and on the form after a mistake or a failure @rare', async ({
  page,
  tolerate,
}) => {
  tolerate(failedSend);
  await page.goto('/');
  await openMenu(page);
  await expectNoViolations(page);

  await openWithScript(page, '/vr-tour');
  await page.getByRole('button', { name: player.play }).click();
  await expect(page.locator('video')).toBeFocused();
  await expectNoViolations(page);

  await openForm(page);
  await send(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expectNoViolations(page);

  await sendMessage(page, 'answer 500');
  await expect(page.getByText(form.failed.unsure)).toBeVisible();
  await expectNoViolations(page);
});
