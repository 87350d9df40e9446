import { sections } from '@/lib/content/home';
import { contactBand } from '@/lib/content/home/contact';
import { problem } from '@/lib/content/home/problem';
import { navigation } from '@/lib/content/navigation';
import { after, player } from '@/lib/content/vr-tour';
import { tourChapters } from '@/lib/media';
import { heroSection, videoButtons } from './helpers/hero';
import { expectThumbSized } from './helpers/layout';
import { menuBelow, openMenu } from './helpers/menu';
import { openWithScript, test } from './helpers/test';

// accessibility.spec.ts checks WCAG's minimum of 24 pixels; the controls here are those that visitors press most.
test('what visitors press most is large enough for a thumb, at every width', async ({ page }) => {
  const [banner, main] = [page.getByRole('banner'), page.getByRole('main')];
  const targets = {
    '/': [
      videoButtons(page),
      heroSection(page).getByRole('link'),
      ...(sections.includes(problem) ? [page.getByRole('slider')] : []),
      ...(sections.includes(contactBand) ? [page.getByRole('link', { name: contactBand.title.text })] : []),
    ],
    '/contact': [
      page.getByRole('form').locator('input, textarea, button'),
      banner.getByRole('link'),
      page.getByRole('contentinfo').getByRole('link'),
    ],
    '/vr-tour': [
      main.getByRole('button'),
      ...(tourChapters.length ? [page.getByRole('list', { name: player.chapters }).getByRole('link')] : []),
      page.getByRole('link', { name: after.link.text }),
    ],
  };
  for (const [path, controls] of Object.entries(targets)) {
    await openWithScript(page, path);
    for (const width of [320, 390, 1280]) {
      await test.step(`${path} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 844 });
        for (const control of controls) await expectThumbSized(control);
        if (width >= menuBelow) return;
        await expectThumbSized(banner.getByRole('button'));
        await openMenu(page);
        await expectThumbSized(page.getByRole('navigation').getByRole('link'));
        const close = page.getByRole('button', { name: navigation.close });
        await expectThumbSized(close);
        await close.click();
      });
    }
  }
});
