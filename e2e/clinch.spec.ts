import type { Page } from 'playwright/test';
import { widthAt } from '@/lib/browser/clinch';
import { problem } from '@/lib/content/home';
import { expect, test } from './helpers/test';

const { label, states, balanced } = problem.clinch;

const section = (page: Page) => page.locator(`#${problem.id}`);
const slider = (page: Page) => page.getByRole('slider', { name: label });
const bill = (page: Page) =>
  section(page)
    .locator('p')
    .filter({ hasText: problem.bill[0]!.text.split(' ')[0] })
    .first();

/** Where each line's text begins and ends, in pixels. */
const edges = (page: Page) =>
  bill(page).evaluate((bill) =>
    [...bill.children].map((line) => {
      const boxes = [...line.children].map((word) => {
        const text = document.createRange();
        text.selectNodeContents(word);
        return text.getBoundingClientRect();
      });
      return [boxes[0]!.left, boxes.at(-1)!.right];
    }),
  );

/** Adds up the layout shifts from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.shift = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        dataset.shift = String(Number(dataset.shift) + (entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });

test.beforeEach(({ page }) => page.goto('/'));

test(
  'the bill keeps its edges and moves nothing else while its sides pull',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await slider(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const rest = await edges(page);
    await watchShifts(page);

    for (const [key, state] of [
      ['End', states.last],
      ['Home', states.first],
    ] as const) {
      await slider(page).press(key);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', state);
      for (const [row, line] of (await edges(page)).entries())
        line.forEach((edge, side) =>
          expect(Math.abs(edge - rest[row]![side]!), `${key}, line ${row}`).toBeLessThan(4),
        );
    }
    await expect(page.locator('html')).toHaveAttribute('data-shift', '0');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
  },
);

test('a word swells until its side has won', async ({ page }) => {
  await slider(page).press('End');
  const { text, width } = problem.bill[0]!;
  const winner = bill(page).getByText(text.split(' ').at(-1)!, { exact: true });
  await expect(winner).toHaveCSS('font-stretch', `${widthAt(width, 1)}%`);
});

test('a drag to the middle turns each "or" into a plus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await slider(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider(page).boundingBox())!;
  const middle = y + height / 2;
  await page.mouse.move(x + width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, middle);
  await expect(bill(page)).toHaveText(problem.bill.map(({ text }) => text).join(' '));
  await page.mouse.move(x + width / 2, middle);
  await page.mouse.up();
  await expect(bill(page)).toHaveText(balanced.map(({ text }) => text).join(' '));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', states.balanced);
});
