import nextEnv from '@next/env';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { readSettings } from '@/lib/build/read-settings';
import { hero } from '@/lib/content/media/hero';
import { walkthrough } from '@/lib/content/media/walkthrough';
import { site as brand } from '@/lib/content/site';
import { landscapeLimits, portraitLimits, tourLimits } from '@/tools/studio/media/limits';
import { originProblems, siteUrl as siteUrlFinding } from '../tools/check/launch/urls';
import { budgets, firstView, firstViewBudget, KB, measure, type Costs } from '../tools/check/launch/budgets';
import { cards, icons } from '../tools/check/launch/cards';
import { metaContent, publishedPages, readExport, type Export } from '../tools/check/launch/export';
import { files } from '../tools/check/launch/files';
import { links } from '../tools/check/launch/links';
import { policies } from '../tools/check/launch/policies';
import { speed } from '../tools/check/launch/publishing';
import { notFound, searchFiles } from '../tools/check/launch/search';
import { textOf } from '../tools/publish/markup';
import { everyPage, pages } from './helpers/pages';
import { backend } from './helpers/ports';

// The files of the export, as a crawler reads them. No browser opens a page here.
let site: Export;

test.beforeAll(() => {
  site = readExport('out');
});

const pageOf = (file: string) => site.pages.find((page) => page.file === file)!;
const textsOf = (file: string, tag: string) =>
  pageOf(file)
    .elements.filter(({ tagName }) => tagName === tag)
    .map(textOf);

test('the export has these pages, and no folder that a host could show in their place', () => {
  expect(site.pages.map(({ file }) => file).sort()).toEqual(everyPage.map(({ file }) => file).sort());
  for (const { file } of everyPage)
    expect(existsSync(path.join('out', file.replace('.html', ''))), file).toBe(false);
});

// The other checks of `npm run check:launch` need the owner's own settings.
for (const [rule, check] of [
  ['the sitemap, robots.txt and the canonical links name every page once', searchFiles],
  ['the 404 page stays out of search results, and leads home', notFound],
  ['every link leads somewhere', links],
  ['every file that a page names exists', files],
  ['every page has a social card', cards],
  ['every page has its icons', icons],
  ['no stylesheet and no script delays the first paint of a page', speed],
  ['every page has the policy that it needs', (built: Export) => policies(built, { backend })],
] as const) {
  test(rule, async () => {
    expect(await check(site)).toMatchObject({ status: 'ok' });
  });
}

test('every page has the URL that is set, and none of this machine', () => {
  nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
  const { siteUrl } = readSettings(process.env);
  // Before launch, the URL that is set may be a placeholder.
  expect(siteUrlFinding(site, { siteUrl }).detail).toBe(originProblems(siteUrl).join('\n') || siteUrl);
  // The backend of these specs has a local URL, which the policy has to allow.
  for (const { html } of site.pages)
    expect(html.replace(`connect-src 'self' ${backend};`, '')).not.toMatch(/localhost|127\.0\.0\.1/);
});

test('every page has its own title and description', () => {
  const titles = publishedPages(site).map(({ file }) => textsOf(file, 'title').join());
  const descriptions = publishedPages(site).map((page) => metaContent(page, 'description') ?? '');
  expect(titles).not.toContain('');
  for (const description of descriptions) expect(description.length).toBeGreaterThan(30);
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(pages.length);
});

for (const { name, path, file } of pages) {
  test(`the ${name} page has structured data about the brand, the site and its place in it`, () => {
    const blocks = pageOf(file).html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    const types = [...blocks].flatMap(([, json]) => {
      const data = JSON.parse(json!);
      return (data['@graph'] ?? [data]).map((entry: { '@type': string }) => entry['@type']);
    });
    const expected = [
      brand.address ? 'EntertainmentBusiness' : 'Organization',
      'WebSite',
      ...(path === '/' ? [] : ['BreadcrumbList']),
    ];
    expect(types.sort()).toEqual(expected.sort());
  });
}

for (const { name, file } of everyPage) {
  test(`the ${name} page stays within its budgets`, () => {
    const costs = measure(pageOf(file).html, (url) => site.files.get(url)!);
    for (const [kind, budget] of Object.entries(budgets[file]!) as [keyof Costs, number][]) {
      const found = `${file}: ${kind} has ${costs[kind]} bytes of ${budget * KB}`;
      expect.soft(costs[kind], found).toBeLessThanOrEqual(budget * KB);
      // A budget of 0 means that the page has nothing of the kind. Otherwise, 0 bytes mean a wrong measurement.
      expect.soft(costs[kind] > 0, found).toBe(budget > 0);
    }
    if (file !== 'index.html') return;
    const bytes = firstView(costs);
    const limit = firstViewBudget * KB;
    expect(bytes, `${file}: the first view has ${bytes} bytes of ${limit}`).toBeLessThanOrEqual(limit);
  });
}

for (const [name, { sources }, limits] of [
  ['landscape hero', hero.landscape, landscapeLimits],
  ['portrait hero', hero.portrait, portraitLimits],
  ['walkthrough', walkthrough, tourLimits],
] as const) {
  for (const { src } of sources) {
    const codec = src.includes('.av1.') ? 'av1' : 'h264';
    test(`the ${name} in ${codec} stays within the studio’s budget`, () => {
      const budget = limits.budgets[codec];
      const { length } = site.files.get(src)!;
      expect(length, `${src} has ${length} bytes of ${budget}`).toBeLessThanOrEqual(budget);
    });
  }
}
