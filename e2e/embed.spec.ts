import type { Page } from 'playwright/test';
import { player as words } from '@/lib/content/vr-tour';
import { ports } from './helpers/ports.mjs';
import { expect, test } from './helpers/test';

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
        body: '<!doctype html><title>Player</title><p>The player',
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

    test('loads nothing of the service before play is pressed', async ({ page }) => {
      const requests = await intercept(page, port);
      await page.goto('/vr-tour');
      await expect(play(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
    });

    test('shows our poster until then', async ({ page }) => {
      await page.goto('/vr-tour');
      const poster = frame(page).getByRole('img', { name: words.posterAlt });
      await expect
        .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
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

    test('has a plain link to watch at the service', async ({ page }) => {
      await page.goto('/vr-tour');
      await expect(page.getByRole('link', { name: `${words.watchAt} ${service}` })).toHaveAttribute(
        'href',
        watch,
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
