import type { Page } from 'playwright/test';
import { contactBand, founder, problem, vision } from '@/lib/content/home';
import { navigation as content, type SectionId } from '@/lib/content/shared';
import { saveData } from './helpers/hero';
import { menuBelow, menuButton, nameOf } from './helpers/menu';
import { expect, hold, nextFrame, scriptFiles, tabKey, test } from './helpers/test';

const names = content.items.map(({ line }) => line.text);
const ids = content.items.map(({ id }) => id);

/** The navigation, with the menu open if it is one. */
async function openNavigation(page: Page) {
  if (page.viewportSize()!.width < menuBelow) await menuButton(page).click();
  return page.getByRole('navigation', { name: content.label });
}

/** Fails unless a section is in view right below the header, or as high as the end of the page allows. */
async function expectBelowHeader(page: Page, id: SectionId) {
  await expect(page).toHaveURL(`/#${id}`);
  const section = page.locator(`#${id}`);
  await expect(section).toBeInViewport();
  const bar = (await page.getByRole('banner').boundingBox())!;
  const { atEnd, top } = await section.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    atEnd: Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight,
  }));
  expect(top).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  if (!atEnd) expect(top).toBeLessThanOrEqual(bar.y + bar.height + 1);
}

test.beforeEach(({ page }) => saveData(page));

test('the navigation leads to the sections of the home page, and marks the one in view', async ({ page }) => {
  await page.goto('/');

  await test.step('a link scrolls to its section', async () => {
    for (const { id } of [founder, problem]) {
      const navigation = await openNavigation(page);
      await navigation.getByRole('link', { name: nameOf(id), exact: true }).click();
      const bar = page.getByRole('banner');
      await expect
        .poll(async () => {
          const [section, { y, height }] = [page.locator(`#${id}`), (await bar.boundingBox())!];
          return Math.abs((await section.boundingBox())!.y - y - height);
        })
        .toBeLessThanOrEqual(1);
    }
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');

  await test.step('the link of the section in view is the current one', async () => {
    for (const [index, id] of ids.entries()) {
      await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
      const current = page.locator('header nav a[aria-current]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveText(names[index]!);
    }
  });

  await test.step('it has exactly the links of the sections, in order', async () => {
    const navigation = await openNavigation(page);
    await expect(navigation.getByRole('link')).toHaveText(names);
    await page.keyboard.press('Escape');
  });

  await test.step('every link leads to its section, below the header', async () => {
    for (const [index, name] of names.entries()) {
      const navigation = await openNavigation(page);
      await navigation.getByRole('link', { name, exact: true }).click();
      await expectBelowHeader(page, ids[index]!);
    }
  });
});

for (const path of ['/contact', '/vr-tour']) {
  test(`the navigation on ${path} leads to the sections of the home page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const current = page.locator('header nav a[aria-current]');
    await expect(current).toHaveText(path === '/contact' ? [nameOf(contactBand.id)] : []);
    const links = (await openNavigation(page)).getByRole('link');
    await expect(links).toHaveText(names);
    for (const [index, id] of ids.entries())
      await expect(links.nth(index)).toHaveAttribute('href', `/#${id}`);
    await links.nth(ids.indexOf(vision.id)).click();
    await expectBelowHeader(page, vision.id);
  });
}

test('the URL of each section leads below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of ids) {
    // From another page: within the page, the browser would only scroll.
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await expectBelowHeader(page, id);
  }
});

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => viewport!.width >= menuBelow, 'a wide viewport has no menu');

  test('opens, keeps the page behind it still, and closes again', async ({ page, browserName }) => {
    await page.goto('/');
    const navigation = await openNavigation(page);
    const links = navigation.getByRole('link');

    await test.step('it fits in the viewport', async () => {
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    });

    await test.step('the page behind it does not scroll', async () => {
      // Playwright's WebKit cannot turn the wheel on a phone.
      if (browserName === 'webkit') return;
      await page.mouse.move(195, 400);
      await page.mouse.wheel(0, 600);
      await nextFrame(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step('Escape closes it and returns the focus to its button', async () => {
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });

    await test.step('its own button closes it', async () => {
      await openNavigation(page);
      await expect(links.first()).toBeVisible();
      await navigation.getByRole('button', { name: content.close }).click();
      await expect(links.first()).toBeHidden();
    });

    await test.step('a link to a section closes it', async () => {
      await openNavigation(page);
      await navigation.getByRole('link', { name: nameOf(vision.id), exact: true }).click();
      await expect(links.first()).toBeHidden();
      await expect(page.locator(`#${vision.id}`)).toBeInViewport();
    });

    await test.step('it works from the keyboard', async () => {
      const tab = tabKey(browserName);
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: content.close })).toBeFocused();
      await page.keyboard.press(tab);
      await page.keyboard.press(tab);
      await expect(page.getByRole('link', { name: nameOf(problem.id), exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/#${problem.id}`);
    });
  });

  test('closes if a visitor follows its link before the scripts arrive', async ({ page }) => {
    const release = await hold(page, scriptFiles);
    await page.goto('/');
    const navigation = await openNavigation(page);
    await navigation.getByRole('link', { name: nameOf(vision.id), exact: true }).click();
    await expect(page).toHaveURL(`/#${vision.id}`);
    await expect(navigation.getByRole('link').first()).toBeVisible();
    release();
    await expect(navigation.getByRole('link').first()).toBeHidden();
  });
});
