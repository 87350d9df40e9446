import { contactBand } from '@/lib/content/home/contact';
import { sections } from '@/lib/content/home/sections';
import { navigation } from '@/lib/content/navigation';
import { skipLink } from '@/lib/content/shared';
import { failedSend, field, fill, message, openForm, retry } from './helpers/contact-form';
import { expectVisibleFocus, stopsOf } from './helpers/keyboard';
import { nameOf, openMenu } from './helpers/hero-and-menu';
import { expect, nextFrame, openWithScript, test } from './helpers/test';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('the skip link comes first, shows, and leads to the first stop of the main part', async ({ page }) => {
  await openWithScript(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(stopsOf(page.getByRole('main')).first()).toBeFocused();
});

test('the keyboard reaches the menu’s links and their sections @rare', async ({ page }) => {
  await test.step('Tab leads from Close through the links and out, not to the page behind', async () => {
    await page.goto('/');
    await openMenu(page);
    await expect(page.getByRole('button', { name: navigation.close })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const links = navigation.items.map(({ line }) => line.text);
    expect(await expectVisibleFocus(page)).toEqual([navigation.close, ...links]);
  });

  await test.step('a link to a section moves the focus there', async () => {
    if (!sections.includes(contactBand)) return;
    await page.getByRole('link', { name: nameOf(contactBand.id), exact: true }).press('Enter');
    await expect(page.locator('[popover]')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${contactBand.id} :focus`)).toHaveCount(1);
  });

  await test.step('Tab in the header leaves the page where it is', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, 1500));
    const stops = stopsOf(page.getByRole('banner'));
    await stops.first().evaluate((stop) => stop.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await expect(stops.nth(1)).toBeFocused();
    await nextFrame(page);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });
});

test('every stop of the form shows the focus after a failure @rare', async ({ page, tolerate }) => {
  tolerate(failedSend);
  await openForm(page);
  await fill(page, { ...message, subject: 'answer 500' });
  await field(page, 'subject').press('Enter');
  await expect(retry(page)).toBeVisible();
  await expectVisibleFocus(page);
});
