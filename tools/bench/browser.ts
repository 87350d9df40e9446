import { launch } from 'chrome-launcher';

/**
 * Runs a task beside a fresh Chromium, started as Lighthouse's own command starts it, with an empty profile. It
 * trusts the certificate of server.ts, as every other.
 * @param chromePath the browser's absolute path
 * @param task gets the port of its DevTools protocol
 * @returns what the task returned; the browser has ended
 * @throws when the browser does not start, or what the task throws
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

/**
 * @param chromePath the browser's absolute path
 * @returns its version, such as 140.0.7339.80
 */
export function chromiumVersion(chromePath: string): Promise<string> {
  return withChromium(chromePath, async (port) => {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
    const { Browser } = await answer.json();
    return Browser.split('/')[1];
  });
}
