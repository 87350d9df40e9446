// The files of the export, as hosts and crawlers read them. No browser opens a page here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test } from 'playwright/test';
import { securityUntil, site as brand } from '@/lib/content/site';
import { ports } from './helpers/servers';
import { everyPage, pages } from './helpers/test';

/** What a page may cost when a host sends it with brotli, in bytes: a tenth more than the home page costs today. */
const budgets = { page: 24_000, styles: 10_200, scripts: 133_000, data: 16_000 };

const read = (file: string) => readFileSync(path.join('out', file), 'utf8');

const site = everyPage.map(({ path: url, file }) => {
  const html = read(file);
  const { document } = new JSDOM(html).window;
  /** The values of an attribute in the elements that match. */
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
  return { url, file, html, document, all };
});

const pageAt = (url: string) => site.find((page) => page.url === url)!;
const published = site.filter(({ url }) => pages.some(({ path }) => path === url));
const { origin } = new URL(pageAt('/').all('link[rel="canonical"]', 'href')[0]!);
const isFile = (url: string) => existsSync(path.join('out', decodeURI(new URL(url, origin).pathname)));

/** Fails if a page costs more than the budget. */
function expectWithin(budget: keyof typeof budgets, textsOf: (page: (typeof site)[number]) => string[]) {
  for (const page of site) {
    const bytes = textsOf(page).reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    expect.soft(bytes, `${page.file}: ${bytes} bytes of ${budget}`).toBeLessThanOrEqual(budgets[budget]);
    if (page.url === '/') expect.soft(bytes, `no ${budget}`).toBeGreaterThan(0);
  }
}

test('the export has these pages, and no folder that a host could show in their place', () => {
  const files = readdirSync('out').filter((file) => file.endsWith('.html'));
  expect(files.sort()).toEqual(site.map(({ file }) => file).sort());
  for (const file of files) expect(existsSync(path.join('out', file.replace('.html', ''))), file).toBe(false);
});

test('every link leads to a page or a place in it, and every file that a page names exists', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string }[] };
  for (const { src } of icons) expect.soft(isFile(src), src).toBe(true);

  for (const { file, url, all } of site) {
    for (const kind of ['link[rel="icon"]', 'link[rel="apple-touch-icon"]', 'link[rel="manifest"]'])
      expect.soft(all(kind, 'href'), `${file}: ${kind}`).not.toEqual([]);
    const values = [
      ...all('[href]', 'href'),
      ...all('[src]', 'src'),
      ...all('[property$=":image"]', 'content'),
    ];
    for (const target of values.map((value) => new URL(value, origin + url))) {
      if (target.origin !== origin) continue;
      const page = pageAt(target.pathname);
      // A browser writes the id `the ring` as `#the%20ring`.
      const places = page?.all('[id]', 'id').map((id) => new URL(`#${id}`, origin).hash);
      if (places) expect.soft(['', '#top', ...places], `${file}: ${target}`).toContain(target.hash);
      else expect.soft(isFile(target.href), `${file}: ${target}`).toBe(true);
    }
  }
});

test('search engines find every page once, by its URL, and not the 404 page', () => {
  const urlOf = ({ url }: { url: string }) => new URL(url, origin).href;
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(url!).href);
  expect(listed.sort()).toEqual(published.map(urlOf).sort());
  expect(read('robots.txt').split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(read('robots.txt')).not.toMatch(/^Disallow: \/$/m);
  for (const page of published) {
    const [canonical] = page.all('link[rel="canonical"]', 'href');
    expect(new URL(canonical!).href).toBe(urlOf(page));
  }
  const hidden = site.filter(({ all }) => all('[name="robots"]', 'content').join().includes('noindex'));
  expect(hidden.map(({ file }) => file)).toEqual(['404.html']);
});

test('security.txt has the contact, the expiry date, the language and its own URL', () => {
  expect(read('.well-known/security.txt').split('\n')).toEqual([
    `Contact: mailto:${brand.email}`,
    `Expires: ${securityUntil}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]);
});

test('the bytes of a page stay within their budgets, and no stylesheet or script delays its first paint', () => {
  // The starter in tools/publish/fast.ts has the list of the page's scripts.
  const startedBy = (html: string, isData: boolean) =>
    [...(/\)\((\["\/_next[^\]]+\])/.exec(html)?.[1] ?? '').matchAll(/"([^"]+)"/g)]
      .map(([, src]) => src!)
      .filter((src) => src.includes('/data-') === isData)
      .map(read);
  expectWithin('page', ({ html }) => [html]);
  expectWithin('styles', ({ document }) =>
    [...document.querySelectorAll('style')].map((style) => style.textContent),
  );
  expectWithin('scripts', ({ html }) => startedBy(html, false));
  expectWithin('data', ({ html }) => startedBy(html, true));
  for (const { document } of site)
    expect(document.querySelector('link[rel="stylesheet"], script[src]:not([nomodule])')).toBeNull();
});

test('every page has one policy, before everything that it applies to, which allows only what the page needs', () => {
  for (const { file, html, all } of site) {
    const [policy = '', ...others] = all('[http-equiv="Content-Security-Policy"]', 'content');
    expect(others, file).toEqual([]);
    expect(html, file).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    // React writes styles as attributes.
    expect(policy.replace(/ 'sha256-[\w+/=]+'/g, ''), file).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
        `connect-src 'self' http://localhost:${ports.backend}; frame-src 'none'; object-src 'none'; ` +
        "base-uri 'none'; form-action 'none'",
    );
  }
});
