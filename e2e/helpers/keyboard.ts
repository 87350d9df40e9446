import { expect, type Locator, type Page } from 'playwright/test';
import { contrast, luminances } from './luminance';

/** Everything that can take the focus, in document order. */
export const stopsOf = (root: Page | Locator) =>
  root
    .locator('a[href], button, input, textarea, summary, video[controls], iframe, [tabindex="0"]')
    .filter({ visible: true });

/** What has the focus: the start of its markup, its text, and whether nothing covers it. */
type Stop = { markup: string; text: string; isOpen: boolean };

/** Presses a key until the focus leaves the page or comes back to a stop, and calls `look` with each stop on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', look: (stop: Stop) => Promise<void>) {
  const seen: Stop[] = [];
  const walked = await page.evaluateHandle(() => new Set<Element>());
  for (;;) {
    await page.keyboard.press(key);
    const stop = await walked.evaluate(readStop);
    if (!stop) return seen;
    seen.push(stop);
    await look(stop);
  }
}

/** Runs in the page. A headless browser has nothing outside the page that could take the focus, and may start again. */
function readStop(walked: Set<Element> | null): Stop | undefined {
  const element = document.activeElement as HTMLElement;
  if (element === document.body || walked?.has(element)) return undefined;
  walked?.add(element);
  const boxes = [...element.getClientRects()];
  // The inner half counts, but for a tall stop, which may not fit in the viewport, any part.
  const isTall = boxes.some(({ height }) => height > 120);
  const hits = boxes.flatMap(({ left, right, top, height }) =>
    [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      (isTall ? [0.02, 0.5, 0.98] : [0.25, 0.5, 0.75]).map((part) =>
        element.contains(document.elementFromPoint(x, top + part * height)),
      ),
    ),
  );
  return {
    markup: element.outerHTML.replace(' aria-current="true"', '').slice(0, 120),
    text: element.innerText,
    isOpen: isTall ? hits.includes(true) : !hits.includes(false),
  };
}

/**
 * Whether a focused stop shows the focus: as many pixels as a line around three quarters of it, 2 pixels thick, change their
 * contrast by at least 3:1 (https://www.w3.org/TR/WCAG22/#focus-appearance). A field shows the focus around its whole cell.
 */
async function showsFocus(page: Page) {
  const { own, whole } = await page.evaluate(() => {
    const element = document.activeElement!;
    const cell = element.closest('label')?.parentElement ?? element;
    cell.scrollIntoView({ block: 'center' });
    return { own: element.getBoundingClientRect().toJSON(), whole: cell.getBoundingClientRect().toJSON() };
  });
  const { width, height } = page.viewportSize()!;
  const [x, y] = [Math.max(0, whole.left - 8), Math.max(0, whole.top - 8)];
  const [right, bottom] = [Math.min(width, whole.right + 8), Math.min(height, whole.bottom + 8)];
  const clip = { x, y, width: right - x, height: bottom - y };
  const look = async () => luminances(await page.screenshot({ clip, scale: 'css' }));
  const focused = await look();
  const stop = await page.evaluateHandle(() => document.activeElement as HTMLElement);
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
  const seen = await walk(page, 'Tab', async ({ markup }) => {
    expect.soft(await showsFocus(page), `focus on ${markup}`).toBe(true);
  });
  expect(seen.length).toBeGreaterThan(0);
  return seen.map(({ text }) => text);
}

/** Fails on a stop that does not come in the order in which people read: down, and along each row. */
async function expectReadingOrder(page: Page) {
  const strays = await stopsOf(page).evaluateAll((elements) =>
    elements.filter((element, i) => {
      const before = elements[i - 1];
      // The video's buttons come after the title that lies on it, wherever they are seen.
      const part = '[role=group], section, header, footer';
      if (!before || before.closest(part) !== element.closest(part)) return false;
      const [last, box] = [before.getBoundingClientRect(), element.getBoundingClientRect()];
      const isInRow = box.top < last.bottom - 1;
      return box.bottom <= last.top || (isInRow && box.right <= last.left);
    }),
  );
  expect(strays).toEqual([]);
}

/**
 * Fails unless Tab and Shift+Tab lead through all stops in the order in which people read, and nothing covers the focused
 * one. Afterwards the focus is outside the page.
 */
export async function expectTabOrder(page: Page) {
  await expectReadingOrder(page);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const seen = await walk(page, key, async ({ markup, isOpen }) => {
      const open = async () => isOpen || (await page.evaluate(readStop, null))!.isOpen;
      await expect.poll(open, `${key} shows ${markup}`).toBe(true);
    });
    // Some come only when they are near.
    const order = await stopsOf(page).evaluateAll((stops) =>
      stops.map((stop) => stop.outerHTML.replace(' aria-current="true"', '').slice(0, 120)),
    );
    expect(seen.map(({ markup }) => markup)).toEqual(key === 'Tab' ? order : order.reverse());
  }
}
