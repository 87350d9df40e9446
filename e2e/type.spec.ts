import sharp from 'sharp';
import { everyPage, expect, missingPage, pages, test } from './helpers/test';

type Box = { left: number; top: number; width: number; height: number };

/** Empty columns left and right of the ink in a part of an image, in pixels. */
async function emptyColumns(image: Buffer, { left, top, width, height }: Box) {
  const { data } = await sharp(image)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data[0]!;
  const hasInk = (x: number) => {
    for (let y = 0; y < height; y++) if (Math.abs(data[y * width + x]! - ground) > 60) return true;
    return false;
  };
  const columns = [...Array(width).keys()].map(hasInk);
  return { before: columns.indexOf(true), after: width - 1 - columns.lastIndexOf(true) };
}

// The policy forbids the test's own stylesheet.
test.use({ bypassCSP: true });

for (const { name, path } of everyPage) {
  test(`every line of the bill is flush on the ${name} page`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // With a target in it, the page lays out what is off screen too.
    await page.goto(`${path}#main`);
    // Only type on its ground: no image, no header over it, nothing that waits to fade in.
    await page.addStyleTag({
      content:
        'picture, video, header { visibility: hidden } main > section { opacity: 1 !important; translate: 0 }',
    });
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.locator('main [class*="line-"]').evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).display === 'block')
        .map((element) => {
          const { top, height } = element.getBoundingClientRect();
          const measure = element.closest('[class*="bill"]')!.getBoundingClientRect();
          return {
            text: element.textContent,
            top: top + scrollY,
            height,
            left: measure.left,
            width: measure.width,
          };
        }),
    );
    const image = await page.screenshot({ fullPage: true, scale: 'css' });
    expect(lines.length).toBeGreaterThan(0);
    const margin = 4;
    for (const { text, ...line } of lines) {
      const { before, after } = await emptyColumns(image, {
        left: Math.round(line.left) - margin,
        top: Math.round(line.top),
        width: Math.round(line.width) + 2 * margin,
        height: Math.round(line.height),
      });
      expect(Math.abs(before - margin), `${text}, left`).toBeLessThanOrEqual(1);
      // The type is set to 99.7 % of the measure; kerning that varies with the axes takes as much again.
      expect(after, `${text}, right`).toBeGreaterThanOrEqual(margin - 1);
      expect(after - margin, `${text}, right`).toBeLessThanOrEqual(1 + line.width * 0.006);
    }
  });
}

for (const { name, path } of pages) {
  test(`nothing shifts on the ${name} page when the font comes late`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Chromium alone tells of layout shifts');
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: { value: number; nodes: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        })[]) {
          // A text that begins within a line counts by where it begins there, though its box stays.
          const moved = entry.sources.filter(({ previousRect: before, currentRect: after }) =>
            (['x', 'y', 'width', 'height'] as const).some(
              (side) => Math.abs(after[side] - before[side]) >= 1,
            ),
          );
          if (moved.length > 0) {
            shifts.push({
              value: entry.value,
              nodes: moved.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
            });
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => (window as unknown as { shifts: object[] }).shifts)).toEqual([]);
  });
}
