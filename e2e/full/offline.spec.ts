import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero, traction } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { expect, expectFormReady, test } from '../helpers/test';

test.beforeEach(({ tolerate }) => tolerate(/ERR_INTERNET_DISCONNECTED|ApiError/));

const message = (page: Page) => page.getByLabel(form.fields.message);

test('offline the home page is as it was: its sections show, its links lead, its video obeys', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto('/');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button(hero.video.pause)).toBeVisible();
  await context.setOffline(true);
  await button(hero.video.pause).click();
  await expect(button(hero.video.play)).toBeVisible();
  await button(hero.video.unmute).click();
  await expect(button(hero.video.mute)).toBeVisible();

  const menu = page.getByRole('navigation', { name: navigation.label });
  if (isMobile) await menu.getByRole('button', { name: navigation.open }).click();
  await menu.getByRole('link', { name: traction.label.title, exact: true }).click();
  await expect(page.locator(`#${traction.id}`)).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { name: traction.label.title })).toBeInViewport();
  await expect(menu.getByRole('link', { name: navigation.items.at(-1)!.line.text })).toBeVisible({
    visible: !isMobile,
  });
});

test.describe('the form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await expectFormReady(page);
    await page.getByLabel(form.fields.name).fill('A. Visitor');
    await page.getByLabel(form.fields.email).fill('visitor@example.com');
    await page.getByLabel(form.fields.subject).fill('Offline and back');
    await message(page).fill('Typed on a train.');
  });

  const send = (page: Page) => page.getByRole('button', { name: form.send });
  const sent = (page: Page) => page.getByRole('status').filter({ hasText: form.sent });
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: form.failed.title });

  test('what was typed is there again after a step to the browser’s own offline page', async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await send(page).click();
    await expect(notice(page)).toContainText(form.failed.reasons.offline);
    // Whatever the browser has not prepared.
    await expect(page.goto('/?elsewhere')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await expect(page.getByRole('form')).toHaveCount(0);
    await context.setOffline(false);
    await page.goBack();
    await expectFormReady(page);
    await expect(message(page)).toHaveValue('Typed on a train.');
    await send(page).click();
    await expect(sent(page)).toBeVisible();
  });

  test('a browser that takes itself for online says that it has heard nothing, and claims no more', async ({
    page,
    context,
  }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    await context.setOffline(true);
    await send(page).click();
    const unsure = page.getByRole('alert').filter({ hasText: form.failed.unsure });
    await expect(unsure).toContainText(form.failed.reasons.unreachable);
    await expect(message(page)).toHaveValue('Typed on a train.');
  });

  test('a browser that takes itself for offline sends all the same', async ({ page }) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await send(page).click();
    await expect(sent(page)).toBeVisible();
  });
});
