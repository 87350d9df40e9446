/** @jest-environment node */
import { attribute, elementsOf, textOf } from '../markup';
import { isFast } from './is-fast';
import { fastPage, starter, UnknownPage } from './page';

const stylesheets = ['/_next/static/chunks/b.css', '/_next/static/chunks/a.css'];
const runtime = '/_next/static/chunks/turbopack-1.js';
const chunks = ['/_next/static/chunks/react.js', runtime, '/_next/static/chunks/page.js'];
const polyfill = '<script src="/_next/static/chunks/polyfill.js" noModule=""></script>';
const data = ['self.__next_f=[]', 'self.__next_f.push([1,"1:\\u003cp>A & B $\\n"])'];

const files: Record<string, string> = {
  [stylesheets[0]!]: '.text{top:0}.menu{top:0}',
  [stylesheets[1]!]: '.other{top:0}@font-face{src:url(../media/font.woff2)}.form{background:url(./plus.svg)}',
  [chunks[0]!]: 'react()',
  [runtime]: 'start()',
  [chunks[2]!]: 'open="menu"',
};
const read = (url: string) => files[url]!;

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const script = (src: string) => `<script src="${src}" async=""></script>`;
const inline = (text: string, id = '') => `<script${id}>${text}</script>`;

/** A page as Next.js exports it; each part can be replaced. */
const exported = (parts: { styles?: string; head?: string; body?: string; tail?: string } = {}) =>
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
  (parts.styles ?? stylesheets.map(link).join('')) +
  '<style data-precedence="bill" data-href="line">.line{top:0}</style>' +
  `<link rel="preload" as="script" fetchPriority="low" href="${chunks[2]}"/>` +
  `${parts.head ?? chunks.slice(0, 2).map(script).join('')}<title>A &amp; B</title>${polyfill}</head>` +
  `<body>${parts.body ?? '<p class="text form" data-script="needed">A &amp; B</p>'}` +
  `${parts.tail ?? inline('go()', ' id="_R_"') + script(chunks[2]!) + data.map((text) => inline(text)).join('')}</body></html>`;

const elementsNamed = (html: string, name: string) =>
  elementsOf(html).filter(({ tagName }) => tagName === name);

describe('a page that needs script', () => {
  const { page: html, data: file } = fastPage(exported(), read);

  test('has its styles in the place of its stylesheets, in their order, with absolute URLs', () => {
    const [style] = elementsNamed(html, 'style');
    expect(textOf(style!)).toBe(
      '.text{top:0}.menu{top:0}@font-face{src:url(/_next/static/media/font.woff2)}' +
        '.form{background:url(/_next/static/chunks/plus.svg)}',
    );
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('has its scripts in a template that names its stylesheets, React’s data first and the runtime last', () => {
    const [template] = elementsNamed(html, 'template');
    expect(attribute(template!, 'data-stylesheets')).toBe(stylesheets.join(' '));
    const found = elementsNamed(html, 'script').filter(
      (script) => attribute(script, 'type') === 'text/plain',
    );
    const inOrder = [file!.url, chunks[0], chunks[2], runtime];
    expect(found.map((script) => attribute(script, 'src'))).toEqual(inOrder);
  });

  test('has the text of its inline scripts in a file, and one script that starts the others', () => {
    expect(file!.text).toBe(['go()', ...data].join(';\n'));
    expect(elementsNamed(html, 'script').map(textOf).filter(Boolean)).toEqual([starter]);
  });

  test('keeps every other character', () => {
    const [style] = elementsNamed(html, 'style');
    const template = /<template.*?<\/template>/.exec(html)![0];
    expect(html).toBe(
      exported({
        styles: `<style>${textOf(style!)}</style>`,
        head: '',
        tail: `${template}<script>${starter}</script>`,
      }).replace(/<link rel="preload" as="script".*?\/>/, ''),
    );
  });
});

test("a page has no styles for what only React's data names", () => {
  const { page: html } = fastPage(exported({ tail: inline('"className":"other"') }), read);
  expect(textOf(elementsNamed(html, 'style')[0]!)).not.toContain('.other');
});

test('a page without an element that needs script has no script, and no styles for what scripts add', () => {
  const { page: html } = fastPage(exported({ body: '<p class="text">A</p>' }), read);
  expect(elementsNamed(html, 'script')).toEqual([]);
  expect(textOf(elementsNamed(html, 'style')[0]!)).not.toContain('.menu');
});

test.each([
  ['without a runtime', exported({ head: script(chunks[0]!) }), 'it has 0 scripts named turbopack, not 1'],
  ['without inline scripts', exported({ tail: '' }), 'it has no inline script'],
  ['without stylesheets', exported({ styles: '' }), 'it has no stylesheet'],
  [
    'with a module script',
    exported({ head: '<script type="module" src="/a.js"></script>' }),
    'it has a script with the attributes type, src',
  ],
  ['with an import map', exported({ head: '<script type="importmap">{}</script>' }), 'the attributes type'],
])('refuses a page %s', (_how, html, problem) => {
  expect(() => fastPage(html, read)).toThrow(UnknownPage);
  expect(() => fastPage(html, read)).toThrow(problem);
});

test('distinguishes a fast page from one as Next.js wrote it', () => {
  expect(isFast(fastPage(exported(), read).page)).toBe(true);
  expect(isFast(exported())).toBe(false);
  expect(isFast(exported({ styles: '' }))).toBe(false);
  expect(isFast(exported({ head: '', tail: '' }))).toBe(false);
});
