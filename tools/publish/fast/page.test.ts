/** @jest-environment jsdom */
import { attribute, elementsOf, textOf } from '../markup';
import { finishPage, loader, pathOf } from './page';

const styleSheets = ['/_next/static/chunks/b.css', '/_next/static/chunks/a.css'];
const runtime = '/_next/static/chunks/turbopack-a.js';
const early = ['/_next/static/chunks/react.js', runtime];
const last = '/_next/static/chunks/main.js';
const polyfill = '/_next/static/chunks/polyfill.js';

const site: Parameters<typeof finishPage>[1] = {
  styleSheet: (href) => `a>b{content:"${href}"}`,
  integrity: (src) => `sha256-${src}`,
  isOurs: (moduleId) => moduleId === '20',
};

/** Rows of flight data: a component of Next's and one of ours. */
const nextsRow = '3:I[10,["$2"],"default",1]\n';
const ourRow = '4:I[20,["$2","/_next/static/chunks/menu.js"],"Menu"]\n';

const styleHints = styleSheets.map((href) => `:HL["${href}","style"]\n`).join('');
const styleLinks = styleSheets.map(
  (href, index) =>
    `["$","link","${index}",{"rel":"stylesheet","href":"${href}","precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`,
);
const inlineStyles = styleSheets.map(
  (href, index) => `["$","style","${index}",{"precedence":"next","href":"${href}","children":""}]`,
);

/** Scripts of ours as they stand in the page, and in flight data: with their text, or with the row that holds it. */
const ownScripts =
  '<script type="speculationrules">{"prefetch":[]}</script>' +
  '<script type="application/ld+json">{"name":"</body>"}</script>';
const ownRows = [
  String.raw`["$","script",null,{"type":"speculationrules","dangerouslySetInnerHTML":{"__html":"{\"prefetch\":[]}"}}]`,
  '["$","script","data",{"dangerouslySetInnerHTML":{"__html":"$5"},"type":"application/ld+json"}]',
];

/** Flight data, which names a page's style sheets twice, as Next's does. */
const flightData = ({
  components = nextsRow + ourRow,
  hints = styleHints,
  styles = styleLinks,
  words = 'Words',
  scripts = ownRows,
}: { components?: string; hints?: string; styles?: string[]; words?: string; scripts?: string[] } = {}) =>
  `1:"$Sreact.fragment"\n2:"/_next/static/chunks/next.js"\n${components}${hints}` +
  ':HL["/_next/static/media/a.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n' +
  `0:{"f":[[${styles}],["$","$L4",null,{"children":${JSON.stringify(words)}}],${scripts}],"G":[[${styles}]]}\n`;

const chunk = (src: string) => `<script src="${src}" async=""></script>`;

const bootstrap = 'globalThis.TURBOPACK=["runtime"]';
const firstPush = '(self.__next_f=self.__next_f||[]).push([0])';

/** The scripts that Next writes flight data in, in pieces that end anywhere in a row. */
const pushes = (flight: string) =>
  (flight.match(/.{1,50}/gs) ?? [])
    .map((piece) => JSON.stringify([1, piece]).replaceAll('<', '\\u003c'))
    .map((push) => `<script>self.__next_f.push(${push})</script>`)
    .join('');

