import { sections } from '@/lib/content/home';
import { contactBand } from '@/lib/content/home/contact';
import { navigation } from '@/lib/content/navigation';
import { failedSend, field, fill, message, openForm, retry } from './helpers/contact-form';
import { expectReadingOrder, expectSkipLink, expectTabOrder, expectVisibleFocus } from './helpers/keyboard';
import { menuBelow, openMenu, nameOf } from './helpers/menu';
import { everyPage, expect, nextFrame, openWithScript, test } from './helpers/test';

test.beforeEach(async ({ page }) => {
  // The video does not play, and the page does not scroll smoothly to the focus.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, path } of everyPage) {
  test(`the keyboard reaches everything on the ${name} page, in order and in view`, async ({ page }) => {
    await openWithScript(page, path);
    await test.step('the skip link leads to the first stop of the main part', () => expectSkipLink(page));

    await openWithScript(page, path);
    await test.step('the stops come in the order in which people read', () => expectReadingOrder(page));
    await test.step('Tab and Shift+Tab follow that order, and nothing covers a stop', () =>
      expectTabOrder(page));
  });
}

test('the keyboard reaches Close and the links of the menu, and a link moves the focus to its section', async ({
  page,
  viewport,
}) => {
  test.skip(viewport!.width >= menuBelow, 'a wide viewport has no menu');
  const open = async (path: string) => {
    await page.goto(path);
    await openMenu(page);
    await expect(page.getByRole('button', { name: navigation.close })).toBeFocused();
  };

  await test.step('a link to a section moves the focus there', async () => {
    if (!sections.includes(contactBand)) return;
    await open('/');
    await page.getByRole('link', { name: nameOf(contactBand.id), exact: true }).press('Enter');
    await expect(page.locator('[popover]')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${contactBand.id} :focus`)).toHaveCount(1);
  });

  await test.step('Tab leads from Close through the links and out, not to the page behind', async () => {
    await open('/contact');
    await page.keyboard.press('Shift+Tab');
    const links = navigation.items.map(({ line }) => line.text);
    expect(await expectVisibleFocus(page)).toEqual([navigation.close, ...links]);
  });
});

test('Tab in the header leaves the page where it is', async ({ page }) => {
  await openWithScript(page, '/');
  await page.evaluate(() => scrollTo(0, 1500));
  const stops = page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('button'));
  await stops.first().evaluate((hotspot) => hotspot.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(stops.nth(1)).toBeFocused();
  await nextFrame(page);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test('every stop of the form shows the focus after a failure too', async ({ page, tolerate }) => {
  tolerate(failedSend);
  await openForm(page);
  await fill(page, { ...message, subject: 'answer 500' });
  await field(page, 'subject').press('Enter');
  await expect(retry(page)).toBeVisible();
  await expectVisibleFocus(page);
});
