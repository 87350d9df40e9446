import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import nextEnv from '@next/env';
import { JSDOM } from 'jsdom';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { readSettings } from '@/lib/build/read-settings';
import { notFound } from '@/lib/content/not-found';
import { readExport, type Export, type Page } from '../tools/check/launch';
import { attribute, linksOf, textOf } from '../tools/publish/markup';
import { everyPage, pages } from './helpers/pages';
import { backend } from './helpers/ports';

// The files of the export, as a crawler reads them. No browser opens a page here.
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const { siteUrl } = readSettings(process.env);
let site: Export;

test.beforeAll(() => {
  site = readExport(path.resolve('out'));
});

/** What a page may cost when a host sends it with brotli, in bytes: a tenth more than the home page costs today. */
const budgets = { page: 24_000, style: 10_200, script: 133_000, data: 16_000 };

const pageOf = (file: string) => site.pages.find((page) => page.file === file)!;
const urlOf = ({ path: pathname }: { path: string }) => new URL(pathname, siteUrl).href;
const normalized = (url: string) => new URL(url).href;
const robotsOf = (page: Page) => metaContent(page, 'robots') ?? '';

/** @param url absolute, or the path of one */
const fileOf = (url: string) => path.join('out', decodeURI(new URL(url, siteUrl).pathname));
const read = (url: string) => readFileSync(fileOf(url));

const publishedPages = () => site.pages.filter(({ file }) => file !== '404.html');
const attributeValues = ({ elements }: Pick<Page, 'elements'>, name: string) =>
  elements.flatMap((element) => attribute(element, name) ?? []);
const linkHrefs = ({ elements }: Page, rel: string) =>
  attributeValues({ elements: linksOf(elements, rel) }, 'href');
const metaContent = (page: Page, name: string) => {
  const isNamed = (meta: Page['elements'][number]) =>
    ['name', 'property'].some((kind) => attribute(meta, kind) === name);
  return attributeValues({ elements: elementsOf(page, 'meta').filter(isNamed) }, 'content')[0];
};
/** A browser writes the id `the ring` as `#the%20ring`. */
const fragmentsOf = (page: Page) => attributeValues(page, 'id').map((id) => new URL(`#${id}`, siteUrl).hash);
const elementsOf = (page: Page, tag: string) => page.elements.filter(({ tagName }) => tagName === tag);
const textsOf = (page: Page, tag: string) => elementsOf(page, tag).map(textOf);

/** What each page costs. @returns by the file of the page */
const costs = (of: (page: Page) => (string | Buffer)[]) =>
  site.pages.map((page) => [page.file, of(page).reduce((sum, text) => sum + compressed(text), 0)] as const);

const sizes = new Map<string, number>();

