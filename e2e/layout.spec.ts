import type { Locator, Page } from 'playwright/test';
import { preview } from '@/lib/content/shared';
import { player } from '@/lib/content/vr-tour';
import { expectNoViolations } from './helpers/axe';
import { field } from './helpers/contact-form';
import { expectReadable, hiddenTexts } from './helpers/layout';
import { heroSection, openMenu, videoButtons } from './helpers/hero-and-menu';
import { everyPage, expect, openWithScript, test } from './helpers/test';

const screens = [
  [320, 568],
  [390, 844],
  [844, 390],
  [667, 375],
  [1093, 520],
  [768, 1024],
  [1180, 820],
  [1280, 800],
  [2560, 1440],
] as const;

const zoomed = [320, 256] as const;

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** The only edge of these is a background color, which forced colors remove. */
const edged: Record<string, string> = {
  '/': 'section:has(h1) p > a, section:has(h1) button, aside',
  '/contact': 'form div:has(> label), form button',
  '/vr-tour': 'main [data-script] > button',
};

const targets =
  'header a, footer a, main :is(p, div) > a:has(> svg:only-child), button, input, textarea, summary';

const findMotion = (page: Page) =>
  page.locator('*').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const durations = `${transitionDuration}, ${animationDuration}`.split(', ');
        return scrollBehavior === 'smooth' || durations.some((duration) => parseFloat(duration) > 1 / 60);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

/** 44 pixels. axe checks the 24 that WCAG asks for. */
async function expectThumbSized(targets: Locator) {
  const boxes = await targets.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      // A press on a field's label counts as a press on the field.
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return { markup: element.outerHTML.slice(0, 80), width, height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
}

// A reader's own stylesheet, which the policy would block in a test. Without motion, sections do not fade in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path } of everyPage)
  test(`the ${name} page can be read on every screen and with every reader’s settings`, async ({ page }) => {
    await openWithScript(page, path);
    await expect(page.getByRole('complementary', { name: preview.ariaLabel })).toHaveText(preview.text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    await test.step('axe finds nothing on a wide screen', () => expectNoViolations(page));

    await test.step('nothing moves', async () => expect(await findMotion(page)).toEqual([]));

    await test.step('all of its text shows, and axe finds nothing', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
        expect(await hiddenTexts(page, '[popover], form button [hidden], form [aria-live]')).toEqual([]);
      }).toPass();
      await expectNoViolations(page);
    });

    await test.step('no text is cut off, lies over other text or makes the page scroll sideways', () =>
      expectReadable(page, ...screens, zoomed));

    await test.step('targets are large enough for a thumb, except links in a sentence', () =>
      expectThumbSized(page.locator(targets)));

    await test.step('with forced colors, a plus has the color of its text, and controls have a border', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const strays = await page
        .locator('svg[viewBox="0 0 24 24"]')
        .evaluateAll((pluses) =>
          pluses
            .filter((plus) => getComputedStyle(plus).color !== getComputedStyle(plus.parentElement!).color)
            .map((plus) => plus.parentElement!.outerHTML.slice(0, 80)),
        );
      expect(strays).toEqual([]);
      for (const part of edged[path] ? await page.locator(edged[path]).all() : [])
        await expect(part).toHaveCSS('border-block-end-style', 'solid');
      await page.emulateMedia({ forcedColors: null });
    });

    await test.step('all of its text can be read with wide spacing, also beside sticky elements', async () => {
      await page.addStyleTag({ content: spacing });
      await expectReadable(page, [320, 640], [1280, 800]);
      // The header lies over what scrolls by.
      await page.addStyleTag({ content: 'body > header { visibility: hidden }' });
      const ends = await page
        .locator('main *')
        .evaluateAll((elements) =>
          elements
            .filter((element) => getComputedStyle(element).position === 'sticky')
            .map((element) => element.parentElement!.getBoundingClientRect().bottom + scrollY),
        );
      for (const end of ends) {
        await page.evaluate((bottom) => scrollTo(0, bottom - innerHeight / 2), end);
        await expectReadable(page, [1280, 800]);
      }
    });

    // A range and its unit, such as "1-2 business days", stay on one line.
    for (const paragraph of await page.locator('main p', { hasText: /\d-\d/ }).all())
      await expect(paragraph.locator('span')).toHaveCSS('display', 'inline-block');
  });

test('the menu can be read at 400 % zoom and with wide spacing @rare', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contact');
  await openMenu(page);
  await expectThumbSized(page.locator('nav :is(a, button)'));
  for (const size of [zoomed, [320, 640]] as const) {
    await expectReadable(page, size);
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      // The scroll position is a whole number of pixels.
      await expect(link).toBeInViewport({ ratio: 0.95 });
    }
    await page.addStyleTag({ content: spacing });
  }
});

for (const { name, path } of everyPage)
  test(`a long word, URL or e-mail address wraps on a phone: ${name}`, async ({ page }) => {
    await openWithScript(page, path);
    await page.locator('main :is(p, li, td), footer :is(p, a)').evaluateAll((elements) => {
      for (const element of elements)
        if (element.childElementCount === 0) element.textContent = 'longest'.repeat(12);
    });
    await expectReadable(page, [320, 568], [390, 844]);
  });

test('the first screen has the hero’s title and controls, and the first fields @rare', async ({ page }) => {
  const firstScreens = screens.filter(([width]) => [320, 390, 844, 768, 1280, 2560].includes(width));
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  for (const [width, height] of firstScreens) {
    await page.setViewportSize({ width, height });
    const box = (await heroSection(page).boundingBox())!;
    expect(box.y + box.height).toBeGreaterThan(height - 1);
    await expect(title).toBeInViewport({ ratio: 0.99 });
    for (const part of await heroSection(page).getByRole('link').or(videoButtons(page)).all())
      await expect(part).toBeInViewport({ ratio: 1 });
    if (width > 1280) expect((await title.boundingBox())!.width).toBeLessThanOrEqual(width / 2 + 4);
  }
  await page.goto('/contact');
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const name of ['name', 'email'] as const) await expect(field(page, name)).toBeInViewport({ ratio: 1 });
  await page.goto('/vr-tour');
  for (const [width, height] of firstScreens) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: player.controls.play })).toBeInViewport({ ratio: 1 });
  }
});
