/** @jest-environment node */
import { testSite } from '../fixtures/site';
import { caching, fileHeaders, pageHeaders } from '../headers';
import { vercelConfig } from './vercel';

test('Vercel uses clean URLs, and the last rule that matches sets each header', () => {
  const { headers, ...settings } = vercelConfig(testSite) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(settings).toEqual({ cleanUrls: true, trailingSlash: false });
  const sent = (path: string) =>
    Object.fromEntries(
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    );
  for (const page of testSite.pages) expect(sent(page.path)).toEqual(pageHeaders(page));
  expect(sent('/unknown')).toEqual(fileHeaders(testSite));
  expect(sent('/media/hero-a.mp4')).toEqual({ ...fileHeaders(testSite), 'Cache-Control': caching.immutable });
});
