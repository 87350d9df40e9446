/** @jest-environment node */
import vm from 'node:vm';
import { lowerCase, redirects, testSite } from '../fixtures/site';
import { caching, fileHeaders, pageHeaders } from '../headers';
import { cloudFrontFunctions } from './cloudfront';

const { pages, notFound, sitePolicy } = testSite;

describe('CloudFront', () => {
  const { request, response } = cloudFrontFunctions(testSite);

  function invoke(source: string, event: object) {
    // Objects from another context have other prototypes. The copy has the usual ones.
    return JSON.parse(JSON.stringify(vm.runInNewContext(`${source}; handler(${JSON.stringify(event)})`)));
  }

  const ask = (uri: string, querystring: object = {}) => invoke(request, { request: { uri, querystring } });

  const answer = (uri: string, statusCode = 200) =>
    invoke(response, {
      request: { uri },
      response: { statusCode, headers: { 'cache-control': { value: 'no-store' }, etag: { value: '"1"' } } },
    });

  const asCloudFront = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(lowerCase(headers)).map(([name, value]) => [name, { value }]));

  test.each([
    ['/', '/index.html'],
    ['/contact', '/contact.html'],
    ['/unknown', '/404.html'],
    ['/contact/unknown', '/404.html'],
    ['/media/hero-a.mp4', '/media/hero-a.mp4'],
    ['/_next/static/b.1/name', '/404.html'],
  ])('fetches %s from %s', (path, file) => {
    expect(ask(path)).toEqual({ uri: file, querystring: {} });
  });

  test.each(redirects)('redirects %s to %s permanently', (alias, path) => {
    expect(ask(alias)).toMatchObject({ statusCode: 308, headers: { location: { value: path } } });
  });

  test('keeps the query in a redirect', () => {
    const querystring = {
      a: { value: '1' },
      b: { value: '3', multiValue: [{ value: '2' }, { value: '3' }] },
    };
    expect(ask('/contact/', querystring).headers.location.value).toBe('/contact?a=1&b=2&b=3');
  });

  test.each(pages)('sends $path with its headers and status 200', (page) => {
    const sent = { statusCode: 200, headers: { ...asCloudFront(pageHeaders(page)), etag: { value: '"1"' } } };
    // The documentation does not say whether this event has the URL from before or after the request function.
    for (const uri of [page.path, `/${page.file}`]) expect(answer(uri)).toEqual(sent);
  });

  test.each(['/unknown', '/404.html'])('sends %s with status 404 and the policy of the 404 page', (uri) => {
    const { statusCode, headers } = answer(uri);
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject(asCloudFront(pageHeaders(notFound)));
  });

  test('keeps the status 304', () => {
    expect(answer('/404.html', 304).statusCode).toBe(304);
  });

  test.each([
    ['/media/hero-a.mp4', caching.immutable],
    ['/_next/static/chunks/a.js', caching.immutable],
    ['/icons/icon.svg', caching.revalidated],
  ])("sends %s with the site's policy and the Cache-Control %s", (uri, cached) => {
    expect(answer(uri).headers).toMatchObject(
      asCloudFront({ ...fileHeaders(testSite), 'Cache-Control': cached }),
    );
  });

  test('refuses a function over 10 KB', () => {
    const spare = 10_240 - Buffer.byteLength(response);
    const longer = (more: number) => ({ ...testSite, sitePolicy: sitePolicy + 'x'.repeat(more) });
    expect(() => cloudFrontFunctions(longer(spare))).not.toThrow();
    expect(() => cloudFrontFunctions(longer(spare + 1))).toThrow(
      'The CloudFront function for the viewer response would have 10241 bytes',
    );
  });
});
