import { expectVisibleFocus, openWithStops } from '../helpers/keyboard';
import { everyPage, missingPage, test } from '../helpers/test';

for (const { name, path } of everyPage) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`every stop on the ${name} page shows that it has the focus, with forced colors ${forcedColors}`, async ({
      page,
      tolerate,
    }) => {
      if (path === missingPage) tolerate(/404/);
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
      await openWithStops(page, path);
      await expectVisibleFocus(page);
    });
  }
}
