/** @jest-environment node */
import { attribute, elementsOf, isData, replaceElements, textOf } from './markup';

/** @returns the first element with this name */
function find(html: string, tagName: string) {
  const element = elementsOf(html).find((candidate) => candidate.tagName === tagName);
  if (!element) throw new Error(`There is no <${tagName}>.`);
  return element;
}

test('elements come in document order, including those in a template', () => {
  const html = '<body><p><b></b></p><template><script></script><i></i></template><u></u>';
  expect(elementsOf(html).map(({ tagName }) => tagName)).toEqual([
    'html',
    'head',
    'body',
    'p',
    'b',
    'template',
    'script',
    'i',
    'u',
  ]);
});

test('reads an attribute as a browser does', () => {
  const script = find('<script src="/A?b&amp;c" noModule></script>', 'script');
  expect(attribute(script, 'src')).toBe('/A?b&c');
  expect(attribute(script, 'nomodule')).toBe('');
  expect(attribute(script, 'async')).toBeUndefined();
});

test('reads the text of a script or style as a browser does', () => {
  expect(textOf(find('<script>a < b && "&amp;"\r\n</script>', 'script'))).toBe('a < b && "&amp;"\n');
  expect(textOf(find('<style>a>b{}</style>', 'style'))).toBe('a>b{}');
  expect(textOf(find('<script></script>', 'script'))).toBe('');
});

test.each(['application/ld+json', 'application/json'])('a script of type %s is data', (type) => {
  expect(isData(find(`<script type="${type}"></script>`, 'script'))).toBe(true);
});

test.each(['', ' type=""', ' type="module"', ' type="TEXT/JavaScript"', ' type="speculationrules"'])(
  'any other script is code: <script%s>',
  (type) => expect(isData(find(`<script${type}></script>`, 'script'))).toBe(false),
);

test('keeps every other character when it replaces elements', () => {
  const html = '<!DOCTYPE html><P  Class=a>1<link REL=x>2<!-- <b> --><B\n>3</B >&nbsp;ü<i>4</i></P>\r\n';
  const replaced = replaceElements(
    html,
    new Map([
      [find(html, 'i'), '<u></u><u></u>'],
      [find(html, 'link'), ''],
      [find(html, 'b'), '$&'],
    ]),
  );
  expect(replaced).toBe('<!DOCTYPE html><P  Class=a>12<!-- <b> -->$&&nbsp;ü<u></u><u></u></P>\r\n');
});
