import { chromium } from 'playwright';
import { roomViewer } from '../../../lib/content/room-viewer';
import { lookAround } from '../../../lib/content/rooms';
import { attribute } from '../../publish/markup';
import { isFast } from '../../publish/fast/is-fast';
import { tryPages } from '../../publish/trial';
import { findChromium } from '../../setup/chromium';
import { note, ok, problem, type Finding } from '../report';
import type { Export } from './export';

/** Checks in a browser that the scripts of every page run under its policy, and that the rooms open. */
export async function browserFindings(site: Export): Promise<Finding[]> {
  // There is a browser: the command has made sure of it.
  const problems = await tryPages(site.folder);
  const rooms = site.pages.filter(({ elements }) =>
    elements.some((element) => attribute(element, 'data-room') !== undefined),
  );
  for (const { path } of rooms) problems.push(...(await openRooms(site, path)));
  const slow = site.pages.filter(({ html }) => !isFast(html)).map(({ file }) => file);
  return [
    ...problems.map((text) =>
      problem(`${text}. Run \`npm run build\`. If that does not help, undo your last change.`),
    ),
    ...(problems.length === 0 ? [ok('Every page works in Chromium.')] : []),
    ...(slow.length === 0
      ? []
      : [note(`${slow.join(', ')}: as Next.js wrote it, so slower. The build says why.`)]),
  ];
}

/** Presses the button of the rooms, which loads their viewer. @returns a problem when it does not open */
async function openRooms({ files }: Export, path: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const file = files.get(pathname) ?? files.get(`${pathname}.html`);
      return route.fulfill(file ? { path: file } : { status: 404 });
    });
    await page.goto(`http://localhost${path}`);
    await page.getByRole('button', { name: lookAround.start }).click();
    await page.getByText(roomViewer.help).waitFor();
    return [];
  } catch {
    return [`${path}: the button "${lookAround.start}" does not open the rooms`];
  } finally {
    await browser.close();
  }
}
