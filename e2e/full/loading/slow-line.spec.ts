import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
// The fixtures of helpers/test.ts fail on the missing files of this server, which has only the page.
import { expect, test } from 'playwright/test';
import { listen } from '../../../tools/fixtures/servers';

const html = readFileSync('out/index.html', 'utf8');
const middleOfTitle = html.indexOf('</span>', html.indexOf('<h1'));

test('the hero does not move if the line pauses in the middle of its title', async ({ page }) => {
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/html').write(html.slice(0, middleOfTitle));
    await pause(1000);
    return response.end(html.slice(middleOfTitle));
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`http://localhost:${await listen(server)}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  server.close();
});
