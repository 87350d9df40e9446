import { launch } from 'chrome-launcher';

/**
 * Starts Chromium with an empty profile, as Lighthouse's command does, runs a task, and ends the browser. The browser
 * trusts every certificate, such as that of server.ts.
 * @param chromePath the browser's absolute path
 * @param task gets the port of the browser's DevTools protocol
 * @returns what the task returns
 * @throws if the browser does not start, or what the task throws
 */
export async function withChromium<T>(chromePath: string, task: (port: number) => Promise<T>): Promise<T> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--ignore-certificate-errors'];
  const chromium = await launch({ chromePath, chromeFlags });
  try {
    return await task(chromium.port);
  } finally {
    chromium.kill();
  }
}