/** A page as Next writes it, with what the step must leave alone in odd spelling. */
const page = ({
  styles = styleSheets
    .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`)
    .join(''),
  preload = `<link rel="preload" as="script" fetchPriority="low" href="${last}"/>`,
  chunks = early.map(chunk).join(''),
  nomodule = `<script src="${polyfill}" noModule=""></script>`,
  own = ownScripts,
  tail = nextsTail(flightData()),
}: {
  styles?: string;
  preload?: string;
  chunks?: string;
  nomodule?: string;
  own?: string;
  tail?: string;
} = {}) =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  `${styles}<style data-precedence="bill" data-href="line-1">.line-1>:nth-child(1){top:0}</style>${preload}${chunks}` +
  `<title>A &amp; B</title>${nomodule}</head><body><div hidden=""><!--$--><!--/$--></div>` +
  "<P Class=odd>Words<!-- --> &nbsp;ü $& $' </body> <br></p>" +
  `${own}${tail}</body></html>`;

/** What Next ends a page with. */
const nextsTail = (flight: string) =>
  `<script id="_R_">${bootstrap}</script>${chunk(last)}<script>${firstPush}</script>${pushes(flight)}`;

const pageWith = (flight: string) => page({ tail: nextsTail(flight) });

const finished = finishPage(page(), site);

/** What becomes of the flight data of a page. */
const finishedFlight = (parts = {}) =>
  flightData({ hints: '', styles: inlineStyles, scripts: ['null', 'null'], ...parts });

const scriptsOf = (html: string) => elementsOf(html).filter(({ tagName }) => tagName === 'script');

/**
 * Runs a page's script as a browser does.
 * @param html a finished page
 * @returns what Next's and React's code finds when it starts
 */
function run(html: string) {
  const inline = scriptsOf(html).find((script) => textOf(script).includes('__next_f'));
  if (!inline) throw new Error('The page has no script with flight data.');
  const scope = { TURBOPACK: undefined, __next_f: undefined };
  new Function('self', 'globalThis', textOf(inline))(scope, scope);
  return scope;
}

describe('a finished page', () => {
  test('has its style sheets in it, in their order, with their names as Next inlines them', () => {
    const [, style] = finished.split(/(<style data-precedence="next".*?<\/style>)/);
    expect(style).toBe(
      `<style data-precedence="next" data-href="${styleSheets.join(' ')}">` +
        `${styleSheets.map(site.styleSheet).join('')}</style>`,
    );
    expect(finished).not.toContain('rel="stylesheet"');
  });

  test('names its style sheets in flight data as styles, although its pieces end within rows', () => {
    expect(run(finished).__next_f).toEqual([[0], [1, finishedFlight()]]);
  });

  test('has no hint to fetch a style sheet, also after a row that ends without a line break', () => {
    const flight = flightData({ hints: `5:T5,Words${styleHints}` });
    expect(run(finishPage(pageWith(flight), site)).__next_f).toEqual([
      [0],
      [1, finishedFlight({ hints: '5:T5,Words' })],
    ]);
  });

  test('starts what Next starts before its flight data', () => {
    expect(run(finished).TURBOPACK).toEqual(['runtime']);
  });

  test('has its scripts wait in a template, in their order but the runtime last, with their integrity', () => {
    const waiting = /<template id="scripts">(.*)<\/template>/.exec(finished)?.[1] ?? '';
    expect(waiting).toBe(
      ['/_next/static/chunks/react.js', last, runtime]
        .map((src) => `<script src="${src}" type="text/plain" async integrity="sha256-${src}"></script>`)
        .join(''),
    );
    expect(finished.replace(waiting, '')).not.toMatch(/<script[^>]* async/);
    expect(finished).not.toMatch(/<link[^>]* as="script"/);
  });

  test('keeps the place of scripts for old browsers, with their integrity', () => {
    const others = ['/_next/static/chunks/old.js', polyfill];
    const html = page({
      nomodule: others.map((src) => `<script src="${src}" noModule=""></script>`).join(''),
    });
    expect(finishPage(html, site)).toContain(
      `<title>A &amp; B</title>${others
        .map((src) => `<script src="${src}" nomodule integrity="sha256-${src}"></script>`)
        .join('')}</head>`,
    );
  });

  test('has the scripts of ours in its head, out of the tree that React may draw anew', () => {
    const early = '<script data-early="">early()</script>';
    const row = '["$","script",null,{"data-early":true,"dangerouslySetInnerHTML":{"__html":"early()"}}]';
    const html = finishPage(
      page({ own: early + ownScripts, tail: nextsTail(flightData({ scripts: [row, ...ownRows] })) }),
      site,
    );
    const [head, body] = html.split('<body>');
    expect(head).toContain(early + ownScripts);
    expect(body).not.toContain(early);
    expect(run(html).__next_f).toEqual([[0], [1, finishedFlight({ scripts: ['null', 'null', 'null'] })]]);
  });

  test('is, in every other character, as it was', () => {
    const inPage = scriptsOf(finished).map(textOf).at(-2);
    const waiting = /<template id="scripts">.*<\/template>/.exec(finished)?.[0];
    expect(finished).toBe(
      page({
        styles: /<style data-precedence="next".*?<\/style>/.exec(finished)?.[0] + ownScripts,
        preload: '',
        chunks: '',
        own: '',
        nomodule: `<script src="${polyfill}" nomodule integrity="sha256-${polyfill}"></script>`,
        tail: `${waiting}<script>${inPage}</script><script>${loader}</script>`,
      }),
    );
  });

  test('is not ended by words in its flight data', () => {
    const words = '</script><!--<script></body>';
    const html = finishPage(pageWith(flightData({ words })), site);
    expect(run(html).__next_f).toEqual([[0], [1, finishedFlight({ words })]]);
    expect(scriptsOf(html)).toHaveLength(scriptsOf(finished).length);
  });

  test.each([
    ...styleHints.split('\n').slice(0, -1),
    ...styleLinks,
    ...ownRows,
    ourRow,
    ':HL["x.css","style"',
  ])('keeps the words %j in its flight data, short and long', (lookalike) => {
    const words = `Ünlike\n${lookalike}\n:`;
    const longText = `5:T${Buffer.byteLength(words).toString(16)},${words}`;
    const parts = { words, components: nextsRow + longText + ourRow };
    expect(run(finishPage(pageWith(flightData(parts)), site)).__next_f).toEqual([
      [0],
      [1, finishedFlight(parts)],
    ]);
  });

  test('finds a component of ours also in a row that follows a long text in its line', () => {
    const flight = flightData({ components: `${nextsRow}5:T5,Words${ourRow}` });
    expect(finishPage(pageWith(flight), site)).toContain(loader);
  });
});

describe('a page without a component of ours', () => {
  const html = finishPage(pageWith(flightData({ components: nextsRow })), site);

  test('has no script, and keeps its data and speculation rules', () => {
    expect(scriptsOf(html).map((script) => attribute(script, 'type'))).toEqual([
      'speculationrules',
      'application/ld+json',
    ]);
  });

  test('gets no script from words that look like a component of ours', () => {
    const words = `\n${ourRow}`;
    const components = `${nextsRow}5:T${words.length.toString(16)},${words}`;
    expect(finishPage(pageWith(flightData({ words, components })), site)).not.toContain('"scripts"');
  });

  test('is, but for its style sheets, as it was without all that belongs to scripts', () => {
    expect(html).toBe(
      page({
        styles: /<style data-precedence="next".*?<\/style>/.exec(finished)?.[0],
        preload: '',
        chunks: '',
        nomodule: '',
        tail: '',
      }),
    );
  });
});

test.each([
  [
    'without script files',
    page({ chunks: '', tail: nextsTail(flightData()).replace(chunk(last), '') }),
    'its scripts are missing',
  ],
  [
    'without its runtime',
    page({ chunks: chunk('/_next/static/chunks/react.js') }),
    'it has 0 scripts named turbopack instead of 1',
  ],
  ['without inline scripts', page({ tail: '' }), 'its scripts are missing'],
  ['without style sheets', page({ styles: '' }), 'its style sheets are missing'],
  ['without flight data', pageWith(''), 'its flight data is missing'],
  [
    'with a script file that is neither async nor nomodule',
    page({ nomodule: '<script src="/a.js"></script>' }),
    'a script is of an unknown kind',
  ],
  [
    'with an unknown inline script',
    page({ preload: '<script>go()</script>' }),
    'it has 3 inline scripts beside its flight data instead of 2',
  ],
  [
    'with a piece of flight data in an unknown form',
    page({ preload: '<script>self.__next_f.push([3,"AAAA"])</script>' }),
    'it has 3 inline scripts',
  ],
  [
    'without the script that starts it',
    page({ tail: nextsTail(flightData()).replace(/<script id="_R_">.*?<\/script>/, '') }),
    'it has 1 inline scripts',
  ],
  [
    'with flight data that does not name a style sheet',
    pageWith(flightData({ styles: styleLinks.slice(1) })),
    `its flight data names ${styleSheets[0]} in an unknown way`,
  ],
  [
    'with flight data that also names a style sheet otherwise',
    pageWith(flightData({ hints: `5:["${styleSheets[1]}"]\n` })),
    `its flight data names ${styleSheets[1]} in an unknown way`,
  ],
  [
    'with flight data that does not name a script of ours',
    pageWith(flightData({ scripts: ownRows.slice(1) })),
    'its flight data names 1 of its 2 own scripts',
  ],
])('a page %s is refused', (_how, html, problem) => {
  expect(() => finishPage(html, site)).toThrow(problem);
  expect(() => finishPage(html, site)).toThrow('adapt tools/publish/fast/page.ts to it');
});

test('the loader starts the scripts two frames after the page has loaded', () => {
  const frames: FrameRequestCallback[] = [];
  const drawFrame = () => frames.splice(0).forEach((callback) => callback(0));
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  document.title = '';
  document.body.innerHTML =
    '<template id="scripts"><script type="text/plain">document.title += "1"</script>' +
    '<script type="text/plain">document.title += "2"</script></template>';

  window.eval(loader);
  expect(frames).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  drawFrame();
  expect(document.querySelectorAll('script')).toHaveLength(0);
  drawFrame();
  expect(document.querySelectorAll('body > script')).toHaveLength(2);
  expect(document.title).toBe('12');
});

test.each([
  ['index.html', '/'],
  ['contact.html', '/contact'],
  ['news/index.html', '/news'],
  ['news/first.html', '/news/first'],
])('%s is the page at %s', (file, path) => {
  expect(pathOf(file)).toBe(path);
});
