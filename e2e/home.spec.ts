import sharp from 'sharp';
import { joinLine } from '@/lib/build/display-line';
import { hero, sections } from '@/lib/content/home';
import { problem } from '@/lib/content/home/problem';
import { navigation } from '@/lib/content/navigation';
import { lookAround, rooms } from '@/lib/content/rooms';
import { heroSection } from './helpers/parts';
import { expect, nextFrame, openWithScript, test } from './helpers/test';

/** The headings of the sections. */
const titles = sections.flatMap((section) =>
  'label' in section ? section.label.title : 'title' in section ? section.title.text : [],
);

// Without the video, which hero-video.spec.ts tests: a playing video would take most of the time.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  'the home page shows its pitch in order, with one logo at a time',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);

    await test.step('the hero’s logo is the only one until the page scrolls, but the bar’s shows when it has the focus', async () => {
      const home = page.getByRole('banner').getByRole('link', { name: navigation.homeLink });
      // A screenshot of the element would scroll to it.
      const shows = async () => {
        const clip = (await home.locator('svg').boundingBox())!;
        return (await sharp(await page.screenshot({ clip })).stats()).entropy > 1;
      };
      await expect(heroSection(page).getByRole('img', { name: hero.logo })).toBeInViewport({ ratio: 1 });
      expect(await shows()).toBe(false);
      await home.focus();
      expect(await shows()).toBe(true);
      await home.blur();
      expect(await shows()).toBe(false);
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      expect(await shows()).toBe(true);
    });

    await test.step('the sections are in the order of the pitch', async () => {
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
    });

    if (rooms.length === 0 || !sections.some(({ kind }) => kind === 'doorway')) return;
    await test.step('a room across the page leads to the rooms of the tour, where no section is current', async () => {
      const link = page.getByRole('main').getByRole('link', { name: lookAround.title.text });
      const room = link.locator('../..');
      expect((await room.boundingBox())!.width).toBe(page.viewportSize()!.width);
      await room.click();
      await expect(page).toHaveURL(`/vr-tour#${lookAround.id}`);
      await expect(page.getByRole('heading', { name: lookAround.title.text })).toBeInViewport();
      await expect(page.locator('header [aria-current]')).toHaveCount(0);
    });
  },
);

test('a section appears when the visitor scrolls to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithScript(page, '/');
  const section = page.locator(`#${navigation.items.at(-2)!.id} > div`);
  for (const [above, opacity] of [
    [-100, '0'],
    [300, '1'],
  ] as const) {
    await section.evaluate((element, pixels) => {
      const top = element.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight + pixels, behavior: 'instant' });
    }, above);
    await nextFrame(page);
    await expect(section).toHaveCSS('opacity', opacity);
  }
});

test('a press brings the words together, and moves nothing below them', async ({ page }) => {
  test.skip(!sections.includes(problem), 'The home page has no problem.');
  await openWithScript(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const section = page.locator(`#${problem.id}`);
  const before = (await section.boundingBox())!.height;
  await section.getByRole('button', { name: problem.clinch }).click();
  await expect(section).toContainText(problem.bill.map((line) => joinLine(line).text).join(' '));
  expect(Math.abs((await section.boundingBox())!.height - before)).toBeLessThan(1);
});
