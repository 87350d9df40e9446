/** @jest-environment node */
import { links, outsideLinks } from './links';
import { origin, testExport } from './fixtures/export';

/** The test export with another link on the page of a file. */
const exportWith = (href: string, file = 'contact.html') =>
  testExport({ [file]: (html) => html.replace('<h1>', `<a href="${href}">Link</a><h1>`) });

test.each([
  '/',
  '/vr-tour',
  '/vr-tour#main',
  '#form',
  '#',
  '#top',
  'contact#form',
  '/icon.svg',
  `${origin}/vr-tour?a=b#main`,
  'mailto:hello@ringandrack.com?subject=Hello',
  'tel:+15551234567',
  'https://other.org/none',
])('%s leads somewhere', async (href) => {
  expect(links(await exportWith(href)).status).toBe('done');
});

test.each([
  ['/none', 'leads to no page or file'],
  ['/none.pdf', 'leads to no page or file'],
  ['/404', 'leads to no page or file'],
  [`${origin}/none`, 'leads to no page or file'],
  ['#none', 'leads to a place that contact.html does not have'],
  ['/vr-tour#form', 'leads to a place that vr-tour.html does not have'],
  ['mailto:hello', 'has no e-mail address'],
  ['https://', 'is no address'],
  ['javascript:alert(1)', 'has the scheme "javascript:", which no link may have'],
  [' JavaScript:alert(1)', 'has the scheme "javascript:", which no link may have'],
  ['data:text/html,Hello', 'has the scheme "data:", which no link may have'],
  ['vbscript:x', 'has the scheme "vbscript:", which no link may have'],
  [`blob:${origin}/1`, 'has the scheme "blob:", which no link may have'],
  ['file:///etc/passwd', 'has the scheme "file:", which no link may have'],
])('%s %s', async (href, problem) => {
  expect(links(await exportWith(href))).toMatchObject({
    status: 'blocked',
    detail: `contact.html: ${href} ${problem}`,
  });
});

test('the 404 page has places of its own', async () => {
  expect(links(await exportWith('#none', '404.html')).detail).toBe(
    '404.html: #none leads to a place that 404.html does not have',
  );
});

test('a place is found by its name as a browser writes it', async () => {
  const site = await testExport({
    'contact.html': (html) => html.replace('<h1>', '<a href="#the%20ring">Link</a><h1 id="the ring">'),
  });
  expect(links(site).status).toBe('done');
});

test('links to other sites are known, each once, and those to the own address are not among them', async () => {
  const own = `${origin}/vr-tour`;
  const site = await exportWith(
    `https://elsewhere.org/a">A</a><a href="${own}"></a><a href="//elsewhere.org/b"></a><a href="HTTPS://elsewhere.org/a`,
  );
  expect(outsideLinks(site)).toEqual(['https://elsewhere.org/a', 'https://elsewhere.org/b']);
});

test('a long link is told by its beginning', async () => {
  const { detail } = links(await exportWith(`data:,${'a'.repeat(200)}`));
  expect(detail).toBe(`contact.html: data:,${'a'.repeat(94)} has the scheme "data:", which no link may have`);
});
