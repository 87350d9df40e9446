import { problem } from '@/lib/content/home/problem';
import { sections } from '@/lib/content/home/sections';
import { navigation } from '@/lib/content/navigation';
import { language } from '@/lib/content/site';
import { expect, nextFrame, openWithScript, test } from './helpers/test';

// A playing video would take most of the time. hero-video.spec.ts tests it.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a section fades in 100 pixels above the bottom of the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithScript(page, '/');
  const contents = page.locator('section[data-theme] > [data-phase]');
  const last = contents.last();
  const bring = async (above: number) => {
    await last.evaluate((element, pixels) => {
      const top = element.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight + pixels, behavior: 'instant' });
    }, above);
    await nextFrame(page);
  };

  await test.step('nothing is hidden before the first scroll', async () => {
    const opacities = await contents.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });

  await test.step('it is hidden at 85 pixels, appears at 125, and stays', async () => {
    await bring(85);
    await expect(last).toHaveCSS('opacity', '0');
    await bring(125);
    await expect(last).toHaveCSS('opacity', '1');
    await bring(-1000);
    await expect(last).toHaveCSS('opacity', '1');
  });

  // Otherwise, Orca 43 would skip it in Firefox 153 (2026-11).
  await test.step('it always has a transform', async () => {
    const moved = await contents
      .locator('> *')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).translate));
    expect(moved.length).toBeGreaterThan(0);
    expect(moved).not.toContain('none');
  });

  await test.step('in a low window, it appears at 15 % of the height', async () => {
    await page.setViewportSize({ width: 320, height: 200 });
    await openWithScript(page, '/');
    await bring(20);
    await expect(last).toHaveCSS('opacity', '0');
    await bring(40);
    await expect(last).toHaveCSS('opacity', '1');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what a link, a jump or the focus leads to appears at once', async () => {
    const [linked, jumped] = navigation.items.slice(1).map(({ id }) => page.locator(`#${id} > [data-phase]`));
    await openWithScript(page, '/');
    await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
    for (const [target, arrive] of [
      [linked!, () => page.evaluate((id) => (location.hash = id), navigation.items[1]!.id)],
      [jumped!, () => jumped!.evaluate((content) => content.scrollIntoView({ behavior: 'instant' }))],
      [last, () => page.locator('main section[data-theme] a').last().focus()],
    ] as const) {
      await expect(target).toHaveAttribute('data-phase', 'hidden');
      await arrive();
      await expect(target).toHaveAttribute('data-phase', 'shown');
    }
  });
});

test('large type is smaller while the page is in another language than its own', async ({ page }) => {
  await openWithScript(page, '/');
  const line = page.locator('h1 > span').last();
  const size = () => line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const setLanguage = (code: string) => page.evaluate((lang) => (document.documentElement.lang = lang), code);
  const whole = await size();
  await setLanguage('de');
  await expect.poll(size).toBeCloseTo(0.6 * whole);
  await setLanguage(language);
  await expect.poll(size).toBeCloseTo(whole);
});

test('the words come together once in view, on paper or at a press, and move nothing below', async ({
  page,
}) => {
  test.skip(!sections.includes(problem), 'The home page has no problem.');
  const section = page.locator(`#${problem.id}`);
  const join = section.getByRole('button', { name: problem.labels.join });
  const part = section.getByRole('button', { name: problem.labels.part });
  const firstWord = section.locator('[aria-hidden] > p > span > span').first();
  const heights: number[] = [];
  const measure = async () => heights.push((await section.boundingBox())!.height);
  /** Where the last line ends, in parts of the window's height from its top. */
  const bringFoot = (share: number) =>
    section.locator('[aria-hidden="true"]:has(+ div:empty)').evaluate((lines, to) => {
      scrollBy({ top: lines.getBoundingClientRect().bottom - to * innerHeight, behavior: 'instant' });
    }, share);

  await test.step('at once, if the visitor asks for less motion', async () => {
    await openWithScript(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await expect(part).toBeAttached();
    await measure();
  });

  await test.step('by themselves, once the last line is above 92 % of the window', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openWithScript(page, '/');
    await bringFoot(0.94);
    await nextFrame(page);
    await page.clock.runFor(1000);
    await expect(join).toBeVisible();
    await measure();
    await bringFoot(0.9);
    await nextFrame(page);
    await page.clock.runFor(350);
    await expect(part).toBeVisible();
    await measure();
  });

  await test.step('apart at a press, and together at the next', async () => {
    await part.click();
    await join.click();
    await expect(part).toBeVisible();
    await expect(firstWord).toHaveCSS('animation-name', /part/);
  });

  await test.step('on paper, where they are not on their way', async () => {
    await openWithScript(page, '/');
    await expect(join).toBeAttached();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(part).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(firstWord).toHaveCSS('animation-name', 'none');
  });
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
});
