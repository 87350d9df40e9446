/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTourVideo } from '../../lib/build/tour-video';
import { root } from '../run.mjs';
import { headersFor } from './headers';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const published = read('public/_headers');

test('a rule is for one path, or for all paths that start with it', () => {
  const file = '# Why\n/*\n  ! X\n  A: 1\n\n/b\n  B: 2\n\n/c/*\n  A: 3\n';
  expect(headersFor(file, '/')).toEqual({ A: '1' });
  expect(headersFor(file, '/b')).toEqual({ A: '1', B: '2' });
  expect(headersFor(file, '/c/d')).toEqual({ A: '1, 3' });
});

test('no response is framed, and none sends a form or loads a plugin', () => {
  expect(headersFor(published, '/')['Content-Security-Policy']).toBe(
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  );
});

test.each(['/_next/static/a.js', '/media/generated/a.avif'])(
  'browsers keep %s, whose name has a hash, for a year',
  (url) => {
    expect(headersFor(published, url)['Cache-Control']).toBe('public, max-age=31536000, immutable');
  },
);

test.each(['/', '/media/walkthrough.mp4', '/media/plates/belt.svg'])(
  'browsers ask again for %s, which can change',
  (url) => expect(headersFor(published, url)).not.toHaveProperty('Cache-Control'),
);

test.each(['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/123456789'])(
  'the player of %s gets the permissions that it asks for',
  (url) => {
    const video = parseTourVideo(url)!;
    const listed = new Map(
      headersFor(published, '/vr-tour')
        ['Permissions-Policy']!.split(', ')
        .map((entry) => entry.split('=') as [string, string]),
    );
    for (const feature of video.allow) {
      // For a permission that is not listed, only the `allow` of the frame decides.
      const origins = listed.get(feature) ?? `(self "${new URL(video.playerUrl).origin}")`;
      expect([feature, origins]).toEqual([feature, expect.stringContaining(new URL(video.playerUrl).origin)]);
      expect([feature, origins]).toEqual([feature, expect.stringMatching(/^\(self /)]);
    }
  },
);

describe.each(['/', '/_next/static/a.js', '/media/plates/bar.svg', '/media/generated/a.avif'])(
  'for %s, the same headers as in `_headers` are sent by',
  (url) => {
    const headers = headersFor(published, url);

    test('nginx, apart from those that a map sets by the type or the age of a file', () => {
      const config = read('docs/hosting/nginx.conf');
      const added = [...config.matchAll(/^ {2}add_header (\S+) "(.+)" always;$/gm)];
      const [, fallback, , forMedia] =
        /map \$uri \$site_policy \{\s+default (".+");\s+(~\^\/media\/) (".+");/.exec(config)!;
      const policy = (url.startsWith('/media/') ? forMedia : fallback)!.slice(1, -1);
      const [, permissions] = /~\^text\/html '(.+)';/.exec(config)!;
      expect({
        ...Object.fromEntries(added.map(([, name, value]) => [name, value])),
        'Content-Security-Policy': policy,
        'Permissions-Policy': permissions,
      }).toEqual({ ...headers, 'Cache-Control': undefined });
    });

    test('Vercel, where the last rule for a path decides', () => {
      const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
        read('docs/hosting/vercel.json'),
      ).headers;
      const matching = rules.filter(({ source }) => url.startsWith(source.replace('(.*)', '')));
      const sent = matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
      expect(Object.fromEntries(sent)).toEqual(headers);
    });
  },
);

test('a file that is opened by its address runs nothing and reads no storage', () => {
  expect(headersFor(published, '/media/plates/bar.svg')['Content-Security-Policy']).toMatch(
    /, script-src 'none'$/,
  );
});
