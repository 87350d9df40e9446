/** @jest-environment node */
import { createHash } from 'node:crypto';
import { backendOrigin, exportWith, testExport, type Changes } from './fixtures/export';
import { policies } from './policies';

const check = async (changes?: Changes) => policies(await testExport(changes), { backend: backendOrigin });
const checkWith = async (html: string) => policies(await exportWith(html), { backend: backendOrigin });

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const meta = /<meta http-equiv[^>]+>/;

test('accepts pages with their policies', async () => {
  expect((await check()).status).toBe('ok');
});

test.each<[string, Changes[string], string]>([
  ['_headers', undefined, '_headers is missing'],
  ['_headers', ['/contact\n', '/other\n'], '_headers has no policy for /contact'],
  ['_headers', ['/*\n', '/other\n'], '_headers has no policy for /*'],
  [
    '_headers',
    ['/contact\n  ! Content-Security-Policy\n', '/contact\n'],
    '_headers has 2 policies for /contact',
  ],
  [
    '_headers',
    [/media-src 'self'/, 'media-src *'],
    'the site: the policy for /* in _headers allows * in media-src, which nothing needs\n' +
      "the site: the policy for /* in _headers lacks 'self' in media-src",
  ],
  ['contact.html', ['Content-Security-Policy', 'x'], 'contact.html has no policy'],
  ['404.html', ['Content-Security-Policy', 'x'], '404.html has no policy'],
  ['contact.html', [meta, '$&$&'], 'contact.html has 2 policies'],
  [
    'contact.html',
    [/(<meta http-equiv[^>]+>)(.*?)<\/head>/s, '$2$1</head>'],
    'contact.html has its policy in a different place than the build puts it',
  ],
])('reports %s with the change %j', async (file, change, detail) => {
  expect(await check({ [file]: change })).toMatchObject({ status: 'problem', detail });
});

test.each([
  ['style-src', 'style-src-elem', ['has style-src-elem, which the build never writes', 'lacks style-src']],
  [
    /script-src [^;]+/,
    "script-src * 'unsafe-inline'",
    ["allows * 'unsafe-inline' in script-src, which nothing needs"],
  ],
  [
    /script-src [^;]+/,
    'script-src *; script-src $&',
    ['allows * in script-src, which nothing needs', 'names script-src more than once'],
  ],
  ["base-uri 'none'; ", '', ['lacks base-uri']],
  [` ${backendOrigin}`, '', [`lacks ${backendOrigin} in connect-src`]],
])('reports %s changed to "%s" in the page and in _headers', async (from, to, clauses) => {
  const change = (text: string) => text.replace(from, to);
  const inPage = await check({ 'contact.html': change });
  const inHeaders = await check({ _headers: (text) => text.replace(/(?<=\n\/contact\n)(.+\n)+/, change) });
  for (const [{ detail }, policy] of [
    [inPage, 'its own policy'],
    [inHeaders, 'the policy for /contact in _headers'],
  ] as const) {
    expect(detail.split('\n').sort()).toEqual(
      clauses.map((clause) => `contact.html: ${policy} ${clause}`).sort(),
    );
  }
});

test.each([
  ['script', '<script>alert(1)</script>'],
  ['style', '<style>p{}</style>'],
])('reports a %s that was added after the build', async (kind, element) => {
  const { detail } = await checkWith(element);
  expect(detail.split('\n')).toEqual([
    `contact.html: its own policy blocks a ${kind}, which changed after the build`,
    `contact.html: the policy for /contact in _headers blocks a ${kind}, which changed after the build`,
    `the site: the policy for /* in _headers blocks a ${kind}, which changed after the build`,
  ]);
});

test.each(['<a onclick="go()">Go</a>', '<p style="color:red">', '<iframe></iframe>'])(
  'reports %s, which no policy allows',
  async (element) => {
    expect((await checkWith(element)).detail).toMatch(/^contact\.html fits no policy: .+\.$/);
  },
);

test('reports a script file that changed after the build', async () => {
  const page: [string, string] = ['<h1>', `<script src="/a.js" integrity="${sha256('go()')}"></script><h1>`];
  const clause = 'contact.html blocks /a.js, which changed after the build';
  expect((await check({ 'contact.html': page, 'a.js': 'go()' })).detail).not.toContain(clause);
  expect((await check({ 'contact.html': page, 'a.js': 'stop()' })).detail).toContain(clause);
});
