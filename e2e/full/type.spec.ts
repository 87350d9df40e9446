import sharp from 'sharp';
import { everyPage, expect, hold, nextFrame, openWithScript, pages, test } from '../helpers/test';

test.use({ bypassCSP: true });

for (const { name, path } of everyPage) {
  test(`every line of large type on the ${name} page fills the width of its block`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What scripts add would move lines between their measurement and their picture.
    await openWithScript(page, path);
    const content = 'picture, video, header { visibility: hidden }';
    await page.addStyleTag({ content });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const lines = await page
        .locator('main [style*="--line-ink"]:not([style*="--line-ink"] *, [hidden] *)')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, width } = element.parentElement!.getBoundingClientRect();
            const range = document.createRange();
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            range.selectNodeContents(walker.nextNode()!);
            const row = range.getBoundingClientRect();
            // Only from the baseline to the top of the capitals, because other lines come close.
            return {
              text: element.textContent,
              left: Math.round(left),
              width: Math.round(width),
              top: Math.round(row.top + scrollY + 0.17 * row.height),
              height: Math.round(0.62 * row.height),
            };
          }),
        );
      expect(lines.length).toBeGreaterThan(0);
      const image = sharp(await page.screenshot({ fullPage: true, scale: 'css' }));
      for (const { text, left, top, width, height } of lines) {
        const part = image.clone().extract({ left: left - 4, top, width: width + 8, height });
        const { info } = await sharp(await part.png().toBuffer())
          .trim({ threshold: 60 })
          .toBuffer({ resolveWithObject: true });
        const before = -info.trimOffsetLeft! - 4;
        expect(Math.abs(before), `${text}, left`).toBeLessThanOrEqual(1);
        // Kerning, which varies with the axes, may take 0.3 %.
        expect(width - before - info.width, `${text}, right`).toBeGreaterThanOrEqual(-1);
        expect(width - before - info.width, `${text}, right`).toBeLessThanOrEqual(1 + width * 0.003);
      }
    }
  });
}

for (const { name, path } of everyPage) {
  test(`no word of large type breaks on the ${name} page in a reader’s own font`, async ({ page }) => {
    await page.goto(path);
    await page.addStyleTag({ content: '* { font-family: monospace !important }' });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator('main [style*="--line-ink"], main li p').evaluateAll((elements) => {
        const words: string[] = [];
        for (const element of elements) {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            for (const { 0: word, index } of walker.currentNode.nodeValue!.matchAll(/[^\s-]+/g)) {
              const range = document.createRange();
              range.setStart(walker.currentNode, index);
              range.setEnd(walker.currentNode, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                words.push(word);
            }
          }
        }
        return words;
      });
      expect(broken).toEqual([]);
    }
  });
}

for (const { name, path } of pages) {
  test(`the ${name} page can be read before its font arrives, and nothing shifts then`, async ({ page }) => {
    const release = await hold(page, '**/*.woff2');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
        for (const { sources } of list.getEntries() as Shift[])
          for (const { node } of sources) if (node) console.error(`shifted: ${node.textContent}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
    await nextFrame(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await nextFrame(page);
  });
}
