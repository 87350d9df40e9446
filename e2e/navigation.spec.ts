import type { Page } from 'playwright/test';
import { navigation as words, type SectionId } from '@/lib/content/shared';
import { expect, tabKey, test } from './helpers/test';

const names = words.items.map(({ line }) => line.text);
const ids = words.items.map(({ id }) => id);
const nameOf = (id: SectionId) => names[ids.indexOf(id)]!;

const isPhone = (page: Page) => page.viewportSize()!.width < 940;

/** The navigation, with the menu open where it is one. */
async function openNavigation(page: Page) {
  const navigation = page.getByRole('navigation', { name: words.label });
  if (isPhone(page)) await navigation.getByRole('button', { name: words.open }).click();
  return navigation;
}

test('the navigation has exactly the links of the home page’s places, in order', async ({ page }) => {
  await page.goto('/');
  const navigation = await openNavigation(page);
  await expect(navigation.getByRole('link')).toHaveText(names);
});

for (const path of ['/', '/contact', '/vr-tour']) {
  test(`every link on ${path} leads to its section of the home page, below the header`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, name] of names.entries()) {
      await page.goto(path);
      const navigation = await openNavigation(page);
      await navigation.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/#${ids[index]}`);
      const section = page.locator(`#${ids[index]}`);
      await expect(section).toBeInViewport();
      const bar = (await page.getByRole('banner').boundingBox())!;
      const { atEnd, top } = await section.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        atEnd: Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight,
      }));
      expect(top).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
      if (!atEnd) expect(top).toBeLessThanOrEqual(bar.y + bar.height + 1);
    }
  });
}

test('a link leads to its section where motion is wanted too', async ({ page }) => {
  await page.goto('/');
  for (const id of ['founder', 'problem'] as const) {
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

test('the link of the section in view is the current one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const [index, id] of ids.entries()) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    const current = page.locator('header nav a[aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText(names[index]!);
  }
});

test('the contact page marks its own link', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('header nav a[aria-current]')).toHaveText(nameOf('contact'));
});

test.describe('the menu of a phone', () => {
  test.beforeEach(async ({ page }) => {
    test.skip(!isPhone(page), 'a wide screen has no menu');
    await page.goto('/');
  });

  test('opens from its button and fits the screen', async ({ page }) => {
    const navigation = await openNavigation(page);
    for (const link of await navigation.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test('closes with Escape and gives the focus back to its button', async ({ page }) => {
    const navigation = await openNavigation(page);
    await page.keyboard.press('Escape');
    await expect(navigation.getByRole('link').first()).toBeHidden();
    await expect(navigation.getByRole('button', { name: words.open })).toBeFocused();
  });

  test('closes with its own button', async ({ page }) => {
    const navigation = await openNavigation(page);
    await navigation.getByRole('button', { name: words.close }).click();
    await expect(navigation.getByRole('link').first()).toBeHidden();
  });

  test('closes once a link has led to a section of the page', async ({ page }) => {
    const navigation = await openNavigation(page);
    await navigation.getByRole('link', { name: nameOf('vision'), exact: true }).click();
    await expect(navigation.getByRole('link').first()).toBeHidden();
    await expect(page.locator('#vision')).toBeInViewport();
  });

  test('closes too when its link was taken before the scripts came', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    const navigation = await openNavigation(page);
    await navigation.getByRole('link', { name: nameOf('vision'), exact: true }).click();
    await expect(page).toHaveURL('/#vision');
    await expect(navigation.getByRole('link').first()).toBeVisible();
    release();
    await expect(navigation.getByRole('link').first()).toBeHidden();
  });

  test('keeps the page behind it from scrolling', async ({ page, browserName }) => {
    test.skip(browserName === 'webkit', 'a phone has no wheel there');
    await openNavigation(page);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('works from the keyboard alone', async ({ page, browserName }) => {
    const tab = tabKey(browserName);
    await page.getByRole('button', { name: words.open }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words.close })).toBeFocused();
    await page.keyboard.press(tab);
    await page.keyboard.press(tab);
    await expect(page.getByRole('link', { name: nameOf('problem'), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#problem');
  });
});
