import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { hero } from '@/lib/content/home';
import { readSettings } from '@/lib/build/read-settings';
import { site } from '@/lib/content/site';
import { elementsOf } from '../tools/publish/markup';
import { ports } from './helpers/ports';
import { pages } from './helpers/test';

// The raw files, as a crawler reads them: no browser opens a page here.
const read = (file: string) => readFileSync(path.join('out', file), 'utf8');
const html = { '/': 'index.html', '/contact': 'contact.html', '/vr-tour': 'vr-tour.html' } as const;
// As the build reads it.
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const origin = readSettings(process.env).siteUrl;
const address = (pagePath: string) => new URL(pagePath, origin).href;

/** Attributes of a page's elements of a name. */
const elements = (source: string, tag: string) =>
  elementsOf(source)
    .filter(({ tagName }) => tagName === tag)
    .map(({ attrs }): Record<string, string> =>
      Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    );

/** The words in a part of a page, as a reader sees them. */
const wordsOf = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';

const metaContent = (source: string, name: string) =>
  elements(source, 'meta')
    .filter((meta) => meta.name === name || meta.property === name)
    .map(({ content }) => content);

for (const { name, path: pagePath } of pages) {
  test(`the ${name} page tells search engines and other sites what it is`, async () => {
    const source = read(html[pagePath]);

    await test.step('its description is its own', () => {
      expect(metaContent(source, 'description')[0]?.length).toBeGreaterThan(30);
    });

    await test.step('it names its canonical address', () => {
      const canonical = elements(source, 'link').filter(({ rel }) => rel === 'canonical');
      expect(canonical.map(({ href }) => new URL(href!).href)).toEqual([address(pagePath)]);
    });

    await test.step('its social card has 1200 x 630 pixels and an absolute address', async () => {
      for (const property of ['og:image', 'twitter:image']) {
        const [image] = metaContent(source, property);
        expect(image).toMatch(new RegExp(`^${origin}/cards/`));
        const { width, height } = await sharp(path.join('out', new URL(image!).pathname)).metadata();
        expect({ width, height }).toEqual({ width: 1200, height: 630 });
      }
      expect(metaContent(source, 'twitter:card')).toEqual(['summary_large_image']);
      expect(metaContent(source, 'og:url').map((url) => new URL(url!).href)).toEqual([address(pagePath)]);
    });

    await test.step('its structured data parses', () => {
      const blocks = [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      const types = blocks.flatMap(([, json]) => {
        const data = JSON.parse(json!);
        return (data['@graph'] ?? [data]).map((entry: { '@type': string }) => entry['@type']);
      });
      const expected = [
        site.address ? 'EntertainmentBusiness' : 'Organization',
        'WebSite',
        ...(pagePath === '/' ? [] : ['BreadcrumbList']),
      ];
      expect(types.sort()).toEqual(expected.sort());
    });

    await test.step('it may be indexed', () => {
      expect(metaContent(source, 'robots').join()).not.toContain('noindex');
    });
  });

  test(`the ${name} page holds no address of this machine, no style attribute and no inline handler`, () => {
    const source = read(html[pagePath]);
    // The one exception is the backend that the specs talk to, which is built into a script and its page's policy.
    const withoutBackend = source.replace(`connect-src 'self' http://localhost:${ports.backend};`, '');
    expect(withoutBackend).not.toMatch(/localhost|127\.0\.0\.1/);
    expect(source).not.toMatch(/<[^>]+\sstyle="/);
    expect(source).not.toMatch(/<[^>]+\son[a-z]+="/);
  });
}

test('every page has a title of its own', () => {
  const titles = pages.map(({ path: pagePath }) => /<title>([^<]+)/.exec(read(html[pagePath]))?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(pages.length);
});

test('the title stands in the exported HTML', () => {
  const heading = elementsOf(read('index.html')).find(({ tagName }) => tagName === 'h1')!;
  expect(wordsOf(heading)).toBe(hero.title.map((line) => line.text).join(' '));
});

test('the 404 page is not indexed', () => {
  expect(metaContent(read('404.html'), 'robots').join()).toContain('noindex');
});

test('the sitemap holds exactly the three pages', () => {
  const locations = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc!).href,
  );
  expect(locations.sort()).toEqual(pages.map((page) => address(page.path)).sort());
});

test('robots.txt allows all and names the sitemap', () => {
  expect(read('robots.txt')).toContain('Allow: /');
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the icons that the pages and the manifest name exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...elements(read('index.html'), 'link')
      .filter(({ rel }) => /icon/.test(rel ?? ''))
      .map(({ href }) => href!),
  ];
  expect(icons.length).toBeGreaterThan(4);
  for (const icon of icons) expect(existsSync(path.join('out', icon.split('?')[0]!)), icon).toBe(true);
});

test('every file and page that the pages link to exists', () => {
  for (const file of [...Object.values(html), '404.html']) {
    const source = read(file);
    const targets = [
      ...elements(source, 'a'),
      ...elements(source, 'link'),
      ...elements(source, 'img'),
      ...elements(source, 'script'),
    ]
      .map(({ href, src }) => href ?? src)
      .filter((target): target is string => Boolean(target?.startsWith('/')));
    for (const target of targets) {
      const [pathname = '/', hash] = target.split('#');
      const page = html[pathname as keyof typeof html];
      expect(existsSync(path.join('out', page ?? pathname.split('?')[0]!)), `${file} to ${target}`).toBe(
        true,
      );
      if (hash) expect(read(page ?? file)).toContain(`id="${hash}"`);
    }
  }
});
