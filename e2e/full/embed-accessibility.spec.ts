import { player as words } from '@/lib/content/vr-tour';
import { expectNoViolations } from '../helpers/axe';
import {
  expectReadingOrder,
  expectSkipLink,
  expectTabOrder,
  expectVisibleFocus,
  indicator,
  perimeter,
} from '../helpers/keyboard';
import { ports } from '../helpers/ports';
import { expect, test } from '../helpers/test';

for (const [service, port] of [
  ['YouTube', ports.youtube],
  ['Vimeo', ports.vimeo],
] as const) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`axe finds nothing on a tour at ${service}, before it plays and then, with forced colors ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
      await page.route(
        (url) => url.port !== String(port),
        (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>Player</title><p>The player</p>',
          }),
      );
      await page.goto(`http://localhost:${port}/vr-tour`);
      const frame = page.getByTitle(words.title).contentFrame();
      await expect(frame.getByRole('link', { name: words.play })).toBeVisible();
      await expectNoViolations(page);
      await frame.getByRole('link', { name: words.play }).click();
      await expect(frame.getByText('The player')).toBeVisible();
      await expectNoViolations(page);
    });
  }
}

test.describe('on a tour at YouTube', () => {
  test.use({ baseURL: `http://localhost:${ports.youtube}` });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/vr-tour');
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    // A screen of 1280 x 1024 at 400 %.
    [320, 256],
  ] as const) {
    test(`the keyboard reaches everything, in order and in view, at ${width} x ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await expectReadingOrder(page);
      await expectTabOrder(page);
    });
  }

  test('the skip link leads to the first stop of the main part', ({ page }) => expectSkipLink(page));

  for (const forcedColors of ['none', 'active'] as const) {
    test(`every stop shows that it has the focus, with forced colors ${forcedColors}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors });

      await test.step('the button in the frame does', async () => {
        const link = page.getByTitle(words.title).contentFrame().getByRole('link', { name: words.play });
        await link.focus();
        const button = link.locator('span');
        await button.scrollIntoViewIfNeeded();
        const box = (await button.boundingBox())!;
        expect(await indicator(page, box, () => link.blur())).toBeGreaterThanOrEqual(perimeter(box));
      });

      await test.step('all others do', async () => {
        await page.goto('/vr-tour');
        await expectVisibleFocus(page);
      });
    });
  }
});
