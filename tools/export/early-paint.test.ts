/** @jest-environment node */
import { withEarlyPaint } from './early-paint';
import { elementsOf, textOf } from './markup';

const chunks = '/_next/static/chunks';
const files: Record<string, string> = {
  [`${chunks}/b.css`]: '.text{top:0}.menu{top:0}.room{top:0}.other{top:0}',
  [`${chunks}/a.css`]: '@font-face{src:url(../media/font.woff2)}.form{background:url(./plus.svg)}',
  [`${chunks}/react.js`]: 'react()',
  [`${chunks}/turbopack-1.js`]: 'start()',
  [`${chunks}/page.js`]: 'open="menu";load("static/chunks/later.js")',
  [`${chunks}/later.js`]: 'view="room"',
};
const urls = Object.keys(files);
const stylesheets = urls.slice(0, 2);
const early = '<script>fill()</script><script type="application/ld+json">{}</script>';
const data = ['TURBOPACK.push({})', 'self.__next_f.push([1,"1:\\u003cp>A & B $\\n other"])'];
const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`);
const [react = '', runtime, page] = urls.slice(2, 5).map((src) => `<script src="${src}" async=""></script>`);
const preload = `<link rel="preload" as="script" fetchPriority="low" href="${urls[4]}"/>`;

const exported = ({
  styles = links.join(''),
  head = preload + react + runtime,
  body = '<p class="text form" style="top:0" data-script="needed">A &amp; B</p>',
  tail = page + data.map((text) => `<script>${text}</script>`).join(''),
} = {}) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${styles}${head}` +
  `<script src="/polyfill.js" noModule=""></script></head><body>${body}${early}${tail}</body></html>`;

const fast = (html: string) => withEarlyPaint(html, (url) => files[url]!)!;
const { html, dataFile } = fast(exported());
const [style = '', starter = ''] = ['style', 'script'].map((name) =>
  textOf(elementsOf(html).findLast(({ tagName }) => tagName === name)!),
);

test('the page gets the styles that it or a script names, with absolute URLs', () => {
  expect(style).toBe(
    '.text{top:0}.menu{top:0}.room{top:0}@font-face{src:url(/_next/static/media/font.woff2)}' +
      '.form{background:url(/_next/static/chunks/plus.svg)}',
  );
});

test('one script starts the file of React’s data first and the runtime last', () => {
  expect(dataFile!.text.endsWith(`;\n${data.join(';\n')}`)).toBe(true);
  const inOrder = [dataFile!.url, urls[2], urls[4], urls[3]];
  expect(starter.endsWith(`)(${JSON.stringify(inOrder)})`)).toBe(true);
});

test('before React starts, the data turns off the stylesheets that are inline', () => {
  expect(dataFile!.text).toContain(`)(${JSON.stringify(stylesheets)});\n${data[0]}`);
});

test('the rest of the page does not change', () => {
  const tail = `<script>${starter}</script>`;
  expect(html).toBe(exported({ styles: `<style>${style}</style>`, head: '', tail }));
});

test('the script and the stylesheet of another host stay as they are', () => {
  const other =
    '<script async="" src="https://a.example/a.js"></script><link rel="stylesheet" href="https://a.example/a.css"/>';
  expect(fast(exported({ head: other + preload + react + runtime })).html).toContain(other);
});

test('a page whose elements need no script gets none', () => {
  const { html, dataFile } = fast(exported({ body: '<p class="text">A</p>' }));
  expect(dataFile).toBeUndefined();
  expect(html).not.toContain(urls[2]);
});

test.each([
  ['no script files', { head: '', tail: `<script>${data[0]}</script>` }],
  ['no runtime', { head: preload + react }],
  ['no data for React', { tail: '' }],
  ['no stylesheets', { styles: '' }],
  ['a script of another kind', { body: '<script type="module" src="/a.js"></script>' }],
])('a page with %s is not recognized', (_, parts) => {
  expect(fast(exported(parts))).toBeUndefined();
});
