import type { Page } from 'playwright/test';
import { everyPage, expect, openWithScript, test } from '../helpers/test';

/** The elements that print light ink or dark paper. */
const findDark = (page: Page) =>
  page.locator('body, body *').evaluateAll((elements) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const light = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, , , alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return alpha === 0 ? undefined : red > 127;
    };
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return light(backgroundColor) === false || light(color) === true;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });

for (const { name, path } of everyPage) {
  test(`the ${name} page prints all of its sections, in dark ink on white paper and without controls`, async ({
    page,
  }) => {
    await openWithScript(page, path);
    await page.emulateMedia({ media: 'print' });
    // Buttons change their colors in a transition.
    await expect.poll(() => findDark(page)).toEqual([]);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // On screens it stays in view, so a scrolled page would print it over its text.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.locator('video').filter({ visible: true })).toHaveCount(0);
  });
}
