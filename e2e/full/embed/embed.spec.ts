import { player as content } from '@/lib/content/vr-tour';
import { expect, test, warningsOf } from '../../helpers/test';
import { frame, playLink as play, services, standIn } from './services';

for (const { service, port, player, watch } of services) {
  test.describe(`a tour from ${service}`, () => {
    test.use({ baseURL: `http://localhost:${port}` });

    test('shows the site’s poster, and loads nothing from the service before a press on Play', async ({
      page,
    }) => {
      const requests = await standIn(page, port);
      const warnings = warningsOf(page);
      await page.goto('/vr-tour');

      await test.step('a plain link leads to the video on the service’s site', async () => {
        await expect(page.getByRole('link', { name: `${content.watchAt} ${service}` })).toHaveAttribute(
          'href',
          watch,
        );
      });

      await test.step('the poster is the site’s own', async () => {
        const poster = frame(page).getByRole('img', { name: content.embedPoster?.alt ?? content.posterAlt });
        await expect
          .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      });

      await test.step('nothing loads from the service, and the browser warns of nothing', async () => {
        await expect(play(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(requests).toEqual([]);
        // Both services' embed code asks for web-share, which Chromium only supports on a few systems.
        expect(warnings.filter((warning) => !/web-share/.test(warning))).toEqual([]);
      });
    });

    test('plays in the frame, privately, with a referrer that names the site', async ({ page }) => {
      const requests = await standIn(page, port);
      await page.goto('/vr-tour');
      await play(page).click();
      await expect(frame(page).getByText('The player')).toBeVisible();
      expect(requests).toEqual([{ url: player, referrer: `http://localhost:${port}/` }]);
    });

    test('lets the player start automatically and fill the screen', async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'only Chromium lists the features that a page may use');
      await standIn(page, port);
      await page.goto('/vr-tour');
      await play(page).press('Enter');
      await expect(frame(page).getByText('The player')).toBeVisible();
      const allowed = await frame(page)
        .locator('body')
        .evaluate((body) => {
          const policy = (body.ownerDocument as Document & { featurePolicy: { allowedFeatures(): string[] } })
            .featurePolicy;
          return policy.allowedFeatures();
        });
      expect(allowed).toEqual(
        expect.arrayContaining(['autoplay', 'fullscreen', 'encrypted-media', 'picture-in-picture']),
      );
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
