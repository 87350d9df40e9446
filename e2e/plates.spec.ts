import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readDrawing } from '@/lib/browser/plates/drawing';
import { sections } from '@/lib/content/home';
import { howItWorks } from '@/lib/content/home/how-it-works';
import { strikePlate } from '@/lib/content/shared';
import { expectNoViolations } from './helpers/axe';
import { openWhole } from './helpers/layout';
import { expect, test } from './helpers/test';

/** The plates that answer. The owner may hang other pictures among them. */
const drawings = howItWorks.plates.filter(
  ({ image }) => sections.includes(howItWorks) && readDrawing(readFileSync(`out${image.src}`, 'utf8')),
);

test.skip(drawings.length === 0, 'The site has no wall with drawings of dots.');

const wall = (page: Page) => page.locator(`#${howItWorks.id}`);
const plate = (page: Page) => page.getByRole('img', { name: drawings[0]!.image.alt });

test('a plate assembles when it comes into view, and answers a click and a key with moving dots', async ({
  page,
}) => {
  await openWhole(page, '/');
  const figure = wall(page).locator('figure', { has: plate(page) });
  const canvas = figure.locator('canvas');

  await test.step('it is empty until it comes into view', async () => {
    // What is above may still grow while it loads.
    await expect(async () => {
      await plate(page).evaluate((image) =>
        scrollBy(0, image.getBoundingClientRect().top - 1.5 * innerHeight),
      );
      await expect(canvas).toBeAttached({ timeout: 1000 });
    }).toPass();
    await plate(page).scrollIntoViewIfNeeded();
    await expect(canvas).toHaveCount(0);
  });

  const button = figure.getByRole('button', { name: strikePlate });
  for (const strike of [() => button.click(), () => button.press('Enter')]) {
    await strike();
    await expect(canvas).toBeVisible();
    await expect(canvas).toHaveCount(0);
  }
});

test(
  'on a phone, the keyboard walks along the wall from drawing to drawing',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(page.viewportSize()!.width > 500);
    await page.goto('/');
    await plate(page).scrollIntoViewIfNeeded();
    // Each drawing gets its button when it has loaded, in any order.
    const button = ({ title }: { title: string }) => wall(page).getByRole('button', { name: title });
    await button(drawings[0]!).focus();
    // A drawing has its button only once it is near, so the walk ends at a picture that has none.
    const row = howItWorks.plates.slice(howItWorks.plates.indexOf(drawings[0]!));
    const end = row.findIndex((plate) => !drawings.includes(plate));
    const neighbors = end < 0 ? row : row.slice(0, end);
    for (const drawing of neighbors.slice(1)) {
      await expect(button(drawing)).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(button(drawing)).toBeFocused();
    }
    await expect(page.getByRole('img', { name: neighbors.at(-1)!.image.alt })).toBeInViewport();
    await expectNoViolations(page);
  },
);
