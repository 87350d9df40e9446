import type { Locator } from 'playwright/test';
import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/navigation';
import { player } from '@/lib/content/vr-tour';
import { heroSection, saveData, videoButtons } from '../../helpers/hero';
import { expectReadable, findNarrow, openWhole } from '../../helpers/layout';
import { menuButton } from '../../helpers/menu';
import { everyPage, expect, test } from '../../helpers/test';
import { translate } from '../../helpers/translator';

const boxOf = async (part: Locator) => (await part.boundingBox())!;

test.beforeEach(({ page }) => saveData(page));

for (const { name, path } of everyPage) {
  test(`all text of the ${name} page can be read on screens of every size, and with longer words`, async ({
    page,
  }) => {
    test.slow();
    await openWhole(page, path);
    await expectReadable(page, [
      [320, 568],
      [844, 390],
      [1180, 820],
      [2560, 1440],
      [3840, 2160],
    ]);
    await test.step('no column is too narrow', async () => {
      for (const width of [320, 390, 768, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findNarrow(page), `${width} pixels`).toEqual([]);
      }
    });
    const sizes = [
      [390, 844],
      [960, 844],
      [1280, 844],
    ] as const;
    await test.step('with longer words', async () => {
      await translate(page);
      await expectReadable(page, sizes);
    });
  });
}

test('on large screens the hero fills the window, its text stays in the first half, and grows', async ({
  page,
}) => {
  await page.goto('/');
  const sizes: number[] = [];
  for (const [width, height] of [
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    const video = await boxOf(heroSection(page));
    expect(video.width).toBe(width);
    expect(video.y + video.height).toBeGreaterThan(height - 1);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(title.x + title.width).toBeLessThanOrEqual(width / 2 + 4);
    await expect(page.getByRole('link', { name: hero.walkthrough.text })).toBeInViewport({ ratio: 1 });
    sizes.push(
      await page.getByText(hero.subtitle).evaluate((text) => parseFloat(getComputedStyle(text).fontSize)),
    );
  }
  expect(sizes[2]! / sizes[0]!).toBeCloseTo(1.5, 1);
});

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

test.describe('a phone in landscape orientation', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test('shows the hero’s title, links and toggles at once, and the whole menu', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.99 });
    for (const part of await heroSection(page).getByRole('link').or(videoButtons(page)).all())
      await expect(part).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(0.15 * 390);

    await menuButton(page).tap();
    const { id, line } = navigation.items.at(-1)!;
    const last = page.getByRole('navigation').getByRole('link', { name: line.text, exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.tap();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(last).toBeHidden();
  });
});