/** Compresses each text once: pages share their scripts. */
function compressed(content: string | Buffer): number {
  const text = String(content);
  // Node's default quality is the highest, 11 (https://nodejs.org/api/zlib.html#brotli-constants).
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

test('the export has these pages, and no folder that a host could show in their place', () => {
  expect(site.pages.map(({ file }) => file).sort()).toEqual(everyPage.map(({ file }) => file).sort());
  for (const { file } of everyPage)
    expect(existsSync(path.join('out', file.replace('.html', ''))), file).toBe(false);
});

test('every link and every file that a page names leads somewhere', () => {
  // Also those in a `srcset` or in React's data.
  const media = /(?<=["'\s,(\\;])\/media\/[\w./-]+\.\w+/g;
  const scripts = site.files.filter((file) => file.endsWith('.js')).map((file) => String(read(`/${file}`)));
  for (const text of [...site.pages.map(({ html }) => html), ...scripts])
    for (const url of text.match(media) ?? []) expect.soft(existsSync(fileOf(url)), url).toBe(true);
  for (const page of site.pages) {
    for (const url of [...attributeValues(page, 'href'), ...attributeValues(page, 'src')]) {
      const { origin, pathname, hash } = new URL(url, urlOf(page));
      if (origin !== siteUrl) continue;
      const target = site.pages.find((other) => other.path === pathname);
      if (target) expect.soft(['', '#top', ...fragmentsOf(target)], `${page.file}: ${url}`).toContain(hash);
      else expect.soft(existsSync(fileOf(pathname)), `${page.file}: ${url}`).toBe(true);
    }
  }
});

test('search engines find every page once, by its URL', () => {
  const options = { contentType: 'application/xml' };
  const sitemap = new JSDOM(String(read('/sitemap.xml')), options).window.document;
  const listed = [...sitemap.getElementsByTagName('loc')].map(({ textContent }) => normalized(textContent!));
  expect(listed.sort()).toEqual(pages.map(urlOf).sort());
  expect(sitemap.getElementsByTagName('video:title')[0]?.closest('url')?.textContent).toContain('/vr-tour');
  expect(String(read('/robots.txt')).split('\n')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(String(read('/robots.txt'))).not.toMatch(/^Disallow: \/$/m);
  for (const page of publishedPages()) {
    expect(linkHrefs(page, 'canonical').map(normalized)).toEqual([urlOf(page)]);
    expect(robotsOf(page)).not.toContain('noindex');
  }
});

test('the 404 page stays out of search results, and offers ways back', () => {
  expect(robotsOf(pageOf('404.html'))).toContain('noindex');
  const ways = [notFound.contact, notFound.home].map(({ href }) => href);
  expect(attributeValues(pageOf('404.html'), 'href')).toEqual(expect.arrayContaining(ways));
});

test('every page has a social card of the size that networks ask for', async () => {
  // https://developers.facebook.com/docs/sharing/webmasters/images
  for (const page of publishedPages()) {
    const card = metaContent(page, 'og:image')!;
    expect(new URL(card).origin).toBe(siteUrl);
    expect(await sharp(read(card)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  }
});

test('every page has its icons, and a manifest with icons that exist', () => {
  for (const page of site.pages) {
    for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
      expect(linkHrefs(page, rel).length, `${page.file}: ${rel}`).toBeGreaterThan(0);
  }
  const [manifest] = linkHrefs(pageOf('index.html'), 'manifest');
  const { icons } = JSON.parse(String(read(manifest!)));
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect(existsSync(fileOf(src)), src).toBe(true);
});

test('no stylesheet and no script delays the first paint of a page', () => {
  for (const page of site.pages) {
    expect(linkHrefs(page, 'stylesheet'), page.file).toEqual([]);
    expect(
      elementsOf(page, 'script').filter((script) => attribute(script, 'async') !== undefined),
      page.file,
    ).toEqual([]);
  }
});

test('no page has a URL of this machine', () => {
  // The backend of these specs has a local URL, which the policy has to allow.
  for (const { html } of site.pages)
    expect(html.replace(`connect-src 'self' ${backend};`, '')).not.toMatch(/localhost|127\.0\.0\.1/);
});

test('the structured data of every page says where it is, and that of the tour has its video', () => {
  for (const { path: pathname, file } of pages) {
    const types = elementsOf(pageOf(file), 'script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script))['@type']);
    const expected = [
      ...(pathname === '/' ? [] : ['BreadcrumbList']),
      // The brand and the site are a graph.
      undefined,
      ...(pathname === '/vr-tour' ? ['VideoObject'] : []),
    ];
    expect(types, file).toEqual(expected);
  }
});

test('every page stays within its budget, and so do its styles', () => {
  for (const [file, bytes] of costs(({ html }) => [html]))
    expect.soft(bytes, `${file}: ${bytes} bytes`).toBeLessThanOrEqual(budgets.page);
  for (const [file, bytes] of costs((page) => textsOf(page, 'style'))) {
    expect.soft(bytes, `${file}: ${bytes} bytes of styles`).toBeLessThanOrEqual(budgets.style);
    expect(bytes, `${file} has no style`).toBeGreaterThan(0);
  }
});

test('the scripts that start with a page, and React’s data, stay within their budgets', () => {
  for (const kind of ['script', 'data'] as const) {
    // The starter in tools/publish/fast.ts has the list of the page's scripts.
    const sources = ({ html }: Page) =>
      [...(/\)\((\["\/_next[^\]]+\])/.exec(html)?.[1] ?? '').matchAll(/"([^"]+)"/g)]
        .map(([, src]) => src!)
        .filter((src) => src.includes('/data-') === (kind === 'data'));
    const found = costs((page) => sources(page).map(read));
    for (const [file, bytes] of found)
      expect.soft(bytes, `${file}: ${bytes} bytes of ${kind}`).toBeLessThanOrEqual(budgets[kind]);
    expect(Object.fromEntries(found)['index.html']).toBeGreaterThan(0);
  }
});
