import { contactBand, hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { failedSend, field, fill, message, openForm, retry } from './helpers/contact-form';
import {
  expectReadingOrder,
  expectSkipLink,
  expectTabOrder,
  expectVisibleFocus,
  stopsOf,
} from './helpers/keyboard';
import { menuBelow, menuButton } from './helpers/menu';
import { everyPage, expect, openWithScript, test } from './helpers/test';

test.beforeEach(async ({ page }) => {
  // The video does not play, and the page does not scroll smoothly to the focus.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, path } of everyPage) {
  test(`the keyboard reaches everything on the ${name} page, in order and in view`, async ({ page }) => {
    await openWithScript(page, path);
    await test.step('the skip link leads to the first stop of the main part', () => expectSkipLink(page));

    await openWithScript(page, path);
    if (path === '/') {
      await test.step('the first stop of the main part stops the video', async () => {
        await expect(page.getByRole('main').locator(stopsOf(page)).first()).toHaveText(hero.video.play);
      });
    }
    await test.step('the stops come in the order in which people read', () => expectReadingOrder(page));
    await test.step('Tab and Shift+Tab follow that order, and nothing covers a stop', () =>
      expectTabOrder(page));
  });
}

test.describe('in the open menu', () => {
  test.skip(({ viewport }) => viewport!.width >= menuBelow, 'a wide viewport has no menu');

  test('the keyboard reaches Close and the links, and a link moves the focus to its section', async ({
    page,
  }) => {
    const openMenu = async (path: string) => {
      await page.goto(path);
      await menuButton(page).press('Enter');
      await expect(page.getByRole('button', { name: navigation.close })).toBeFocused();
    };

    await test.step('a link to a section moves the focus there', async () => {
      await openMenu('/');
      await page.getByRole('link', { name: navigation.items.at(-1)!.line.text, exact: true }).press('Enter');
      await expect(page.locator('[popover]')).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(page.locator(`#${contactBand.id} :focus`)).toHaveCount(1);
    });

    await test.step('Tab leads from Close through the links and out, not to the page behind', async () => {
      await openMenu('/contact');
      await page.keyboard.press('Shift+Tab');
      const links = navigation.items.map(({ line }) => line.text);
      expect(await expectVisibleFocus(page)).toEqual([navigation.close, ...links]);
    });
  });
});

test('every stop of the form shows the focus after a failure too', async ({ page, tolerate }) => {
  tolerate(failedSend);
  await openForm(page);
  await fill(page, { ...message, subject: 'answer 500' });
  await field(page, 'subject').press('Enter');
  await expect(retry(page)).toBeVisible();
  await expectVisibleFocus(page);
});
