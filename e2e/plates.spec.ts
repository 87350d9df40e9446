import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readDrawing } from '@/lib/browser/plates/drawing';
import { howItWorks } from '@/lib/content/home';
import { strikePlate } from '@/lib/content/shared';
import { expectNoViolations } from './helpers/axe';
import { openWhole } from './helpers/layout';
import { expect, test } from './helpers/test';

/** The plates that answer. The owner may hang other pictures among them. */
const drawings = howItWorks.plates.filter(({ image }) =>
  readDrawing(readFileSync(`public${image.src}`, 'utf8')),
);

const wall = (page: Page) => page.locator(`#${howItWorks.id}`);
const buttons = (page: Page) => wall(page).getByRole('button', { name: strikePlate });

/** Drawings get their buttons when they come near. */
async function openWall(page: Page) {
  await page.goto('/');
  await wall(page).getByRole('img', { name: drawings[0]!.image.alt }).scrollIntoViewIfNeeded();
  await expect(buttons(page).first()).toBeVisible();
}

test.skip(drawings.length === 0);

test('a plate is empty until it comes into view, and then assembles', async ({ page }) => {
  await openWhole(page, '/');
  const plate = page.getByRole('img', { name: drawings[0]!.image.alt });
  const canvas = wall(page).locator('figure', { has: plate }).locator('canvas');
  // What is above may still grow while it loads.
  await expect(async () => {
    await plate.evaluate((image) => scrollBy(0, image.getBoundingClientRect().top - 1.5 * innerHeight));
    await expect(canvas).toBeAttached({ timeout: 1000 });
  }).toPass();
  await plate.scrollIntoViewIfNeeded();
  await expect(canvas).toHaveCount(0);
});

test('a plate answers a click and a key with moving dots, and is a still image again', async ({ page }) => {
  await openWall(page);
  const button = buttons(page).first();
  const figures = wall(page).getByRole('figure');
  const canvas = figures
    .filter({ has: page.getByRole('button') })
    .first()
    .locator('canvas');
  await expect(canvas).toHaveCount(0);
  await button.click();
  await expect(canvas).toBeVisible();
  await expect(canvas).toHaveCount(0);
  await button.press('Enter');
  await expect(canvas).toBeVisible();
  await expect(canvas).toHaveCount(0);
});

test(
  'on a phone, the keyboard walks along the wall to its last drawing',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(page.viewportSize()!.width > 500);
    await openWall(page);
    await buttons(page).first().focus();
    for (const { title } of drawings.slice(1)) {
      await expect(page.getByRole('button', { name: title })).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: title })).toBeFocused();
    }
    await expect(page.getByText(drawings.at(-1)!.text!)).toBeInViewport();
    await expectNoViolations(page);
  },
);
