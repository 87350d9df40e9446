import type { ElementHandle, Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation, skipLink } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { contrast, luminances } from './helpers/luminance';
import { ports } from './helpers/ports.mjs';
import { everyPage, expect, expectFormReady, missingPage, test } from './helpers/test';

const places = [
  ...everyPage,
  { name: 'embedded tour', path: `http://localhost:${ports.youtube}/vr-tour` },
] as const;

/** All that can take the focus, in the order of the document. */
const stopsOf = (page: Page) =>
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
const tell = (stop: { evaluate: Stop['evaluate'] }) =>
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
async function indicator(page: Page, box: Box, blur: () => Promise<void>) {
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
const perimeter = ({ width, height }: Box) => 4 * (width + height) - 16;

/** Every stop shows that it has the focus. */
async function expectVisibleFocus(page: Page, forcedColors: 'none' | 'active' = 'none') {
  await page.emulateMedia({ forcedColors });
  const shown = await walk(page, 'Tab', async (stop) => {
    const words = await tell(stop);
    // What stands in a frame takes the focus for it.
    if (words.startsWith('<iframe')) return [];
    const { own, whole } = await stop.evaluate((element) => {
      // A field shows it on its whole cell.
      const cell = element.closest('label') ?? element;
      cell.scrollIntoView({ block: 'center' });
      return { own: element.getBoundingClientRect().toJSON(), whole: cell.getBoundingClientRect().toJSON() };
    });
    const pixels = await indicator(page, whole, () => stop.evaluate((element) => element.blur()));
    // From where it stood, for the next press.
    await stop.evaluate((element) => element.focus());
    return { words, isFaint: pixels < perimeter(own) };
  });
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.flat().filter(({ isFaint }) => isFaint)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  // The film holds still, and so does the page when the focus scrolls it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, path } of places) {
  test.describe(`on the ${name} page`, () => {
    test.beforeEach(async ({ page, tolerate }) => {
      if (path === missingPage) tolerate(/404/);
      await page.goto(path);
      // Some stops come with the scripts.
      if (path === '/') await expect(page.getByRole('group', { name: hero.film.label })).toBeVisible();
      if (path === '/contact') await expectFormReady(page);
      if (path === '/vr-tour') await expect(page.getByRole('button', { name: player.play })).toBeVisible();
    });

    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      // A screen of 1280 x 1024 at 400 %.
      [320, 256],
    ] as const) {
      test(`Tab and Shift+Tab lead through all in the order of the document, and none is covered, at ${width} x ${height}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
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
      });

      test(`the order of the document is that of the eye at ${width} x ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const stops = await stopsOf(page).evaluateAll((elements) =>
          elements.map((element) => {
            // The film's buttons come before the words beside them, so that it can be stopped at once.
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
          const isWithin =
            stop.top >= before.top && stop.bottom <= before.bottom + 1 && stop.left >= before.left;
          return !isBelow && !isBeside && !isWithin;
        });
        expect(strays).toEqual([]);
      });
    }

    for (const forcedColors of ['none', 'active'] as const) {
      test(`every stop shows that it has the focus, with forced colors ${forcedColors}`, async ({ page }) => {
        await expectVisibleFocus(page, forcedColors);
      });
    }

    test('after the skip link comes the first stop of the main part', async ({ page }) => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: skipLink })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const first = page.getByRole('main').locator(stopsOf(page)).first();
      expect(await tell(await focused(page))).toBe(await tell(first));
    });
  });
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`the button in a player’s frame shows that it has the focus, with forced colors ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    await page.goto(`http://localhost:${ports.youtube}/vr-tour`);
    const link = page.getByTitle(player.title).contentFrame().getByRole('link', { name: player.play });
    await link.focus();
    const button = link.locator('span');
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox())!;
    expect(await indicator(page, box, () => link.blur())).toBeGreaterThanOrEqual(perimeter(box));
  });
}

test('the film can be stopped at the first stop of the main part', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main').locator(stopsOf(page));
  await expect(main.first()).toHaveText(hero.film.play);
});

test.describe('in the open menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await page.getByRole('button', { name: navigation.open }).press('Enter');
    await expect(page.getByRole('button', { name: navigation.close })).toBeFocused();
  });

  test('Tab leads from Close through the links and out, not to the page behind', async ({ page }) => {
    const seen = await walk(page, 'Tab', (stop) => stop.innerText());
    expect(seen).toEqual(navigation.items.map(({ line }) => line.text));
  });

  test('every stop shows that it has the focus', async ({ page }) => {
    await page.keyboard.press('Shift+Tab');
    await expectVisibleFocus(page);
  });

  test('a link that leads to a section takes the focus there', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: navigation.open }).press('Enter');
    await page.getByRole('link', { name: navigation.items.at(-1)!.line.text, exact: true }).press('Enter');
    await expect(page.locator('[popover]')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact :focus')).toHaveCount(1);
  });
});

test('every stop of the form shows that it has the focus after a failure too', async ({ page, tolerate }) => {
  tolerate(/500|ApiError/);
  await page.goto('/contact');
  await expectFormReady(page);
  await page.getByLabel(form.fields.name).fill('A. Visitor');
  await page.getByLabel(form.fields.email).fill('visitor@example.com');
  await page.getByLabel(form.fields.message).fill('Hello.');
  await page.getByLabel(form.fields.subject).fill('answer 500');
  await page.getByLabel(form.fields.subject).press('Enter');
  await expect(page.getByRole('button', { name: form.failed.retry })).toBeVisible();
  await expectVisibleFocus(page);
});
