import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import {
  expectReadingOrder,
  expectSkipLink,
  expectTabOrder,
  expectVisibleFocus,
  openWithStops,
  stopsOf,
} from './helpers/keyboard';
import { everyPage, expect, expectFormReady, missingPage, test } from './helpers/test';

test.beforeEach(async ({ page }) => {
  // The video holds still, and so does the page when the focus scrolls it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, path } of everyPage) {
  test(`the keyboard reaches everything on the ${name} page, in order and in view`, async ({
    page,
    tolerate,
  }) => {
    if (path === missingPage) tolerate(/404/);
    await openWithStops(page, path);
    await test.step('the skip link leads to the first stop of the main part', () => expectSkipLink(page));

    await openWithStops(page, path);
    if (path === '/') {
      await test.step('the first stop of the main part stops the video', async () => {
        await expect(page.getByRole('main').locator(stopsOf(page)).first()).toHaveText(hero.video.play);
      });
    }
    await test.step('the order of the document is that of the eye', () => expectReadingOrder(page));
    await test.step('Tab and Shift+Tab follow it, and nothing covers a stop', () => expectTabOrder(page));
  });
}

test.describe('in the open menu', () => {
  test.skip(({ viewport }) => viewport!.width >= 940, 'a wide screen has no menu');

  test('the keyboard reaches Close and the links, and a link takes the focus to its section', async ({
    page,
  }) => {
    const openMenu = async (path: string) => {
      await page.goto(path);
      await page.getByRole('button', { name: navigation.open }).press('Enter');
      await expect(page.getByRole('button', { name: navigation.close })).toBeFocused();
    };

    await test.step('a link that leads to a section takes the focus there', async () => {
      await openMenu('/');
      await page.getByRole('link', { name: navigation.items.at(-1)!.line.text, exact: true }).press('Enter');
      await expect(page.locator('[popover]')).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(page.locator('#contact :focus')).toHaveCount(1);
    });

    await test.step('Tab leads from Close through the links and out, not to the page behind', async () => {
      await openMenu('/contact');
      await page.keyboard.press('Shift+Tab');
      const links = navigation.items.map(({ line }) => line.text);
      expect(await expectVisibleFocus(page)).toEqual([navigation.close, ...links]);
    });
  });
});

test('every stop of the form shows that it has the focus after a failure too', async ({ page, tolerate }) => {
  tolerate(/500|ApiError/);
  await page.goto('/contact');
  await expectFormReady(page);
  await page.getByLabel(form.fields.name).fill('A. Visitor');
  await page.getByLabel(form.fields.email).fill('visitor@example.com');
  await page.getByLabel(form.fields.message).fill('Hello.');
  await page.getByLabel(form.fields.subject).fill('answer 500');
  await page.getByLabel(form.fields.subject).press('Enter');
  await expect(page.getByRole('button', { name: form.failed.retry })).toBeVisible();
  await expectVisibleFocus(page);
});
