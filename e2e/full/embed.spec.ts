import type { Page } from 'playwright/test';
import { player as words } from '@/lib/content/vr-tour';
import { ports } from '../helpers/ports';
import { expect, test } from '../helpers/test';

const services = [
  {
    service: 'YouTube',
    port: ports.youtube,
    player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
    watch: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    service: 'Vimeo',
    port: ports.vimeo,
    player: 'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1&autoplay=1',
    watch: 'https://vimeo.com/76979871/abcdef1234',
  },
];

/** Stands in for the service, and notes what it was asked for. */
async function intercept(page: Page, port: number) {
  const requests: { url: string; referrer: string | undefined }[] = [];
  await page.route(
    (url) => url.port !== String(port),
    async (route) => {
      const headers = await route.request().allHeaders();
      requests.push({ url: route.request().url(), referrer: headers.referer });
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Player</title><p>The player</p>',
      });
    },
  );
  return requests;
}

for (const { service, port, player, watch } of services) {
  test.describe(`a tour at ${service}`, () => {
    test.use({ baseURL: `http://localhost:${port}` });

    const frame = (page: Page) => page.getByTitle(words.title).contentFrame();
    const play = (page: Page) => frame(page).getByRole('link', { name: words.play });

    test('shows our poster, and loads nothing of the service before play is pressed', async ({ page }) => {
      const requests = await intercept(page, port);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.goto('/vr-tour');

      await test.step('a plain link leads to the video at the service', async () => {
        await expect(page.getByRole('link', { name: `${words.watchAt} ${service}` })).toHaveAttribute(
          'href',
          watch,
        );
      });

      await test.step('the poster is ours', async () => {
        const poster = frame(page).getByRole('img', { name: words.posterAlt });
        await expect
          .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      });

      await test.step('nothing of the service is loaded, and the browser warns of nothing', async () => {
        await expect(play(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(requests).toEqual([]);
        // Both players' own embed code asks for it, and Chromium has it on few systems.
        expect(warnings.filter((warning) => !/web-share/.test(warning))).toEqual([]);
      });
    });

    test('plays in the frame, privately, with a referrer that names the site', async ({ page }) => {
      const requests = await intercept(page, port);
      await page.goto('/vr-tour');
      await play(page).click();
      await expect(frame(page).getByText('The player')).toBeVisible();
      expect(requests).toEqual([{ url: player, referrer: `http://localhost:${port}/` }]);
    });

    test('lets the player start by itself and fill the screen', async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'Chromium alone tells a page what it is allowed to do');
      await intercept(page, port);
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

      test('plays as well', async ({ page }) => {
        const requests = await intercept(page, port);
        await page.goto('/vr-tour');
        await play(page).click();
        await expect(frame(page).getByText('The player')).toBeVisible();
        expect(requests.map(({ url }) => url)).toEqual([player]);
      });
    });
  });
}
