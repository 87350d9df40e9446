/** @jest-environment node */
import { handWritten } from './floors';

const floorOf = (main: string) => {
  const page = handWritten(
    `<!doctype html><body><header>Menu</header><main>${main}</main><footer>Legal</footer>`,
  );
  return page.slice(page.indexOf('<main>') + '<main>'.length, page.indexOf('</main>'));
};

test('headings, paragraphs and links keep their text, and links their URL', () => {
  expect(floorOf('<h1 class="a">One</h1><p id="b">Two <a class="c" href="/d">three</a></p>')).toBe(
    '<h1>One</h1><p>Two <a href="/d">three</a></p>',
  );
});

test('elements without a meaning are replaced by their text', () => {
  expect(floorOf('<div><h2><span>The </span><span>Future</span></h2></div>')).toBe('<h2>The Future</h2>');
});

test('lists and tables keep their structure', () => {
  const html =
    '<ul><li>One</li></ul><table><caption>A</caption><tbody><tr><th>B</th><td>C</td></tr></tbody></table>';
  expect(floorOf(html)).toBe(html);
});

test('removes scripts, styles, images, videos, drawings, controls and comments', () => {
  const rest =
    '<script>1</script><style>a{}</style><picture><img src="a"></picture><video>No video</video>' +
    '<svg><text>Drawn</text></svg><button>Play</button><noscript>No script</noscript><!-- note -->';
  expect(floorOf(`${rest}<p>Words</p>`)).toBe('<p>Words</p>');
});

test('text that looks like markup stays text', () => {
  expect(floorOf('<p>1 &lt; 2 &amp; 3</p>')).toBe('<p>1 &lt; 2 &amp; 3</p>');
});

test('keeps only the text of <main>', () => {
  const page = handWritten('<body><header>Menu</header><main><p>Words</p></main><footer>Legal</footer>');
  expect(page).not.toMatch(/Menu|Legal/);
});

test('the page requests no other file', () => {
  const page = handWritten('<main><p>Words</p></main>');
  expect(page).not.toMatch(/<script|<img|src=|stylesheet|url\(/);
});

test('rejects a page without <main>', () => {
  expect(() => handWritten('<p>Words</p>')).toThrow('The home page has no <main>');
});
