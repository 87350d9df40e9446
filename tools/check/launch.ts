/** `npm run check:launch`: lists what to do before you can publish the site in `out/`, and exits with 1 until it is done. */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright';
import { readSettings, type Settings } from '../../lib/build/read-settings';
import { texts } from '../../lib/content/fixtures/all-content';
import { sections } from '../../lib/content/home';
import { founder } from '../../lib/content/home/founder';
import { site as brand } from '../../lib/content/site';
import { tourVideo as film } from '../../lib/media';
import { attribute, elementsOf, isData, linksOf, textOf, type Element } from '../publish/markup';
import { main, root } from '../run.mjs';
import { createSite } from '../serve/serve';
import { ensureChromium } from '../setup/system';
import { note, ok, problem, quoted, report } from './report';

/** A page: its name in `out/`, the path of its URL, and its elements. */
export type Page = { file: string; path: string; html: string; elements: Element[] };

/** A built site: all pages, `404.html` included, and the names of all files. */
export type Export = { folder: string; pages: Page[]; files: string[] };

/** The settings of `.env`, and what lib/content/ says. */
type Values = Settings & { email: string; name: string };

/** @throws {Error} when there is no site in the folder */
export function readExport(folder: string): Export {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error('There is no site in out/ to check: run `npm run build` first.');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'));
  const pages = files.flatMap((file) => {
    const [, url] = /^(.*?)(?:(?<=^|\/)index)?\.html$/.exec(file) ?? [];
    if (url === undefined) return [];
    const html = readFileSync(path.join(folder, file), 'utf8');
    return [{ file, path: `/${url}`, html, elements: elementsOf(html) }];
  });
  return { folder, pages, files };
}

const valuesIn = (pages: Page[]) =>
  pages.flatMap((page) => page.elements.flatMap(({ attrs }) => attrs)).map(({ value }) => value);

/** IP addresses, and names for examples or local networks (https://www.rfc-editor.org/rfc/rfc2606, rfc6761, rfc6762). */
const unreal = /(^|\.)(example(\.[a-z]+)?|test|invalid|local|localhost)$|^[^.]*$|^[\d.]+$/;

/** Checks that the settings can be real, and that the pages were built with them. */
export function settingFindings({ pages }: Export, { siteUrl, apiBase, tourVideo, email }: Values): string[] {
  const found = valuesIn(pages);
  const isSite = pages.every((page) =>
    linksOf(page.elements, 'canonical').every(
      (link) => new URL(attribute(link, 'href')!).href === new URL(page.path, siteUrl).href,
    ),
  );
  const policies = found.filter((value) => value.includes('connect-src'));
  const backend = `connect-src 'self'${apiBase && ` ${new URL(apiBase).origin}`};`;
  const tour = tourVideo?.watchUrl ?? '';
  const settings: [name: string, value: string, isBuilt: boolean][] = [
    ['NEXT_PUBLIC_SITE_URL in .env', siteUrl, isSite],
    ['NEXT_PUBLIC_API_BASE in .env', apiBase, policies.every((policy) => policy.includes(backend))],
    ['NEXT_PUBLIC_TOUR_VIDEO_URL in .env', tour, found.includes(tour || film[0]!.src)],
    ['`email` in lib/content/site.ts', email, found.some((value) => value.startsWith(`mailto:${email}`))],
  ];
  return settings.map(([name, value, isBuilt]) => {
    const [, host = ''] = /(?:@|\/\/)([^/:]+)/.exec(value) ?? [];
    const line = `${name}: ${value || '(empty)'}`;
    if (value.startsWith('http:')) return problem(`${line} does not begin with https://.`);
    if (value && unreal.test(host)) return problem(`${line} is a placeholder, or only for this computer.`);
    return isBuilt ? ok(line) : problem(`${line} is not what the pages have. Run \`npm run build\`.`);
  });
}

const workingName = 'Combat + Culture';

/** What stands for a text or an address until somebody writes the real one. gobyexample.com is real. */
const leftovers = [
  /\b(lorem ipsum|dolor sit amet)\b/gi,
  /\b(TODO|FIXME|TBD|TBC|XXX+)\b/g,
  /(?<!\w)[[{<]\p{L}[^[\]{}<>]*[\]}>]/gu,
  /(?<![\w-])([\w-]+\.)*(example\.(com|net|org|edu)|[\w-]+\.example)(?![\w-])/gi,
];

/** A text and where it is: a file of `out/`, or a place in lib/content/ as lib/content/fixtures/all-content.ts names it. */
type Text = { place: string; value: string };

/** @returns what the page shows, says and tells search engines, and its links */
const textsOf = ({ file, elements }: Page): Text[] =>
  elements.flatMap((element) => {
    const isCode = /^(script|style|noscript)$/.test(element.tagName) && !isData(element);
    const isSaid = (name: string) => /^(alt|aria-label|content|href|placeholder|title)$/.test(name);
    const said = attribute(element, 'http-equiv') ? [] : element.attrs.filter(({ name }) => isSaid(name));
    return [isCode ? '' : textOf(element), ...said.map(({ value }) => value)].map((value) => ({
      place: file,
      value,
    }));
  });

