import { expectNoViolations } from '../../helpers/axe';
import {
  expectReadingOrder,
  expectSkipLink,
  expectTabOrder,
  expectVisibleFocus,
  indicator,
  perimeter,
} from '../../helpers/keyboard';
import { ports } from '../../helpers/ports';
import { expect, openWithScript, test } from '../../helpers/test';
import { frame, playLink, services, standIn } from './services';

for (const { service, port } of services) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`axe finds nothing on a tour from ${service}, before and while it plays, with forced colors ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
      await standIn(page, port);
      await page.goto(`http://localhost:${port}/vr-tour`);
      await expect(playLink(page)).toBeVisible();
      await expectNoViolations(page);
      await playLink(page).click();
      await expect(frame(page).getByText('The player')).toBeVisible();
      await expectNoViolations(page);
    });
  }
}

test.describe('on a tour from YouTube', () => {
  test.use({ baseURL: `http://localhost:${ports.youtube}` });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithScript(page, '/vr-tour');
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    // A viewport of 1280 x 1024 at 400 % zoom.
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
    test(`every stop shows the focus, with forced colors ${forcedColors}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors });

      await test.step('the button in the frame does', async () => {
        const link = playLink(page);
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
