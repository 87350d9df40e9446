/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readHeaders } from './headers';

function vercel(url: string) {
  type Rule = { source: string; headers: { key: string; value: string }[] };
  const rules: Rule[] = JSON.parse(readFileSync('docs/hosting/vercel.json', 'utf8')).headers;
  const matching = rules.filter(({ source }) => url.startsWith(source.replace('(.*)', '')));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

test.each(['/', '/cards/home.jpg', '/_next/static/a.js', '/media/plates/bar.svg', '/media/generated/a.avif'])(
  'Vercel sends for %s what `_headers` says',
  async (url) => {
    const sent = (await readHeaders('public/_headers'))(url);
    expect(sent).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      ...(url.startsWith('/media') && {
        'Content-Security-Policy': expect.stringContaining("script-src 'none'"),
      }),
      ...(/_next|generated/.test(url) && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    });
    // Preview tools show the cards.
    expect('Cross-Origin-Resource-Policy' in sent).toBe(/^\/(_next|media)/.test(url));
    expect(vercel(url)).toEqual(sent);
  },
);
