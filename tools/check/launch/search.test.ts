/** @jest-environment node */
import { origin, testExport } from './fixtures/export';
import { notFound, searchFiles } from './search';

const noindex = '<meta name="robots" content="noindex">';

test('accepts a sitemap with every page, whose home page may lack its slash', async () => {
  expect(searchFiles(await testExport()).detail).toBe('they let search engines find 3 pages');
  const site = await testExport({ 'sitemap.xml': [`${origin}/<`, `${origin}<`] });
  expect(searchFiles(site).status).toBe('ok');
});

test.each([
  ['sitemap.xml', `<loc>${origin}/contact</loc>`, '', `sitemap.xml lists ${origin}/contact 0 times`],
  ['sitemap.xml', '<urlset>', `$&<loc>${origin}/</loc>`, `sitemap.xml lists ${origin}/ 2 times`],
  [
    'sitemap.xml',
    '<urlset>',
    `$&<loc>${origin}/404</loc>`,
    `sitemap.xml lists ${origin}/404, which is not a page`,
  ],
  [
    'contact.html',
    `rel="canonical" href="${origin}/contact"`,
    `rel="canonical" href="${origin}"`,
    `contact.html has the canonical URL ${origin}/, not ${origin}/contact`,
  ],
  [
    'contact.html',
    '<title>',
    `${noindex}<title>`,
    'contact.html tells search engines to leave it out (noindex)',
  ],
  ['robots.txt', 'https://www', 'https://other', `robots.txt does not name ${origin}/sitemap.xml`],
  ['robots.txt', 'Allow: /', 'Disallow: /', 'robots.txt keeps search engines away'],
])('reports %s with "%s" changed to "%s"', async (file, from, to, detail) => {
  expect(searchFiles(await testExport({ [file]: [from, to] }))).toMatchObject({ status: 'problem', detail });
});

test('reports a missing sitemap and robots.txt', async () => {
  const { detail } = searchFiles(await testExport({ 'sitemap.xml': undefined, 'robots.txt': undefined }));
  expect(detail.split('\n')).toHaveLength(4);
});

test('accepts a 404 page, and reports a missing one', async () => {
  expect(notFound(await testExport()).status).toBe('ok');
  expect(notFound(await testExport({ '404.html': undefined })).detail).toBe('404.html is missing');
});

test.each([
  ['noindex', 'all', '404.html does not tell search engines to leave it out (noindex)'],
  ['href="/"', 'href="/contact"', '404.html has no link to the home page'],
])('reports a 404 page with %s changed to %s', async (from, to, detail) => {
  expect(notFound(await testExport({ '404.html': [from, to] })).detail).toBe(detail);
});
