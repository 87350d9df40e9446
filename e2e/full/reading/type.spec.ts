import sharp from 'sharp';
import { openWhole } from '../../helpers/layout';
import { everyPage, expect, hold, nextFrame, pages, test } from '../../helpers/test';

type Box = { left: number; top: number; width: number; height: number };

/** The number of empty columns to the left and right of the ink in a part of an image, in pixels. */
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

// The policy blocks the test's own stylesheet.
test.use({ bypassCSP: true });

for (const { name, path } of everyPage) {
  test(`every line of the bill is flush on the ${name} page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWhole(page, path);
    // Only type on its background: no images, no header over it, no hidden sections.
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
      // The type fills 99.7 % of the measure. Kerning, which varies with the axes, may take another 0.3 %.
      expect(after, `${text}, right`).toBeGreaterThanOrEqual(margin - 1);
      expect(after - margin, `${text}, right`).toBeLessThanOrEqual(1 + line.width * 0.006);
    }
  });
}

for (const { name, path } of pages) {
  test(`nothing shifts on the ${name} page when the font arrives late`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium reports layout shifts');
    const release = await hold(page, '**/*.woff2');
    await page.addInitScript(() => {
      const shifts: { value: number; nodes: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        })[]) {
          // Text that begins within a line counts as shifted when its beginning moves, even if its box stays.
          // The browser's own video controls have no node here.
          const moved = entry.sources.filter(
            ({ node, previousRect: before, currentRect: after }) =>
              node &&
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
    await nextFrame(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await nextFrame(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: object[] }).shifts)).toEqual([]);
  });
}
