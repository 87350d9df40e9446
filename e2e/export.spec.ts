import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test } from 'playwright/test';
import postcss from 'postcss';
import { sections } from '@/lib/content/home/sections';
import { language, securityUntil, site as brand } from '@/lib/content/site';
import { brokenLinks, readExport } from '../tools/check/exported-site';
import { ports } from './serve-with-faults';
import { everyPage, missingPage, pages } from './helpers/test';

/**
 * In bytes with brotli. A server sends 14,200 in its first ten packets, without waiting for an answer: they hold the styles
 * and the first section of each page.
 */
const budgets = { firstSection: 14_200, page: 16_000, styles: 8_800, scripts: 133_000, data: 16_000 };

const read = (file: string) => readFileSync(path.join('out', file), 'utf8');

const files: Record<string, string> = { '/': 'index.html', [missingPage]: '404.html' };

const site = everyPage.map(({ path: url }) => {
  const file = files[url] ?? `${url.slice(1)}.html`;
  const html = read(file);
  const { document } = new JSDOM(html).window;
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
  const [, started = '[]'] = /\)\((\["\/_next[^\]]+\])/.exec(html) ?? [];
  const scripts = (JSON.parse(started) as string[]).map((src) => ({
    isData: src.includes('/data-'),
    text: read(src),
  }));
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  return { url, file, html, document, all, scripts, styles };
});

const pageAt = (url: string) => site.find((page) => page.url === url)!;
const { origin } = new URL(pageAt('/').all('link[rel="canonical"]', 'href')[0]!);
const isFile = (url: string) => existsSync(path.join('out', decodeURI(new URL(url, origin).pathname)));

// One worker reads the pages once.
test.describe.configure({ mode: 'default' });

test('the export has these pages, and no folder that a host could serve instead', () => {
  const files = readdirSync('out').filter((file) => file.endsWith('.html'));
  expect(files.sort()).toEqual(site.map(({ file }) => file).sort());
  for (const file of files) expect(existsSync(path.join('out', file.replace('.html', ''))), file).toBe(false);
});

test('every link leads to a page or a place in one, and every file that a page names exists', () => {
  const { icons: listed } = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string }[] };
  // Browsers and phones request the last two without a link.
  const icons = [...listed.map(({ src }) => src), '/favicon.ico', '/apple-touch-icon.png'];
  for (const src of icons) expect.soft(isFile(src), src).toBe(true);

  for (const { file, url, all } of site) {
    for (const kind of ['icon', 'apple-touch-icon', 'manifest'])
      expect.soft(all(`link[rel="${kind}"]`, 'href'), `${file}: ${kind}`).not.toEqual([]);
    for (const target of all('[href*="#"]', 'href').map((href) => new URL(href, origin + url))) {
      const page = target.origin === origin && pageAt(target.pathname);
      if (!page) continue;
      // A browser writes the id `the ring` as `#the%20ring`.
      const places = page.all('[id]', 'id').map((id) => new URL(`#${id}`, origin).hash);
      expect.soft(['#top', ...places], `${file}: ${target}`).toContain(target.hash);
    }
  }
  expect(brokenLinks({ ...readExport('out'), siteUrl: origin })).toEqual([]);
});

test('the home page has its sections in order', () => {
  const titles = sections.flatMap((section) => {
    if ('heading' in section) return section.heading.title;
    return 'title' in section ? section.title.text : [];
  });
  const headings = [...pageAt('/').document.querySelectorAll('main h2')];
  expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
});

test('search engines find every page once, by its URL, and not the 404 page', () => {
  const urls = pages.map((page) => new URL(page.path, origin).href);
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(url!).href);
  expect(listed.sort()).toEqual([...urls].sort());
  expect(read('robots.txt').split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(read('robots.txt')).not.toMatch(/^(Disallow: \/$|Host:)/m);
  const canonical = pages.map((page) => pageAt(page.path).all('link[rel="canonical"]', 'href'));
  expect(canonical.map(([url]) => new URL(url!).href)).toEqual(urls);
  const hidden = site.filter(({ all }) => all('[name="robots"]', 'content').join().includes('noindex'));
  expect(hidden.map(({ file }) => file)).toEqual(['404.html']);
});

test('the licenses of the font, Next.js and React come with the export', () => {
  for (const owner of ['The Archivo Project Authors', 'Vercel, Inc.', 'Meta Platforms, Inc.'])
    expect(read('licenses.txt')).toContain(owner);
});

test('security.txt has the contact, the expiry date, the language and its own URL', () => {
  expect(read('.well-known/security.txt').split('\n')).toEqual([
    `Contact: mailto:${brand.email}`,
    `Expires: ${securityUntil}T00:00:00.000Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]);
});

test('nothing of the schema of the content reaches a browser', () => {
  const scripts = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts).not.toEqual([]);
  for (const file of scripts)
    expect(read(file), file).not.toMatch(/ZodError|invalid_type|Write a text without a space/);
});

test('the bytes of each page are within their budgets, and no file delays its first paint', () => {
  for (const { file, html, document, scripts, styles } of site) {
    const textsOf = (isData: boolean) =>
      scripts.filter((script) => script.isData === isData).map(({ text }) => text);
    const texts = {
      firstSection: [html.slice(0, html.indexOf('</section>'))],
      page: [html],
      styles: [styles],
      scripts: textsOf(false),
      data: textsOf(true),
    };
    for (const kind of Object.keys(budgets) as (keyof typeof budgets)[]) {
      const bytes = texts[kind].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
      // Only the home page is larger than what comes in the first packets.
      const isWhole = kind === 'page' && file !== 'index.html';
      const budget = isWhole ? budgets.firstSection : budgets[kind];
      expect.soft(bytes, `${file}: ${kind}`).toBeLessThanOrEqual(budget);
      if (file === 'index.html') expect.soft(bytes, kind).toBeGreaterThan(0);
    }
    const blocking = 'link[rel="stylesheet"], script[src]:not([nomodule])';
    expect(document.querySelector(blocking), file).toBeNull();
  }
});

test('elements that only React’s data has are styled once scripts show them', () => {
  const stylesheets = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const allStyled = classesIn(stylesheets.map(read).join(''));
  const words = (text: string) => new Set(text.match(/[\w-]+/g));
  // React's data of every page has the 404 page, too.
  const missing = words(pageAt(missingPage).html);
  for (const { file, scripts, styles } of site) {
    const styled = classesIn(styles);
    for (const { text } of scripts.filter(({ isData }) => isData)) {
      const named = [...words(text)].filter((word) => allStyled.has(word) && !missing.has(word));
      expect(
        named.filter((name) => !styled.has(name)),
        file,
      ).toEqual([]);
    }
  }
});

/** The classes that a stylesheet has declarations for. */
function classesIn(css: string): Set<string> {
  const names: string[] = [];
  postcss.parse(css).walkRules(({ selector, nodes }) => {
    if (nodes.length > 0) names.push(...(selector.match(/(?<=\.)[a-z_-][\w-]*/gi) ?? []));
  });
  return new Set(names);
}

test('every page has one policy, before everything that it applies to, which allows only what the page needs', () => {
  for (const { file, html, all } of site) {
    const [policy = '', ...others] = all('[http-equiv="Content-Security-Policy"]', 'content');
    expect(others, file).toEqual([]);
    expect(html, file).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    expect(policy.replace(/ 'sha256-[\w+/=]+'/g, ''), file).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
        `connect-src 'self' http://localhost:${ports.backend}; frame-src 'none'; object-src 'none'; ` +
        "base-uri 'none'; form-action 'none'",
    );
  }
});
