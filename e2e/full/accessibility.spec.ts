import { form } from '@/lib/content/contact';
import { player } from '@/lib/content/vr-tour';
import { expectNoViolations } from '../helpers/axe';
import { failedSend, field, openForm, send, sendMessage } from '../helpers/contact-form';
import { expectTabOrder, expectVisibleFocus } from '../helpers/keyboard';
import { openMenu } from '../helpers/hero-and-menu';
import { everyPage, expect, openWithScript, test } from '../helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of everyPage) {
  test(`Tab reaches all of the ${name} page at 400 % zoom and with forced colors`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 256 });
    await openWithScript(page, path);
    await expectTabOrder(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await openWithScript(page, path);
    await expectVisibleFocus(page);
  });
}

test('axe finds nothing in the menu, the player and the form’s notices', async ({ page, tolerate }) => {
  tolerate(failedSend);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await openMenu(page);
  await expectNoViolations(page);

  await openWithScript(page, '/vr-tour');
  await page.getByRole('button', { name: player.controls.play }).click();
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
