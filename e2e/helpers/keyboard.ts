import { expect, type ElementHandle, type Locator, type Page } from 'playwright/test';
import { contrast, luminances } from './luminance';

/** Everything that can take the focus, in document order. */
export const stopsOf = (root: Page | Locator) =>
  root
    .locator('a[href], button, input, textarea, summary, video[controls], iframe, [tabindex="0"]')
    .filter({ visible: true });

type Stop = ElementHandle<HTMLElement>;

/**
 * Presses a key until the focus has left the page, and calls `look` with each stop on the way. A headless browser has
 * nothing outside the page that could take the focus, and may return to the first stop at once.
 */
async function walk<T>(page: Page, key: 'Tab' | 'Shift+Tab', look: (stop: Stop) => Promise<T>) {
  const seen: T[] = [];
  let first: Stop | undefined;
  for (;;) {
    await page.keyboard.press(key);
    const stop = (await page.evaluateHandle(() => document.activeElement)) as Stop;
    const isOver = await stop.evaluate((element, begin) => [document.body, begin].includes(element), first);
    if (isOver) return seen;
    first ??= stop;
    seen.push(await look(stop));
  }
}

/** The start of a stop's markup, which identifies it. */
const markupOf = (element: Element) => element.outerHTML.replace(' aria-current="true"', '').slice(0, 120);

/** Whether nothing covers the inner half of a stop, or at least a part of a tall one, which may not fit in the viewport. */
const isOpen = (element: Element) => {
  const boxes = [...element.getClientRects()];
  const isTall = boxes.some(({ height }) => height > 120);
  const hits = boxes.flatMap(({ left, right, top, height }) =>
    [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      (isTall ? [0.02, 0.5, 0.98] : [0.25, 0.5, 0.75]).map((part) =>
        element.contains(document.elementFromPoint(x, top + part * height)),
      ),
    ),
  );
  return isTall ? hits.includes(true) : !hits.includes(false);
};

/**
 * Whether a focused stop shows the focus: as many pixels as a line around three quarters of it, 2 pixels thick, change their
 * contrast by at least 3:1 (https://www.w3.org/TR/WCAG22/#focus-appearance). A field shows the focus around its whole cell.
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
  const changed = focused.filter((value, i) => contrast(value, unfocused[i]!) >= 3).length;
  return changed >= 3 * (own.width + own.height);
}

/**
 * Presses Tab from the current focus until it leaves the page. Fails on a stop that does not show the focus.
 * @returns the texts of the stops
 */
export async function expectVisibleFocus(page: Page) {
  const seen = await walk(page, 'Tab', async (stop) => ({
    text: await stop.innerText(),
    markup: await stop.evaluate(markupOf),
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
      const markup = await stop.evaluate(markupOf);
      await expect.poll(() => stop.evaluate(isOpen), `${key} shows ${markup}`).toBe(true);
      return markup;
    });
    // Some come only when they are near.
    const order = await Promise.all((await stopsOf(page).all()).map((stop) => stop.evaluate(markupOf)));
    expect(seen).toEqual(key === 'Tab' ? order : order.reverse());
  }
}
