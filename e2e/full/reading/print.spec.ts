import type { Locator, Page } from 'playwright/test';
import { hero, traction } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { site } from '@/lib/content/site';
import { field, fill, openForm, send } from '../../helpers/contact-form';
import { videoButton } from '../../helpers/hero';
import { everyPage, expect, test } from '../../helpers/test';

/** The text that the stylesheet adds after a link. */
const addition = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element, '::after').content.replaceAll('" "', ''));

/** The number of sheets that a page takes. Chromium does not compress the page objects in a PDF file. */
const sheets = async (page: Page, format: 'A4' | 'Letter') =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

for (const { name, path } of everyPage) {
  const most = path === '/' ? 11 : 2;

  test(`the ${name} page prints all of its sections, in dark ink on white paper, on at most ${most} sheets`, async ({
    page,
  }) => {
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

    for (const format of ['A4', 'Letter'] as const)
      expect(await sheets(page, format), format).toBeLessThanOrEqual(most);
  });
}

test('controls and videos do not print', async ({ page }) => {
  await page.goto('/');
  await expect(videoButton(page, hero.video.pause)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: navigation.label })).toBeHidden();
  await page.goto('/vr-tour');
  await expect(page.locator('video')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the fight card prints with its pluses, which grow on screens', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const pluses = page.locator(`#${traction.id} ol svg`);
  await expect(pluses).toHaveCount(traction.bouts.length);
  expect(
    await pluses.evaluateAll((all) => all.map((plus) => plus.getBoundingClientRect().height)),
  ).not.toContain(0);
});

test('a link prints with its URL', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const { text, href } = hero.walkthrough;
  const site = await page.locator('link[rel="canonical"]').getAttribute('href');
  const url = new URL(href, site!);
  expect(await addition(page.getByRole('link', { name: text }))).toBe(
    `" (${url.host}${url.pathname}${url.hash})"`,
  );
});

test('the form prints with all of its text', async ({ page }) => {
  await openForm(page);
  await fill(page, { message: 'A line.\n'.repeat(40) });
  await page.emulateMedia({ media: 'print' });
  expect(
    await field(page, 'message').evaluate((area) => area.scrollHeight - area.clientHeight),
    'pixels out of view',
  ).toBe(0);
  await expect(send(page)).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: site.email })).toBeVisible();
});

test('a sheet does not end with a label or within a drawing', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const aside of await page.locator('main [class*="aside"]').all())
    await expect(aside).toHaveCSS('break-after', 'avoid');
  for (const figure of await page.getByRole('figure').all())
    await expect(figure).toHaveCSS('break-inside', 'avoid');
});
