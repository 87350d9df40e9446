import type { Page } from 'playwright/test';
import { contactBand } from '@/lib/content/home/contact';
import { navigation as content } from '@/lib/content/navigation';
import { enterCache } from './helpers/back-forward-cache';
import { menuButton, nameOf } from './helpers/hero-and-menu';
import { expect, hold, nextFrame, scriptFiles, test } from './helpers/test';

const ids = content.items.map(({ id }) => id);
const middle = ids[Math.floor(ids.length / 2)]!;

const navigationOf = (page: Page) => page.getByRole('navigation', { name: content.ariaLabel });

const linkTo = (page: Page, id: string) =>
  navigationOf(page).getByRole('link', { name: nameOf(id), exact: true });

async function expectBelowHeader(page: Page, id: string) {
  await expect(page).toHaveURL(`/#${id}`);
  await expect
    .poll(() =>
      page.locator(`#${id}`).evaluate((section) => {
        const header = document.querySelector('header')!.getBoundingClientRect();
        const { top } = section.getBoundingClientRect();
        const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
        return top - header.bottom >= -1 && (top - header.bottom <= 1 || (isAtEnd && top < innerHeight));
      }),
    )
    .toBe(true);
}

const current = (page: Page) => page.locator('header nav a[aria-current]');

// Less data, for a page without a video, which would take most of the time. Motion stays.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection });
  }),
);

test('each link and URL of a section leads there, below the header, and marks it', async ({ page }) => {
  await page.goto('/contact');
  await expect(current(page)).toHaveText(ids.filter((id) => id === contactBand.id).map(nameOf));
  await linkTo(page, middle).click();
  await expectBelowHeader(page, middle);

  await linkTo(page, ids[0]!).click();
  await expectBelowHeader(page, ids[0]!);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of ids) {
    await linkTo(page, id).click();
    await expectBelowHeader(page, id);
    await expect(current(page)).toHaveText([nameOf(id)]);
  }
});

test('the menu opens, keeps the page still, and closes @phone-only', async ({ page }) => {
  await page.goto('/');
  const links = navigationOf(page).getByRole('link');
  await menuButton(page).click();

  await test.step('it fits in the viewport, and covers the page', async () => {
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  await test.step('the page behind it does not scroll', async () => {
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

  await test.step('it stays a menu in a window that becomes wider, and its own button closes it', async () => {
    await menuButton(page).click();
    await page.setViewportSize({ width: 1194, height: 834 });
    await expect(page.getByRole('main')).toHaveCount(0);
    await navigationOf(page).getByRole('button', { name: content.close }).click();
    await expect(page.getByRole('main')).toBeVisible();
  });

  await test.step('it closes when the visitor leaves, so that Back does not bring it back open', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await menuButton(page).click();
    await enterCache(page);
    await expect(links.first()).toBeHidden();
  });
});

test('a link in the menu and Back close it before the scripts have loaded @phone-only', async ({ page }) => {
  await hold(page, scriptFiles);
  await page.goto('/');
  await menuButton(page).click();
  await linkTo(page, middle).click();
  await expect(page).toHaveURL(`/#${middle}`);
  await expect(navigationOf(page).getByRole('link').first()).toBeHidden();
  await menuButton(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(navigationOf(page).getByRole('link').first()).toBeHidden();
});
