import type { Locator, Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { site } from '@/lib/content/site';
import { expect, expectFormReady, missingPage, pages, test } from '../helpers/test';

/** What a style sheet writes after a link. */
const addition = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element, '::after').content.replaceAll('" "', ''));

/** How many sheets a page takes. Page objects stand uncompressed in what Chromium writes. */
const sheets = async (page: Page, format: 'A4' | 'Letter') =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

for (const { name, path, most } of [
  { ...pages[0], most: 11 },
  { ...pages[1], most: 2 },
  { ...pages[2], most: 2 },
  { name: 'missing', path: missingPage, most: 2 },
]) {
  test(`the ${name} page is printed in ink on paper, whole`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const section of await page.locator('main > section').all()) {
      await expect(section).toBeVisible();
      await expect(section).toHaveCSS('opacity', '1');
    }
    const dark = await page.locator('body, body *').evaluateAll((elements) => {
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
    expect(dark).toEqual([]);
  });

  test(`the ${name} page takes few sheets`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    await page.goto(path);
    for (const format of ['A4', 'Letter'] as const)
      expect(await sheets(page, format), format).toBeLessThanOrEqual(most);
  });
}

test('controls and videos are not printed', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: hero.video.pause, exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: navigation.label })).toBeHidden();
  await page.goto('/vr-tour');
  await expect(page.locator('video')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a link is printed with its address', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const { text, href } = hero.walkthrough;
  const site = await page.locator('link[rel="canonical"]').getAttribute('href');
  const address = new URL(href, site!);
  expect(await addition(page.getByRole('link', { name: text }))).toBe(
    `" (${address.host}${address.pathname}${address.hash})"`,
  );
});

test('the form is printed with all that was typed', async ({ page }) => {
  await page.goto('/contact');
  await expectFormReady(page);
  const message = page.getByLabel(form.fields.message);
  await message.fill('A line.\n'.repeat(40));
  await page.emulateMedia({ media: 'print' });
  expect(await message.evaluate((area) => area.scrollHeight - area.clientHeight), 'pixels out of view').toBe(
    0,
  );
  await expect(page.getByRole('button', { name: form.send })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: site.email })).toBeVisible();
});

test('a label is not left behind at the end of a sheet, nor a drawing cut in two', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const aside of await page.locator('main [class*="aside"]').all())
    await expect(aside).toHaveCSS('break-after', 'avoid');
  for (const figure of await page.getByRole('figure').all())
    await expect(figure).toHaveCSS('break-inside', 'avoid');
});
