import type { ElementHandle, Page } from 'playwright/test';
import { skipLink } from '@/lib/content/shared';
import { contrast, luminances } from './luminance';
import { expect } from './test';

/** Everything that can take the focus, in document order. */
export const stopsOf = (page: Page) =>
  page
    .locator('a[href], button, input, textarea, summary, video[controls], iframe, [tabindex="0"]')
    .filter({ visible: true });

type Stop = ElementHandle<HTMLElement>;

const focused = (page: Page) =>
  page.evaluateHandle(() => document.activeElement as HTMLElement) as Promise<Stop>;

/**
 * Presses a key until the focus has left the page, and calls `look` with each stop on the way. A headless browser has
 * nothing outside the page that could take the focus, and may return to the first stop at once.
 */
async function walk<T>(page: Page, key: 'Tab' | 'Shift+Tab', look: (stop: Stop) => Promise<T>) {
  const seen: T[] = [];
  let first: Stop | undefined;
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    const isOver = await stop.evaluate((element, begin) => [document.body, begin].includes(element), first);
    if (isOver) return seen;
    first ??= stop;
    seen.push(await look(stop));
  }
}

/** The start of a stop's markup, which identifies it. */
const markupOf = (stop: { evaluate: Stop['evaluate'] }) =>
  stop.evaluate((element) => element.outerHTML.replace(' aria-current="true"', '').slice(0, 120));

/** Whether nothing covers a stop. Part of a tall stop is enough, because it may not fit in the viewport. */
const isOpen = (stop: Stop) =>
  stop.evaluate((element) => {
    const boxes = [...element.getClientRects()];
    const hits = boxes.flatMap(({ left, right, top, bottom }) =>
      [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
          element.contains(document.elementFromPoint(x, y)),
        ),
      ),
    );
    return boxes.some(({ height }) => height > 120) ? hits.includes(true) : !hits.includes(false);
  });

/** The number of pixels in a line, 2 pixels thick, around a box (https://www.w3.org/TR/WCAG22/#focus-appearance). */
const perimeter = ({ width, height }: { width: number; height: number }) => 4 * (width + height) - 16;

/**
 * Whether a focused stop shows the focus: enough pixels in and around it change their contrast by at least 3:1. They
 * also stand out from the background, which is what they replace. A field shows the focus around its whole cell.
 */
async function showsFocus(page: Page, stop: Stop) {
  const { own, whole } = await stop.evaluate((element) => {
    const cell = element.closest('label')?.parentElement ?? element;
    cell.scrollIntoView({ block: 'center' });
    return { own: element.getBoundingClientRect().toJSON(), whole: cell.getBoundingClientRect().toJSON() };
  });
  const { width, height } = page.viewportSize()!;
  const [x, y] = [Math.max(0, whole.left - 8), Math.max(0, whole.top - 8)];
  const clip = {
    x,
    y,
    width: Math.min(width, whole.right + 8) - x,
    height: Math.min(height, whole.bottom + 8) - y,
  };
  const look = async () => luminances(await page.screenshot({ clip, scale: 'css' }));
  const focused = await look();
  await stop.evaluate((element) => element.blur());
  const unfocused = await look();
  // The next press continues from here.
  await stop.evaluate((element) => element.focus());
  return focused.filter((value, i) => contrast(value, unfocused[i]!) >= 3).length >= perimeter(own);
}

/**
 * Presses Tab from the current focus until it leaves the page. Fails on a stop that does not show the focus.
 * @returns the texts of the stops
 */
export async function expectVisibleFocus(page: Page) {
  const seen = await walk(page, 'Tab', async (stop) => ({
    text: await stop.innerText(),
    markup: await markupOf(stop),
    shows: await showsFocus(page, stop),
  }));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((stop) => !stop.shows)).toEqual([]);
  return seen.map(({ text }) => text);
}

/**
 * Fails unless Tab and Shift+Tab lead through all stops in document order, and nothing covers the focused one.
 * Afterwards the focus is outside the page.
 */
export async function expectTabOrder(page: Page) {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const seen = await walk(page, key, async (stop) => {
      const markup = await markupOf(stop);
      await expect.poll(() => isOpen(stop), `${key} shows ${markup}`).toBe(true);
      return markup;
    });
    // Some come only when they are near.
    const stops = await Promise.all((await stopsOf(page).all()).map(markupOf));
    expect(seen).toEqual(key === 'Tab' ? stops : stops.toReversed());
  }
}

/** Fails unless the document order of the stops is the order in which people read: down, and along each row. */
export async function expectReadingOrder(page: Page) {
  const strays = await stopsOf(page).evaluateAll((elements) =>
    elements.filter((element, i) => {
      const before = elements[i - 1];
      // The video's buttons come after the title that stands on it, wherever they are seen.
      const part = '[role=group], section, header, footer';
      if (!before || before.closest(part) !== element.closest(part)) return false;
      const [last, box] = [before.getBoundingClientRect(), element.getBoundingClientRect()];
      const isAbove = box.bottom <= last.top;
      const isInRow = box.top < last.bottom - 1;
      return isAbove || (isInRow && box.right <= last.left);
    }),
  );
  expect(strays).toEqual([]);
}

/** Fails unless the skip link comes first, shows, and leads to the first stop of the main part, or after it if it has none. */
export async function expectSkipLink(page: Page) {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const main = page.getByRole('main');
  const first = main
    .locator(stopsOf(page))
    .or(page.getByRole('contentinfo').locator(stopsOf(page)))
    .first();
  expect(await markupOf(await focused(page))).toBe(await markupOf(first));
}
