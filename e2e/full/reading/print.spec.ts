import type { Page } from 'playwright/test';
import { hero, sections } from '@/lib/content/home';
import { traction } from '@/lib/content/home/traction';
import { site } from '@/lib/content/site';
import { field, fill, send } from '../../helpers/contact-form';
import { everyPage, expect, openWithScript, test } from '../../helpers/test';

/** The number of sheets that a page takes. Chromium does not compress the page objects in a PDF file. */
const sheets = async (page: Page, format: 'A4' | 'Letter') =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

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

/** What else holds on some pages in print. */
const more: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await test.step('the fight card has its pluses, which grow on screens', async () => {
      if (!sections.includes(traction)) return;
      const pluses = page.locator(`#${traction.id} ol svg`);
      await expect(pluses).toHaveCount(traction.bouts.length);
      for (const plus of await pluses.all()) expect((await plus.boundingBox())!.height).toBeGreaterThan(0);
    });
    await test.step('a link has its URL', async () => {
      const { text, href } = hero.walkthrough;
      const link = page.getByRole('link', { name: text });
      const addition = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(addition.replaceAll('" "', '')).toBe(`" (${new URL(canonical!).host}\u200B${href})"`);
    });
  },
  '/contact': (page) =>
    test.step('the form has all of its text, and the page the e-mail address', async () => {
      const area = field(page, 'message');
      expect(await area.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
      await expect(send(page)).toBeHidden();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: site.email })).toBeVisible();
    }),
};

for (const { name, path } of everyPage) {
  const most = path === '/' ? 9 : path === '/vr-tour' ? 3 : 2;

  test(`the ${name} page prints all of its sections, in dark ink on white paper, without controls, on at most ${most} sheets`, async ({
    page,
  }) => {
    await openWithScript(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const section of await page.locator('main > section').all())
      await expect(section).toHaveCSS('opacity', '1');
    // Buttons change their colors in a transition.
    await expect.poll(() => findDark(page)).toEqual([]);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // On screens it stays in view, so a scrolled page would print it over its text.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.locator('video').filter({ visible: true })).toHaveCount(0);
    for (const format of ['A4', 'Letter'] as const)
      expect(await sheets(page, format), format).toBeLessThanOrEqual(most);
    if (path === '/contact') await fill(page, { message: 'A line.\n'.repeat(40) });
    await more[path]?.(page);
  });
}
