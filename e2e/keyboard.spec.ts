import { navigation } from '@/lib/content/navigation';
import { skipLink } from '@/lib/content/shared';
import { failedSend, field, fill, message, openForm, retry } from './helpers/contact-form';
import { expectTabOrder, expectVisibleFocus, stopsOf } from './helpers/keyboard';
import { openMenu } from './helpers/parts';
import { everyPage, expect, openWithScript, test } from './helpers/test';

// The video does not play, and the page does not scroll smoothly to the focus.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of everyPage) {
  const tag = path === '/' ? [] : '@rare';
  test(`the keyboard reaches everything on the ${name} page, in view`, { tag }, async ({ page }) => {
    await openWithScript(page, path);

    await test.step('the skip link comes first, shows, and leads to the first stop of the main part', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: skipLink });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const [main, footer] = [page.getByRole('main'), page.getByRole('contentinfo')];
      await expect(stopsOf(main).or(stopsOf(footer)).first()).toBeFocused();
    });

    await openWithScript(page, path);
    await test.step('Tab and Shift+Tab lead through all of it', () => expectTabOrder(page));
  });
}

test('the keyboard reaches the menu’s links and their sections', { tag: '@rare' }, async ({ page }) => {
  await test.step('Tab leads from Close through the links and out, not to the page behind', async () => {
    await page.goto('/');
    await openMenu(page);
    await expect(page.getByRole('button', { name: navigation.close })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const links = navigation.items.map(({ line }) => line.text);
    expect(await expectVisibleFocus(page)).toEqual([navigation.close, ...links]);
  });

  await test.step('a link to a section moves the focus there', async () => {
    const { id, line } = navigation.items.at(-1)!;
    await page.getByRole('link', { name: line.text, exact: true }).press('Enter');
    await expect(page.locator('[popover]')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${id} :focus`)).toHaveCount(1);
  });
});

test(
  'every stop of the form shows the focus after a failure',
  { tag: '@rare' },
  async ({ page, tolerate }) => {
    tolerate(failedSend);
    await openForm(page);
    await fill(page, { ...message, subject: 'answer 500' });
    await field(page, 'subject').press('Enter');
    await expect(retry(page)).toBeVisible();
    await expectVisibleFocus(page);
  },
);
