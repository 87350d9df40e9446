/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readHeaders } from './headers';

/** The headers that docs/hosting/vercel.json sets for a path: the last rule for it decides. */
function vercel(url: string) {
  type Rule = { source: string; headers: { key: string; value: string }[] };
  const rules: Rule[] = JSON.parse(readFileSync('docs/hosting/vercel.json', 'utf8')).headers;
  const matching = rules.filter(({ source }) => url.startsWith(source.replace('(.*)', '')));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** The headers that docs/hosting/nginx.conf adds to a page at a path. Each map begins with its default. */
function nginx(url: string) {
  const file = readFileSync('docs/hosting/nginx.conf', 'utf8');
  const values = new Map<string, string>();
  for (const [, from, name, cases] of file.matchAll(/^map (\S+) (\S+) {([^}]+)}/gm))
    for (const [, pattern, value] of cases!.matchAll(/^ +(?:default|~(\S+)) ["'](.+)["'];$/gm))
      if (new RegExp(pattern ?? '').test(from === '$uri' ? url : 'text/html')) values.set(name!, value!);
  const added = [...file.matchAll(/^ +add_header (\S+) (\S+|".+") always;$/gm)];
  return Object.fromEntries(added.map(([, name, text]) => [name, values.get(text!) ?? text!.slice(1, -1)]));
}

test.each(['/', '/_next/static/a.js', '/media/plates/bar.svg', '/media/generated/a.avif'])(
  'nginx and Vercel send for %s what `_headers` says',
  async (url) => {
    const sent = (await readHeaders('public/_headers'))(url);
    expect(sent).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      ...(/_next|generated/.test(url) && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    });
    expect(vercel(url)).toEqual(sent);
    // Other hosts have this as their default.
    expect(nginx(url)).toEqual({ 'Cache-Control': 'public, max-age=0, must-revalidate', ...sent });
  },
);
