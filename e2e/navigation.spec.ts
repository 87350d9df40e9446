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

/** A section of the home page stands in view, right below the header unless the page ends before. */
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

test('the navigation leads to the places of the home page, and marks the one in view', async ({ page }) => {
  await page.goto('/');

  await test.step('a link leads to its section where motion is wanted', async () => {
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

  await test.step('it has exactly the links of these places, in order', async () => {
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

test('every link on the contact page leads to its section of the home page, below the header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, name] of names.entries()) {
    await page.goto('/contact');
    await expect(page.locator('header nav a[aria-current]')).toHaveText(nameOf('contact'));
    const navigation = await openNavigation(page);
    await navigation.getByRole('link', { name, exact: true }).click();
    await expectBelowHeader(page, ids[index]!);
  }
});

test('the links on the tour page lead where those of the contact page do', async ({ page }) => {
  await page.goto('/vr-tour');
  const links = (await openNavigation(page)).getByRole('link');
  await expect(links).toHaveText(names);
  for (const [index, id] of ids.entries()) await expect(links.nth(index)).toHaveAttribute('href', `/#${id}`);
});

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => viewport!.width >= 940, 'a wide screen has no menu');

  test('opens, keeps the page behind it still, and closes again', async ({ page, browserName }) => {
    await page.goto('/');
    const navigation = await openNavigation(page);
    const links = navigation.getByRole('link');

    await test.step('it fits the screen', async () => {
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    });

    await test.step('the page behind it does not scroll', async () => {
      // Playwright's WebKit has no wheel on a phone.
      if (browserName === 'webkit') return;
      await page.mouse.move(195, 400);
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step('Escape closes it and gives the focus back to its button', async () => {
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await expect(navigation.getByRole('button', { name: words.open })).toBeFocused();
    });

    await test.step('its own button closes it', async () => {
      await openNavigation(page);
      await expect(links.first()).toBeVisible();
      await navigation.getByRole('button', { name: words.close }).click();
      await expect(links.first()).toBeHidden();
    });

    await test.step('a link that leads to a section closes it', async () => {
      await openNavigation(page);
      await navigation.getByRole('link', { name: nameOf('vision'), exact: true }).click();
      await expect(links.first()).toBeHidden();
      await expect(page.locator('#vision')).toBeInViewport();
    });

    await test.step('it works from the keyboard', async () => {
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
});
