import sharp from 'sharp';
import { openWhole } from '../../helpers/layout';
import { everyPage, expect, hold, nextFrame, pages, test } from '../../helpers/test';

type Box = { left: number; top: number; width: number; height: number };

/** The number of empty columns to the left and right of the ink in a part of an image, in pixels. */
async function emptyColumns(image: Buffer, { left, top, width, height }: Box) {
  const part = sharp(image).extract({ left, top, width, height });
  const data = await part.greyscale().raw().toBuffer();
  const columns = [...Array(width).keys()].map((x) =>
    [...Array(height).keys()].some((y) => Math.abs(data[y * width + x]! - data[0]!) > 60),
  );
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
    // The sections are laid out for the first time after the page has loaded.
    await expect(async () => {
      const lines = await page
        .locator('main [style*="--line-ink"]:not([style*="--line-ink"] *)')
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { left, width } = element.closest('[class*="bill"]')!.getBoundingClientRect();
            const range = document.createRange();
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            const boxes: DOMRect[] = [];
            while (walker.nextNode()) {
              range.selectNodeContents(walker.currentNode);
              // A line that splits has two.
              boxes.push(...range.getClientRects());
            }
            // Other lines come close: only what is between the baseline and the capitals' top.
            return boxes.map(({ top, height }) => ({
              text: element.textContent,
              top: top + scrollY + 0.17 * height,
              height: 0.62 * height,
              left,
              width,
            }));
          }),
        );
      const image = await page.screenshot({ fullPage: true, scale: 'css' });
      expect(lines.length).toBeGreaterThan(0);
      const margin = 4;
      for (const { text, left, top, width, height } of lines) {
        const { before, after } = await emptyColumns(image, {
          left: Math.round(left) - margin,
          top: Math.round(top),
          width: Math.round(width) + 2 * margin,
          height: Math.round(height),
        });
        expect(Math.abs(before - margin), `${text}, left`).toBeLessThanOrEqual(1);
        // The type fills 99.7 % of the measure. Kerning, which varies with the axes, may take another 0.3 %.
        expect(after, `${text}, right`).toBeGreaterThanOrEqual(margin - 1);
        expect(after - margin, `${text}, right`).toBeLessThanOrEqual(1 + width * 0.006);
      }
    }).toPass({ timeout: 30_000 });
  });
}

for (const { name, path } of pages) {
  test(`the ${name} page can be read before its font arrives, and nothing shifts then`, async ({ page }) => {
    const release = await hold(page, '**/*.woff2');
    await page.addInitScript(() => {
      type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
      const shifted: string[] = [];
      Object.assign(window, { shifted });
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { sources: Source[] })[];
        for (const { node, previousRect, currentRect } of entries.flatMap(({ sources }) => sources)) {
          // Text that begins within a line counts when its beginning moves, even if its box stays. The browser's own
          // video controls have no node here.
          const moved = (['x', 'y', 'width', 'height'] as const).some(
            (side) => Math.abs(currentRect[side] - previousRect[side]) >= 1,
          );
          if (node && moved) shifted.push(node.textContent!.slice(0, 40));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
    await nextFrame(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await nextFrame(page);
    expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
  });
}
