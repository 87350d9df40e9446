import { expectVisibleFocus, openWithStops } from '../../helpers/keyboard';
import { everyPage, test } from '../../helpers/test';

for (const { name, path } of everyPage) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`every stop on the ${name} page shows the focus, with forced colors ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
      await openWithStops(page, path);
      await expectVisibleFocus(page);
    });
  }
}
