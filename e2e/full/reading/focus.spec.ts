import { expectVisibleFocus } from '../../helpers/keyboard';
import { everyPage, openWithScript, test } from '../../helpers/test';

for (const { name, path } of everyPage) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`every stop on the ${name} page shows the focus, with forced colors ${forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
      await openWithScript(page, path);
      await expectVisibleFocus(page);
    });
  }
}
