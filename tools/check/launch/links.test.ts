/** @jest-environment node */
import { exportWith, origin, testExport } from './fixtures/export';
import { links, outsideLinks } from './links';

const linking = (href: string) => exportWith(`<a href="${href}">Link</a>`);

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
])('accepts %s', async (href) => {
  expect(links(await linking(href)).status).toBe('ok');
});

test.each([
  ['/none', 'leads to no page or file'],
  ['/none.pdf', 'leads to no page or file'],
  ['/404', 'leads to no page or file'],
  [`${origin}/none`, 'leads to no page or file'],
  ['#none', 'leads to an id that contact.html does not have'],
  ['/vr-tour#form', 'leads to an id that vr-tour.html does not have'],
  ['mailto:hello', 'has no email address'],
  ['https://', 'is not a URL'],
  ['javascript:alert(1)', 'has the scheme "javascript:", which no link may have'],
  [' JavaScript:alert(1)', 'has the scheme "javascript:", which no link may have'],
  ['data:text/html,Hello', 'has the scheme "data:", which no link may have'],
  ['vbscript:x', 'has the scheme "vbscript:", which no link may have'],
  [`blob:${origin}/1`, 'has the scheme "blob:", which no link may have'],
  ['file:///etc/passwd', 'has the scheme "file:", which no link may have'],
])('reports that %s %s', async (href, clause) => {
  expect(links(await linking(href))).toMatchObject({
    status: 'problem',
    detail: `contact.html: ${href} ${clause}`,
  });
});

test('checks the links within the 404 page', async () => {
  expect(links(await testExport({ '404.html': ['<h1>', '<a href="#none"></a><h1>'] })).detail).toBe(
    '404.html: #none leads to an id that 404.html does not have',
  );
});

test('finds an id as a browser writes it', async () => {
  const site = await exportWith('<a href="#the%20ring">Link</a><p id="the ring">');
  expect(links(site).status).toBe('ok');
});

test('lists the links to other sites, each once', async () => {
  const hrefs = [
    'https://elsewhere.org/a',
    `${origin}/vr-tour`,
    '//elsewhere.org/b',
    'HTTPS://elsewhere.org/a',
  ];
  const site = await exportWith(hrefs.map((href) => `<a href="${href}"></a>`).join(''));
  expect(outsideLinks(site)).toEqual(['https://elsewhere.org/a', 'https://elsewhere.org/b']);
});

test('prints the start of a long link', async () => {
  const { detail } = links(await linking(`data:,${'a'.repeat(200)}`));
  expect(detail).toBe(`contact.html: data:,${'a'.repeat(94)} has the scheme "data:", which no link may have`);
});
