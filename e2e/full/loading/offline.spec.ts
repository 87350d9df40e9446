import { form } from '@/lib/content/contact';
import { hero, traction } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
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
import { videoButton } from '../../helpers/hero';
import { menuButton, nameOf } from '../../helpers/menu';
import { expect, test } from '../../helpers/test';

test.beforeEach(({ tolerate }) => tolerate(/ERR_INTERNET_DISCONNECTED|ApiError/));

test('offline, the home page still works: its sections appear, and its links and its video’s toggles work', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/');
  await expect(videoButton(page, hero.video.pause)).toBeVisible();
  await context.setOffline(true);
  await videoButton(page, hero.video.pause).click();
  await expect(videoButton(page, hero.video.play)).toBeVisible();
  await videoButton(page, hero.video.unmute).click();
  await expect(videoButton(page, hero.video.mute)).toBeVisible();

  const menu = page.getByRole('navigation', { name: navigation.label });
  if (isMobile) await menuButton(page).click();
  await menu.getByRole('link', { name: nameOf(traction.id), exact: true }).click();
  await expect(page.locator(`#${traction.id}`)).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { name: traction.label.title })).toBeInViewport();
  await expect(menu.getByRole('link', { name: navigation.items.at(-1)!.line.text })).toBeVisible({
    visible: !isMobile,
  });
});

test.describe('the form', () => {
  test.beforeEach(async ({ page }) => {
    await openForm(page);
    await fill(page, message);
  });

  test('keeps its draft during a visit to the browser’s own offline page', async ({ page, context }) => {
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

  test('sends if the browser wrongly thinks that it is offline', async ({ page }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await send(page).click();
    await expect(sent(page)).toBeVisible();
  });
});
