/** @jest-environment node */
import { links, outsideLinks } from './links.mjs';
import { origin, testExport } from './test-export.mjs';

/**
 * The test export with another link on the page of a file.
 * @param {string} href
 */
const exportWith = (href, file = 'contact.html') =>
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
  const site = await exportWith(`https://elsewhere.org/a">A</a><a href="${own}`);
  expect(outsideLinks(site)).toEqual(['https://elsewhere.org/a']);
});
