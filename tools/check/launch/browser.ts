import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import { roomViewer } from '../../../lib/content/room-viewer';
import { lookAround } from '../../../lib/content/rooms';
import { linksOf } from '../../publish/markup';
import { createSite } from '../../serve/serve';
import { findChromium } from '../../setup/system';
import { note, ok, problem, type Finding } from '../report';
import type { Export } from './export';

/**
 * Opens every page in Chromium with its headers and policy. Its scripts must run, without an error: they change each
 * `data-script="needed"` to `running`. The rooms must open.
 */
export async function browserFindings({ folder, pages }: Export): Promise<Finding[]> {
  const server = createServer(createSite(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
  // There is a browser: the command has made sure of it.
  const browser = await chromium.launch({ executablePath: findChromium() });
  const problems: string[] = [];
  for (const { path } of pages) {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    for (const text of await problemsOf(page, path)) problems.push(`${path}: ${text}`);
    await page.close();
  }
  await browser.close();
  server.close();
  const slow = pages.filter(({ elements }) => linksOf(elements, 'stylesheet').length > 0);
  return [
    ...problems.map((text) =>
      problem(`${text}. Run \`npm run build\`. If that does not help, undo your last change.`),
    ),
    ...(problems.length === 0 ? [ok('Every page works in Chromium.')] : []),
    ...slow.map(({ file }) => note(`${file}: as Next.js wrote it, so slower. The build says why.`)),
  ];
}

/** Opens a page. @returns what the browser reports, and what does not work */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // Chromium reports the status of the page for unknown URLs, which is 404 on purpose.
    const isStatus = message.location().url === page.url() && message.text().includes('404');
    if (message.type() === 'error' && !isStatus) problems.push(message.text());
  });
  try {
    await page.goto(path);
    await page.waitForFunction(() => !document.querySelector('[data-script="needed"]'));
  } catch {
    return [...problems, 'its scripts do not run'];
  }
  const start = page.getByRole('button', { name: lookAround.start });
  if ((await start.count()) === 0) return problems;
  try {
    await start.click();
    await page.getByText(roomViewer.help).waitFor();
    return problems;
  } catch {
    return [...problems, `the button "${lookAround.start}" does not open the rooms`];
  }
}
