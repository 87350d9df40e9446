import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { heroSection, videoButton } from '../../helpers/hero';
import { expectReadable, findNarrow, openWhole } from '../../helpers/layout';
import { menuButton } from '../../helpers/menu';
import { everyPage, expect, test } from '../../helpers/test';

for (const { name, path } of everyPage) {
  test(`all text of the ${name} page can be read on screens of every size`, async ({ page }) => {
    await openWhole(page, path);
    await expectReadable(page, [
      [320, 568],
      [844, 390],
      [1180, 820],
      [2560, 1440],
      [3840, 2160],
    ]);
    for (const width of [320, 390, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findNarrow(page), `${width} pixels`).toEqual([]);
    }
  });
}

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const) {
  test(`the hero fills ${width} x ${height}, and its text stays in the first half`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const video = (await heroSection(page).boundingBox())!;
    expect(video.width).toBe(width);
    expect(video.y + video.height).toBeCloseTo(height, 0);
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(title.x + title.width).toBeLessThanOrEqual(width / 2 + 4);
    await expect(page.getByRole('link', { name: hero.walkthrough.text })).toBeInViewport({ ratio: 1 });
  });
}

test('the tour’s button is on the first screen of laptops and phones, also of one on its side', async ({
  page,
}) => {
  await page.goto('/vr-tour');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: player.play })).toBeInViewport({ ratio: 1 });
  }
});

test('a very large screen has larger text, with the same number of letters per line', async ({ page }) => {
  await page.goto('/');
  const size = () =>
    page.getByText(hero.subtitle).evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  await page.setViewportSize({ width: 1920, height: 1080 });
  const usual = await size();
  await page.setViewportSize({ width: 3840, height: 2160 });
  expect((await size()) / usual).toBeCloseTo(1.5, 1);
});

test.describe('a phone in landscape orientation', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('shows the hero’s title, mark and toggles at once, and the rest after one swipe', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.99 });
    await expect(heroSection(page).getByRole('img').last()).toBeInViewport({ ratio: 1 });
    for (const name of [hero.video.pause, hero.video.unmute])
      await expect(videoButton(page, name)).toBeInViewport({ ratio: 1 });
    const link = (await page.getByRole('link', { name: hero.walkthrough.text }).boundingBox())!;
    expect(link.y + link.height).toBeLessThan(2 * 390);
  });

  test('keeps most of its height for the page', async ({ page }) => {
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(0.15 * 390);
  });

  test('has a menu whose last link a swipe reaches and a tap follows', async ({ page }) => {
    await menuButton(page).tap();
    const { id, line } = navigation.items.at(-1)!;
    const link = page.locator('header').getByRole('link', { name: line.text, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(link).toBeHidden();
  });
});
