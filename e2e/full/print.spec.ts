import type { Page } from 'playwright/test';
import { hero } from '@/lib/content/home/hero';
import { site } from '@/lib/content/site';
import { field, fill, openForm } from '../helpers/contact-form';
import { everyPage, expect, openWithScript, test } from '../helpers/test';

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
  test(`the ${name} page prints in dark ink on white paper, without controls`, async ({ page }) => {
    await openWithScript(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => findDark(page)).toEqual([]);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // A sticky header would be printed over the text of a scrolled page.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.locator('video').filter({ visible: true })).toHaveCount(0);
  });
}

test('a link prints its URL', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const { text, href } = hero.walkthrough;
  const link = page.getByRole('link', { name: text });
  const addition = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(addition.replaceAll('" "', '')).toBe(`" (${new URL(canonical!).host}\u200B${href})"`);
});

test('the form prints all of its text, and the contact page its e-mail address', async ({ page }) => {
  await openForm(page);
  await fill(page, { message: 'A line.\n'.repeat(40) });
  await page.emulateMedia({ media: 'print' });
  const area = field(page, 'message');
  expect(await area.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: site.email })).toBeVisible();
});