/** Files that begin with a dot, but `.well-known` (https://www.rfc-editor.org/rfc/rfc8615), dumps, keys and backups. */
const secret = /(^|\/)\.(?!well-known\/)|~$|\.(sql|sqlite3?|dump|log|bak|pem|key|p12|pfx)(\.\w+)?$/i;

/** Checks that nothing is left from the work on the site: texts, links and files. e2e/export.spec.ts follows every URL. */
export function leftoverFindings(
  { pages, files }: Export,
  content: Text[],
  { siteUrl, email, name }: Values,
): string[] {
  const patterns = name === workingName ? leftovers : [...leftovers, /combat\s*\+\s*culture/gi];
  const known = [...pages.map((page) => page.path), ...files.map((file) => `/${file}`)];
  const findings = [...content, ...pages.flatMap(textsOf)].flatMap(({ place, value }) => {
    if (/alt$/i.test(place) && !value.trim()) return [`${place} is empty. Say what the picture shows.`];
    // The settings are judged elsewhere.
    const text = value.replaceAll(email, '').replaceAll(new URL(siteUrl).host, '');
    const found = patterns.flatMap((pattern) => text.match(pattern) ?? []);
    return found.map((leftover) => `${place} has ${quoted(leftover)}. Write the real text.`);
  });
  const links = pages.flatMap(({ file, elements }) =>
    elements.flatMap((element) => {
      const url = (element.tagName === 'a' && attribute(element, 'href')) || '/';
      if (url.startsWith('http:')) return [`${file} links to ${quoted(url)}. Begin it with https://.`];
      const isThere = !url.startsWith('/') || known.includes(decodeURI(url.replace(/[?#].*/, '')));
      return isThere && url !== '#' ? [] : [`${file} links to ${quoted(url)}, which leads nowhere.`];
    }),
  );
  const secrets = files
    .filter((file) => secret.test(file))
    .map((file) => `out/${file} would be public. Delete it.`);
  const problems = new Set([...findings, ...links, ...secrets]);
  return problems.size > 0 ? [...problems].map(problem) : [ok('No text, link or file is left from before.')];
}

/** @returns what to know before the launch */
export function noteFindings(
  { folder, pages }: Export,
  { apiBase, name }: Values,
  isUnsigned: boolean,
): string[] {
  const [, until = ''] =
    /^Expires: (.+)$/m.exec(readFileSync(path.join(folder, '.well-known/security.txt'), 'utf8')) ?? [];
  const days = Math.floor((Date.parse(until) - Date.now()) / 86_400_000);
  const isPrivacy = (value: string) => /^(\/|https:).*privacy/i.test(value);
  const slow = pages.filter(({ elements }) => linksOf(elements, 'stylesheet').length > 0);
  const notes = [
    name === workingName && `"${name}" is a working name (lib/content/site.ts).`,
    isUnsigned && "Nobody signs the founder's statement (lib/content/home/founder.ts).",
    !valuesIn(pages).some(isPrivacy) && 'No link leads to a privacy page (README.md has an example).',
    days < 60 && `security.txt ends in ${days} days: set \`securityUntil\` in lib/content/site.ts.`,
    !apiBase && 'The host of the site must accept POST /api/contact itself.',
    ...slow.map((page) => `${page.file}: as Next.js wrote it, so slower. The build says why.`),
  ];
  return notes.flatMap((text) => (text ? [note(text)] : []));
}

/** Opens every page in Chromium with its headers and policy. Its scripts must run, without an error. */
async function browserFindings({ folder, pages }: Export, executablePath: string): Promise<string[]> {
  const server = createServer(createSite(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath });
  const problems: string[] = [];
  for (const { file, path: url } of pages) {
    const page = await browser.newPage({ baseURL });
    const add = (text: string) => problems.push(problem(`${file}: ${quoted(text)}. Undo your last change.`));
    page.on('pageerror', ({ message }) => add(message));
    page.on('console', (message) => {
      // Chromium reports the status of the page for unknown URLs, which is 404 on purpose.
      const isStatus = message.location().url === page.url() && message.text().includes('404');
      if (message.type() === 'error' && !isStatus) add(message.text());
    });
    await page.goto(url);
    // Scripts change each to `running`.
    const isRunning = () => !document.querySelector('[data-script="needed"]');
    await page.waitForFunction(isRunning).catch(() => add('its scripts do not run'));
    await page.close();
  }
  await browser.close();
  server.close();
  return problems.length > 0 ? problems : [ok('Every page works in Chromium.')];
}

main(import.meta.url, async (signal) => {
  await import('../publish/environment');
  const site = readExport(path.join(root, 'out'));
  const values = { ...readSettings(process.env), email: brand.email, name: brand.name };
  report([
    ...settingFindings(site, values),
    ...leftoverFindings(site, texts, values),
    ...(await browserFindings(site, await ensureChromium(signal))),
    ...noteFindings(site, values, sections.includes(founder) && !founder.signature),
  ]);
  console.log('Ready to launch.');
});
