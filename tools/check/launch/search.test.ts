/** @jest-environment node */
import { notFound, searchFiles } from './search';
import { origin, testExport } from './fixtures/export';

const exportWith = (file: string, from: string, to: string) =>
  testExport({ [file]: (text) => text.replace(from, to) });

test('search engines are told of every page', async () => {
  expect(searchFiles(await testExport())).toMatchObject({ status: 'done', detail: '3 pages' });
});

test("the home page's address holds with a slash and without", async () => {
  expect(searchFiles(await exportWith('sitemap.xml', `${origin}/<`, `${origin}<`)).status).toBe('done');
});

test.each([
  [`<loc>${origin}/contact</loc>`, '', `sitemap.xml lists ${origin}/contact 0 times`],
  ['<url>', `<url><loc>${origin}/</loc></url><url>`, `sitemap.xml lists ${origin}/ 2 times`],
  ['<url>', `<url><loc>${origin}/404</loc></url><url>`, `sitemap.xml lists ${origin}/404, which is no page`],
])('a sitemap with %s changed into %p is wrong', async (from, to, problem) => {
  expect(searchFiles(await exportWith('sitemap.xml', from, to))).toMatchObject({
    status: 'blocked',
    detail: problem,
  });
});

test('a page with the canonical address of another is found', async () => {
  const site = await exportWith(
    'contact.html',
    `rel="canonical" href="${origin}/contact"`,
    `rel="canonical" href="${origin}"`,
  );
  expect(searchFiles(site).detail).toBe(`contact.html calls itself ${origin}/ instead of ${origin}/contact`);
});

test('a page that is kept from search engines is found', async () => {
  const site = await exportWith('contact.html', '<title>', '<meta name="robots" content="noindex"><title>');
  expect(searchFiles(site).detail).toBe('contact.html is kept from search engines (noindex)');
});

test.each([
  ['Sitemap: https://www', 'Sitemap: https://other', `robots.txt does not name ${origin}/sitemap.xml`],
  ['Allow: /', 'Disallow: /', 'robots.txt keeps search engines away'],
])('robots.txt with "%s" changed into "%s" is wrong', async (from, to, problem) => {
  expect(searchFiles(await exportWith('robots.txt', from, to)).detail).toBe(problem);
});

test('missing files are found', async () => {
  const { detail } = searchFiles(await testExport({ 'sitemap.xml': undefined, 'robots.txt': undefined }));
  expect(detail.split('\n')).toHaveLength(4);
});

test('the page of unknown addresses is there', async () => {
  expect(notFound(await testExport()).status).toBe('done');
  expect(notFound(await testExport({ '404.html': undefined }))).toMatchObject({
    status: 'blocked',
    detail: '404.html is missing',
  });
});

test.each([
  ['noindex', 'all', '404.html is not kept from search engines (noindex)'],
  ['href="/"', 'href="/contact"', '404.html has no link to the home page'],
])('a 404 page with %s changed into %s is wrong', async (from, to, problem) => {
  expect(notFound(await exportWith('404.html', from, to)).detail).toBe(problem);
});
