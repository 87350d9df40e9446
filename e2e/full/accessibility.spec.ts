import { expectNoViolations } from '../helpers/axe';
import { expectTabOrder, expectVisibleFocus } from '../helpers/keyboard';
import { everyPage, openWithScript, test } from '../helpers/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of everyPage) {
  test(`axe finds nothing on the ${name} page on a wide screen, or with forced colors`, async ({ page }) => {
    await openWithScript(page, path);
    await expectNoViolations(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectNoViolations(page);
  });

  test(`Tab reaches all of the ${name} page at 400 % zoom, and shows with forced colors`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 256 });
    await openWithScript(page, path);
    await expectTabOrder(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await openWithScript(page, path);
    await expectVisibleFocus(page);
  });
}
