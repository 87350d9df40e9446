import type { Page } from 'playwright/test';
import { navigation } from '@/lib/content/shared';
import { everyPage, expect, missingPage, test } from './helpers/test';

/** What takes time to change at this moment, or would if it changed. Styles that come and go in a frame do not move. */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const frame = 1 / 60;
    const lasting = (durations: string) =>
      durations.split(', ').some((duration) => parseFloat(duration) > frame);
    const styled = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
      return lasting(transitionDuration) || lasting(animationDuration) || scrollBehavior === 'smooth';
    });
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1000 * frame,
      );
    return [...styled.map(({ outerHTML }) => outerHTML.slice(0, 80)), ...running.map(({ id }) => id)];
  });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, path } of everyPage) {
  test(`nothing on the ${name} page moves while it is read`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    await page.goto(path);
    let isAtEnd = false;
    while (!isAtEnd) {
      expect(await findMotion(page)).toEqual([]);
      // The page's height is known only once all has been laid out.
      isAtEnd = await page.evaluate(() => {
        const top = scrollY;
        scrollBy({ top: innerHeight });
        return scrollY === top;
      });
    }
  });
}

test('the menu opens without moving', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: navigation.open }).click();
  expect(await findMotion(page)).toEqual([]);
});
