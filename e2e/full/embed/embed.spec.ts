import { transcript, player as content } from '@/lib/content/vr-tour';
import { expectNoViolations } from '../../helpers/axe';
import { expectTabOrder } from '../../helpers/keyboard';
import { expect, openWithScript, test } from '../../helpers/test';
import { frame, playLink as play, services, standIn } from './services';

for (const { service, port, player, watch } of services) {
  test.describe(`a tour from ${service}`, () => {
    test.use({ baseURL: `http://localhost:${port}` });

    test('loads nothing from the service before a press on Play, and plays in the frame then', async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const requests = await standIn(page, port);
      await openWithScript(page, '/vr-tour');

      await test.step('a plain link leads to the video on the service’s site', async () => {
        const link = page.getByRole('link', { name: `${content.watchAt} ${service}` });
        await expect(link).toHaveAttribute('href', watch);
      });

      await test.step('no words of the site’s own film show', async () => {
        await expect(page.getByText(transcript.title)).toHaveCount(0);
      });

      await test.step('the poster is the site’s own', async () => {
        const poster = frame(page).getByRole('img', { name: content.embedPoster?.alt ?? content.posterAlt });
        await expect
          .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await page.waitForLoadState('networkidle');
        expect(requests).toEqual([]);
      });

      await test.step('the keyboard reaches the button in the frame, which shows the focus', async () => {
        await expectTabOrder(page);
        await play(page).focus();
        await expect(play(page).locator('span')).toHaveCSS('outline-style', 'solid');
        await expectNoViolations(page);
      });

      await test.step('it plays privately, with a referrer that names the site', async () => {
        await play(page).press('Enter');
        await expect(frame(page).getByText('The player')).toBeVisible();
        expect(requests).toEqual([{ url: player, referrer: `http://localhost:${port}/` }]);
        await expectNoViolations(page);
      });

      await test.step('the player may start automatically and fill the screen', async () => {
        const allowed = await frame(page)
          .locator('body')
          .evaluate(({ ownerDocument }) =>
            (
              ownerDocument as Document & { featurePolicy: { allowedFeatures(): string[] } }
            ).featurePolicy.allowedFeatures(),
          );
        expect(allowed).toEqual(
          expect.arrayContaining(['autoplay', 'fullscreen', 'encrypted-media', 'picture-in-picture']),
        );
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('plays too', async ({ page }) => {
        const requests = await standIn(page, port);
        await page.goto('/vr-tour');
        await play(page).click();
        await expect(frame(page).getByText('The player')).toBeVisible();
        expect(requests.map(({ url }) => url)).toEqual([player]);
      });
    });
  });
}
