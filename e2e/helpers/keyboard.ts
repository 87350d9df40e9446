import type { ElementHandle, Page } from 'playwright/test';
import { skipLink } from '@/lib/content/shared';
import { contrast, luminances } from './luminance';
import { expect } from './test';

/** Everything that can take the focus, in document order. */
export const stopsOf = (page: Page) =>
  page
    .locator('a[href], button, input, textarea, summary, video[controls], iframe')
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
export const markupOf = (stop: { evaluate: Stop['evaluate'] }) =>
  stop.evaluate((element) => element.outerHTML.slice(0, 120));

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

type Box = { x: number; y: number; width: number; height: number };

/**
 * How many pixels in and around a box change their contrast by at least 3:1 with the focus. They also stand out from
 * the background, which is what they replace.
 */
export async function indicator(page: Page, box: Box, blur: () => Promise<void>) {
  const { width, height } = page.viewportSize()!;
  const [left, top] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width + 8) - left,
    height: Math.min(height, box.y + box.height + 8) - top,
  };
  const focused = await luminances(await page.screenshot({ clip, scale: 'css' }));
  await blur();
  const unfocused = await luminances(await page.screenshot({ clip, scale: 'css' }));
  return focused.filter((value, i) => contrast(value, unfocused[i]!) >= 3).length;
}

/** The number of pixels in a line, 2 pixels thick, around a box (https://www.w3.org/TR/WCAG22/#focus-appearance). */
export const perimeter = ({ width, height }: Box) => 4 * (width + height) - 16;

/** Whether a focused stop does not show the focus. */
async function isFaint(page: Page, stop: Stop) {
  // An element in the frame takes the focus instead.
  if (await stop.evaluate((element) => element instanceof HTMLIFrameElement)) return false;
  const { own, whole } = await stop.evaluate((element) => {
    // The whole cell of a field shows the focus.
    const cell = element.closest('label') ?? element;
    cell.scrollIntoView({ block: 'center' });
    return { own: element.getBoundingClientRect().toJSON(), whole: cell.getBoundingClientRect().toJSON() };
  });
  const pixels = await indicator(page, whole, () => stop.evaluate((element) => element.blur()));
  // The next press continues from here.
  await stop.evaluate((element) => element.focus());
  return pixels < perimeter(own);
}

/**
 * Presses Tab from the current focus until it leaves the page. Fails on a stop that does not show the focus.
 * @returns the texts of the stops
 */
export async function expectVisibleFocus(page: Page) {
  const seen = await walk(page, 'Tab', async (stop) => ({
    text: await stop.innerText(),
    markup: await markupOf(stop),
    isFaint: await isFaint(page, stop),
  }));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((stop) => stop.isFaint)).toEqual([]);
  return seen.map(({ text }) => text);
}

/**
 * Fails unless Tab and Shift+Tab lead through all stops in document order, and nothing covers the focused one.
 * Afterwards the focus is outside the page.
 */
export async function expectTabOrder(page: Page) {
  const stops = await Promise.all((await stopsOf(page).all()).map(markupOf));
  for (const [key, order] of [
    ['Tab', stops],
    ['Shift+Tab', stops.toReversed()],
  ] as const) {
    const seen = await walk(page, key, async (stop) => {
      const markup = await markupOf(stop);
      await expect.poll(() => isOpen(stop), `${key} shows ${markup}`).toBe(true);
      return markup;
    });
    expect(seen).toEqual(order);
  }
}

/** Fails unless the document order of the stops is the order in which people read. */
export async function expectReadingOrder(page: Page) {
  const stops = await stopsOf(page).evaluateAll((elements) =>
    elements.map((element) => {
      // The video's buttons come before the text next to them, so that the first stop can stop the video.
      const part = element.closest('[role=group], section, header, footer') ?? element;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        markup: element.outerHTML.slice(0, 120),
        part: [...document.querySelectorAll('*')].indexOf(part),
        ...{ left, right, top, bottom },
      };
    }),
  );
  const strays = stops.filter((stop, i) => {
    const before = stops[i - 1];
    if (!before || before.part !== stop.part) return false;
    const isBelow = stop.top >= before.bottom - 1;
    const isBeside = stop.left >= before.right - 1 && stop.bottom > before.top;
    const isWithin = stop.top >= before.top && stop.bottom <= before.bottom + 1 && stop.left >= before.left;
    return !isBelow && !isBeside && !isWithin;
  });
  expect(strays).toEqual([]);
}

/** Fails unless the skip link leads to the first stop of the main part. */
export async function expectSkipLink(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipLink })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').locator(stopsOf(page)).first();
  expect(await markupOf(await focused(page))).toBe(await markupOf(first));
}
