import type { ElementHandle, Page } from 'playwright/test';
import { hero } from '@/lib/content/home';
import { skipLink } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { contrast, luminances } from './luminance';
import { expect, expectFormReady } from './test';

/** Opens a page, and waits for the stops that come with the scripts. */
export async function openWithStops(page: Page, path: string) {
  await page.goto(path);
  if (path === '/') await expect(page.getByRole('group', { name: hero.video.label })).toBeVisible();
  if (path === '/contact') await expectFormReady(page);
  if (path === '/vr-tour') await expect(page.getByRole('button', { name: player.play })).toBeVisible();
}

/** All that can take the focus, in the order of the document. */
export const stopsOf = (page: Page) =>
  page.locator('a[href], button, input, textarea, video[controls], iframe').filter({ visible: true });

type Stop = ElementHandle<HTMLElement>;

const focused = (page: Page) =>
  page.evaluateHandle(() => document.activeElement as HTMLElement) as Promise<Stop>;

/**
 * Presses a key until the focus has left the page, and hands each stop on the way to `look`. A browser without a
 * window has nothing beside the page that could take the focus, and may begin anew at once.
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

/** The markup that tells one stop from the others. */
export const tell = (stop: { evaluate: Stop['evaluate'] }) =>
  stop.evaluate((element) => element.outerHTML.slice(0, 120));

/** Whether nothing covers a stop. Of a high one, which may be cut by the window too, a part is enough. */
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
 * How many pixels in and around a box change by 3:1 or more with the focus. What changes was the ground, so that
 * they stand out from it too.
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

/** As many pixels as a line of 2 pixels around a box has (https://www.w3.org/TR/WCAG22/#focus-appearance). */
export const perimeter = ({ width, height }: Box) => 4 * (width + height) - 16;

/** Whether a stop that has the focus does not show it. */
async function isFaint(page: Page, stop: Stop) {
  // What stands in a frame takes the focus for it.
  if (await stop.evaluate((element) => element instanceof HTMLIFrameElement)) return false;
  const { own, whole } = await stop.evaluate((element) => {
    // A field shows it on its whole cell.
    const cell = element.closest('label') ?? element;
    cell.scrollIntoView({ block: 'center' });
    return { own: element.getBoundingClientRect().toJSON(), whole: cell.getBoundingClientRect().toJSON() };
  });
  const pixels = await indicator(page, whole, () => stop.evaluate((element) => element.blur()));
  // From where it stood, for the next press.
  await stop.evaluate((element) => element.focus());
  return pixels < perimeter(own);
}

/**
 * Presses Tab from where the focus is until it leaves the page; fails on a stop that does not show that it has it.
 * Returns the words of the stops.
 */
export async function expectVisibleFocus(page: Page) {
  const seen = await walk(page, 'Tab', async (stop) => ({
    words: await stop.innerText(),
    markup: await tell(stop),
    isFaint: await isFaint(page, stop),
  }));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((stop) => stop.isFaint)).toEqual([]);
  return seen.map(({ words }) => words);
}

/**
 * Tab and Shift+Tab lead through all stops in the order of the document, and nothing covers the one that has the focus.
 * Afterwards the focus is outside the page.
 */
export async function expectTabOrder(page: Page) {
  const stops = await Promise.all((await stopsOf(page).all()).map(tell));
  for (const [key, order] of [
    ['Tab', stops],
    ['Shift+Tab', stops.toReversed()],
  ] as const) {
    const seen = await walk(page, key, async (stop) => {
      const words = await tell(stop);
      await expect.poll(() => isOpen(stop), `${key} shows ${words}`).toBe(true);
      return words;
    });
    expect(seen).toEqual(order);
  }
}

/** The order of the document is that of the eye. */
export async function expectReadingOrder(page: Page) {
  const stops = await stopsOf(page).evaluateAll((elements) =>
    elements.map((element) => {
      // The video's buttons come before the words beside them, so that it can be stopped at once.
      const part = element.closest('[role=group], section, header, footer') ?? element;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        words: element.outerHTML.slice(0, 120),
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

/** After the skip link comes the first stop of the main part. */
export async function expectSkipLink(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipLink })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').locator(stopsOf(page)).first();
  expect(await tell(await focused(page))).toBe(await tell(first));
}
