import type { Page } from 'playwright/test';
import { player } from '@/lib/content/vr-tour';
import { ports } from '../../helpers/ports';

/** The services that can play the tour, and the URLs that their exports use (tools/test.mjs). */
export const services = [
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

export const frame = (page: Page) => page.getByTitle(player.title).contentFrame();

/** The link in the frame that loads the player. */
export const playLink = (page: Page) => frame(page).getByRole('link', { name: player.play });

/** Responds in place of the service. Returns the requests for it. */
export async function standIn(page: Page, port: number) {
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
