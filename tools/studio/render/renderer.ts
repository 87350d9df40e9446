import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { Picture } from '../stage/picture';

/** This folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The browser; without CHROME_PATH, the one that `npx playwright install chromium` brings. */
const executablePath = process.env.CHROME_PATH;

/**
 * SwiftShader draws on the processor, the same way everywhere. The flags keep Chromium from looking for a
 * graphics card.
 */
const args = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
];

/**
 * Builds a video's page.
 *
 * @param page its path under tools/studio/
 * @returns its script: the same for the same sources
 */
export async function bundlePage(page: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, page)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** How many milliseconds a video may take to build its scene on a busy machine. */
const startTimeout = 300_000;

type Renderer = {
  /** Draws a moment, in seconds. @returns its pixels: RGBA, 8 bits each, rows from the bottom */
  frame(time: number): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Opens a video in a new headless Chromium.
 *
 * @param script what `bundlePage` built
 * @throws {Error} with the page's message when the video cannot start or a frame fails
 */
export async function openRenderer(script: string, picture: Picture): Promise<Renderer> {
  let received: Buffer | undefined;
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received = Buffer.concat(parts);
        response.end();
      });
    } else if (request.url === '/stage.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(script);
    } else {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><meta charset="utf-8"><script src="/stage.js"></script>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath, args });
  const close = async () => {
    await browser.close();
    server.close();
  };
  const page = await browser.newPage();
  const failure = new Promise<never>((_, reject) => page.on('pageerror', reject));
  failure.catch(() => {});
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  const query = new URLSearchParams({
    width: String(picture.width),
    height: String(picture.height),
    subframes: String(picture.subframes),
  });
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?${query}`;
    // The page builds the fighters' bodies while it loads.
    await page.goto(address, { waitUntil: 'commit' });
    await Promise.race([
      failure,
      page.waitForFunction(() => window.renderFrame, null, { timeout: startTimeout }),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async frame(time) {
      received = undefined;
      await Promise.race([failure, page.evaluate((moment) => window.renderFrame!(moment), time)]);
      return received!;
    },
    close,
  };
}
