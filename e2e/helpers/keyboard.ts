import { expect, type Locator, type Page } from 'playwright/test';
import { contrast, luminances } from './luminance';

export const stopsOf = (root: Page | Locator) =>
  root
    .locator('a[href], button, input, textarea, summary, video[controls], iframe, [tabindex="0"]')
    .filter({ visible: true });

type Stop = { markup: string; text: string; isOpen: boolean };

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

/** Runs in the page. Outside it, a headless browser has nothing to focus, so Tab may start again. */
function readStop(walked: Set<Element> | null): Stop | undefined {
  const element = document.activeElement as HTMLElement;
  if (element === document.body || walked?.has(element)) return undefined;
  walked?.add(element);
  const boxes = [...element.getClientRects()];
  // Nothing may cover the inner half of a stop. Of a tall one, any part counts, because it may not fit.
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

/** Three quarters of a 2 px border must change by 3:1: https://www.w3.org/TR/WCAG22/#focus-appearance */
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
  await stop.evaluate((element) => element.focus());
  const changed = focused.filter((value, i) => contrast(value, unfocused[i]!) >= 3).length;
  return changed >= 3 * (own.width + own.height);
}

export async function expectVisibleFocus(page: Page) {
  const seen = await walk(page, 'Tab', async ({ markup }) => {
    expect.soft(await showsFocus(page), `focus on ${markup}`).toBe(true);
  });
  expect(seen.length).toBeGreaterThan(0);
  return seen.map(({ text }) => text);
}

async function expectReadingOrder(page: Page) {
  const strays = await stopsOf(page).evaluateAll((elements) =>
    elements.filter((element, i) => {
      const before = elements[i - 1];
      // The buttons of the video come after the title that lies on it, wherever they are.
      const part = '[role=group], section, header, footer';
      if (!before || before.closest(part) !== element.closest(part)) return false;
      const [last, box] = [before.getBoundingClientRect(), element.getBoundingClientRect()];
      const isInRow = box.top < last.bottom - 1;
      return box.bottom <= last.top || (isInRow && box.right <= last.left);
    }),
  );
  expect(strays).toEqual([]);
}

/** Moves the focus out of the page. */
export async function expectTabOrder(page: Page) {
  await expectReadingOrder(page);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const seen = await walk(page, key, async ({ markup, isOpen }) => {
      const open = async () => isOpen || (await page.evaluate(readStop, null))!.isOpen;
      await expect.poll(open, `${key} shows ${markup}`).toBe(true);
    });
    const order = await stopsOf(page).evaluateAll((stops) =>
      stops.map((stop) => stop.outerHTML.replace(' aria-current="true"', '').slice(0, 120)),
    );
    expect(seen.map(({ markup }) => markup)).toEqual(key === 'Tab' ? order : order.reverse());
  }
}
