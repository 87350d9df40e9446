/** @jest-environment node */
import { elementsOf, textOf } from './markup';
import { fastPage, rulesFor } from './fast';

const stylesheets = ['/_next/static/chunks/b.css', '/_next/static/chunks/a.css'];
const runtime = '/_next/static/chunks/turbopack-1.js';
const chunks = ['/_next/static/chunks/react.js', runtime, '/_next/static/chunks/page.js'];
const early = '<script>fill()</script><script type="application/ld+json">{}</script>';
const data = [
  'TURBOPACK.push({})',
  '(self.__next_f=[]).push([0])',
  'self.__next_f.push([1,"1:\\u003cp>A & B $\\n other"])',
];
const files: Record<string, string> = {
  [stylesheets[0]!]: '.text{top:0}.menu{top:0}.room{top:0}.other{top:0}',
  [chunks[0]!]: 'react()',
  [runtime]: 'start()',
  [chunks[2]!]: 'open="menu"',
  [stylesheets[1]!]: '@font-face{src:url(../media/font.woff2)}.form{background:url(./plus.svg)}',
};

const script = (src: string) => `<script src="${src}" async=""></script>`;

/** A page as Next.js exports it; each part can be replaced. */
const exported = ({
  styles = stylesheets
    .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`)
    .join(''),
  preload = `<link rel="preload" as="script" fetchPriority="low" href="${chunks[2]}"/>`,
  head = chunks.slice(0, 2).map(script).join(''),
  body = '<p class="text form" style="top:0" data-script="needed">A &amp; B</p>',
  tail = script(chunks[2]!) + data.map((text) => `<script>${text}</script>`).join(''),
} = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${styles}${preload}${head}` +
  `<script src="/polyfill.js" noModule=""></script></head><body>${body}${early}${tail}</body></html>`;

const fast = (html: string) => fastPage(html, (url) => files[url]!, 'view="room"')!;
const textsOf = (html: string, name: string) =>
  elementsOf(html)
    .filter(({ tagName }) => tagName === name)
    .map(textOf);

const { html, data: file } = fast(exported());

test('the page has the styles that it or a script names, with absolute URLs, in the place of its stylesheets', () => {
  expect(textsOf(html, 'style')).toEqual([
    '.text{top:0}.menu{top:0}.room{top:0}@font-face{src:url(/_next/static/media/font.woff2)}' +
      '.form{background:url(/_next/static/chunks/plus.svg)}',
  ]);
});

test('React’s data is a file, and one script starts it before the others, and the runtime last', () => {
  expect(file!.text).toBe(data.join(';\n'));
  const starter = textsOf(html, 'script').at(-1)!;
  const inOrder = [file!.url, chunks[0], chunks[2], runtime];
  expect(starter.endsWith(`)(${JSON.stringify(inOrder)},${JSON.stringify(stylesheets)})`)).toBe(true);
});

test('every other character stays', () => {
  const [style] = textsOf(html, 'style');
  const starter = textsOf(html, 'script').at(-1)!;
  const tail = `<script>${starter}</script>`;
  expect(html).toBe(exported({ styles: `<style>${style}</style>`, preload: '', head: '', tail }));
});

test('a page without an element that needs script has none of its scripts', () => {
  const { html, data } = fast(exported({ body: '<p class="text">A</p>' }));
  expect(data).toBeUndefined();
  expect(html).not.toContain('_next/static/chunks/react.js');
});

test.each([
  ['script files', exported({ head: '', tail: `<script>${data[0]}</script>` })],
  ['React’s data', exported({ tail: '' })],
  ['stylesheets', exported({ styles: '' })],
])('a page without %s is of an unknown form', (_part, page) => {
  expect(fast(page)).toBeUndefined();
});

test('a page with a script of another kind is of an unknown form', () => {
  expect(fast(exported({ body: '<script type="module" src="/a.js"></script>' }))).toBeUndefined();
});

describe('the styles of a page', () => {
  const used = '<p class="a_text">Words</p>\nopen?"b_open":element.dataset.state="ready"';

  test.each([
    ['a class of the page', '.a_text{top:0}'],
    ['a class that a script sets', '.b_open{top:0}'],
    ['an element of the page', 'p:not(.c_form){top:0}'],
    ['a choice', '.a_text>:is(:first-child,:nth-child(6)){top:0}:is(.c_form,.a_text) p{top:0}'],
    ['an attribute with a dot in its value', 'p[title="a.pdf"]{top:0}'],
    ['an animation', '@keyframes spin{33.3%{rotate:.5turn}to{rotate:1turn}}.a_text{animation:spin 1s}'],
  ])('keep %s', (_what, css) => {
    expect(rulesFor(css, used)).toBe(css);
  });

  test.each([
    ['a class that neither the page nor its scripts name', '.c_form{top:0}', ''],
    ['an animation that no rule names', '@media print{@keyframes spin{to{rotate:1turn}}}', ''],
    ['only the selectors with a missing class', '.a_text,.c_form .a_text,p{top:0}', '.a_text,p{top:0}'],
    ['a layer that loses all of its rules', '@layer a{@media print{.c_form p{top:0}}}@layer b;', '@layer b;'],
  ])('leave out %s', (_what, css, kept) => {
    expect(rulesFor(css, used)).toBe(kept);
  });
});
