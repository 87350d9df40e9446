import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { createSite } from '../serve/serve';
import { findChromium } from '../setup/chromium';
import { pathOf } from '../serve/urls';

/**
 * Loads every page of a site in Chromium, with its published headers and policy, and checks that its scripts run: they
 * change each `data-script="needed"` to `running`.
 *
 * @param directory the absolute path of the site
 * @param timeout how long the scripts of a page may take until they run, in milliseconds
 * @returns the problems, each with the path of its page; none when there is no browser
 */
export async function tryPages(directory: string, timeout = 20_000): Promise<string[]> {
  const executablePath = findChromium();
  if (!executablePath || !existsSync(executablePath)) return [];
  const server = createServer(createSite(directory)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath });
  try {
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    const paths = files.filter((file) => file.endsWith('.html')).map(pathOf);
    const problems: string[] = [];
    // One after the other: on a busy machine, pages that load at the same time would keep each other waiting.
    for (const path of paths) problems.push(...(await tryPage(browser, origin, path, timeout)));
    return problems;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** @returns the problems of a page, each with the path of the page */
async function tryPage(browser: Browser, origin: string, path: string, timeout: number): Promise<string[]> {
  const page = await browser.newPage({ baseURL: origin, reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // Chromium reports the status of the page for unknown URLs, which is 404 on purpose.
    const isStatus =
      message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isStatus) problems.push(message.text());
  });
  const isRunning = () => document.querySelectorAll('[data-script="needed"]').length === 0;
  try {
    await page.goto(path, { timeout });
    await page.waitForFunction(isRunning, undefined, { timeout });
  } catch {
    problems.push('its scripts do not run');
  }
  await page.close();
  return problems.map((problem) => `${path}: ${problem}`);
}
