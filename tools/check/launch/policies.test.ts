/** @jest-environment node */
import type { Changes } from './fixtures/export';
import { createHash } from 'node:crypto';
import { policies } from './policies';
import { backendOrigin, testExport } from './fixtures/export';

/** What is found in the test export with these changes. */
const find = async (changes?: Changes) => policies(await testExport(changes), backendOrigin);

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('every page has its policy twice', async () => {
  expect((await find()).status).toBe('done');
});

test('a missing file of headers is found', async () => {
  expect(await find({ _headers: undefined })).toMatchObject({
    status: 'blocked',
    detail: '_headers is missing',
  });
});

test.each(['/contact', '/*'])('headers without a rule for %s are found', async (path) => {
  const { detail } = await find({ _headers: (text) => text.replace(`${path}\n`, '/other\n') });
  expect(detail).toBe(`_headers has no policy for ${path}`);
});

test.each(['contact.html', '404.html'])('%s without a policy is found', async (file) => {
  const { detail } = await find({ [file]: (html) => html.replace('Content-Security-Policy', 'x') });
  expect(detail).toBe(`${file} carries no policy`);
});

test.each([
  ['style-src', 'style-src-elem', ['has style-src-elem, which the build never writes', 'lacks style-src']],
  [
    /script-src [^;]+/,
    "script-src * 'unsafe-inline'",
    ["allows * 'unsafe-inline' by script-src, which nothing needs"],
  ],
  [
    /script-src [^;]+/,
    'script-src *; script-src $&',
    ['allows * by script-src, which nothing needs', 'names script-src more than once'],
  ],
  ["base-uri 'none'; ", '', ['lacks base-uri']],
  [` ${backendOrigin}`, '', [`lacks ${backendOrigin} in connect-src`]],
])('%s changed to "%s" is found in the page and in _headers', async (from, to, problems) => {
  const change = (text: string) => text.replace(from, to);
  const lines = (where: string) => problems.map((problem) => `contact.html: ${where} ${problem}`);

  const inPage = await find({ 'contact.html': change });
  expect(inPage.detail.split('\n').sort()).toEqual(lines('the policy in it').sort());

  const inHeaders = await find({
    _headers: (text) => text.replace(/(?<=\n\/contact\n)(.+\n)+/, change),
  });
  expect(inHeaders.detail.split('\n').sort()).toEqual(lines('the policy for /contact in _headers').sort());
});

test('a looser policy of unknown addresses is found', async () => {
  const { detail } = await find({ _headers: (text) => text.replace("media-src 'self'", 'media-src *') });
  expect(detail).toBe(
    'the site: the policy for /* in _headers allows * by media-src, which nothing needs\n' +
      "the site: the policy for /* in _headers lacks 'self' in media-src",
  );
});

test('a page whose rule adds its policy to that of all addresses is found', async () => {
  const { detail } = await find({
    _headers: (text) => text.replace('/contact\n  ! Content-Security-Policy\n', '/contact\n'),
  });
  expect(detail).toBe('_headers has 2 policies for /contact');
});

test.each([
  ['script', '<script>alert(1)</script>', 'script-src'],
  ['style', '<style>p{}</style>', 'style-src'],
])('a %s that was added after the build is found', async (kind, element, directive) => {
  const { detail } = await find({ 'contact.html': (html) => html.replace('<h1>', `${element}<h1>`) });
  const changed = 'something changed it after the build';
  expect(detail.split('\n')).toEqual([
    `contact.html has a ${kind} that the policy in it does not allow by ${directive}: ${changed}`,
    `contact.html has a ${kind} that the policy for /contact in _headers does not allow by ${directive}: ${changed}`,
    `the site has a ${kind} that the policy for /* in _headers does not allow by ${directive}: ${changed}`,
  ]);
});

test.each([
  ['<a onclick="go()">Go</a>', '<a> has the attribute onclick, which the security policy blocks.'],
  ['<p style="color:red">', '<p> has the attribute style, which the security policy blocks.'],
  ['<iframe></iframe>', 'A frame has 0 links instead of one to its player.'],
])('%s, which no policy allows, is found', async (element, problem) => {
  const { detail } = await find({ 'contact.html': (html) => html.replace('<h1>', `${element}<h1>`) });
  expect(detail).toBe(`contact.html fits no policy: ${problem}`);
});

test('a policy that stands too late, or twice, is found', async () => {
  const meta = /<meta http-equiv[^>]+>/;
  const late = await find({
    'contact.html': (html) => html.replace(meta, '').replace('</head>', `${meta.exec(html)?.[0]}</head>`),
  });
  expect(late.detail).toBe('contact.html carries its policy at another place than the build puts it');
  const twice = await find({ 'contact.html': (html) => html.replace(meta, '$&$&') });
  expect(twice.detail).toBe('contact.html carries 2 policies');
});

test('a script file that changed after the build is found', async () => {
  const script = `<script src="/a.js" integrity="${sha256('go()')}"></script>`;
  const isAbout = /contact\.html does not allow \/a\.js as it is: something changed it after the build/;
  const page = (html: string) => html.replace('<h1>', `${script}<h1>`);
  expect((await find({ 'contact.html': page, 'a.js': 'go()' })).detail).not.toMatch(isAbout);
  expect((await find({ 'contact.html': page, 'a.js': 'stop()' })).detail).toMatch(isAbout);
});
