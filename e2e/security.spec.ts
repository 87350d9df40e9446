import { images } from '@/lib/content/all-content';
import { walkthrough } from '@/lib/content/generated/videos';
import { expect, test } from './helpers/test';

test('a drawing that is opened by its address runs no script, and a film plays', async ({
  page,
  tolerate,
}) => {
  tolerate(/Content Security Policy|violates the/);
  const drawing = images.map(({ value }) => value.src).find((src) => src.endsWith('.svg'));
  test.skip(!drawing, 'The site has no drawing.');
  const blocked = page.waitForEvent('console', (message) =>
    message.text().includes('Policy: script-src-elem has blocked inline'),
  );
  await page.route(drawing!, async (route) => {
    const response = await route.fetch();
    const script = '<script>document.documentElement.id = "ran"</script></svg>';
    await route.fulfill({ response, body: (await response.text()).replace('</svg>', script) });
  });
  await page.goto(drawing!);
  await blocked;
  await expect(page.locator('#ran')).toHaveCount(0);
  await page.goto(walkthrough.sources.at(-1)!.src);
  const width = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth);
  await expect.poll(width).toBeGreaterThan(0);
});
