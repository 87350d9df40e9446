/** @jest-environment node */
import { attribute, elementsOf, isData, replaceElements, textOf } from './markup';

/** @returns the first element of this kind */
function find(html: string, tagName: string) {
  const element = elementsOf(html).find((candidate) => candidate.tagName === tagName);
  if (!element) throw new Error(`There is no <${tagName}>.`);
  return element;
}

test('elements come in document order, with those that a template holds', () => {
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

test('an attribute is read as a browser reads it', () => {
  const script = find('<script src="/A?b&amp;c" noModule></script>', 'script');
  expect(attribute(script, 'src')).toBe('/A?b&c');
  expect(attribute(script, 'nomodule')).toBe('');
  expect(attribute(script, 'async')).toBeUndefined();
});

test('the text of a script or style is what a browser takes for it', () => {
  expect(textOf(find('<script>a < b && "&amp;"\r\n</script>', 'script'))).toBe('a < b && "&amp;"\n');
  expect(textOf(find('<style>a>b{}</style>', 'style'))).toBe('a>b{}');
  expect(textOf(find('<script></script>', 'script'))).toBe('');
});

test.each(['application/ld+json', 'application/json'])('a script of type %s is data', (type) => {
  expect(isData(find(`<script type="${type}"></script>`, 'script'))).toBe(true);
});

test.each(['', 'module', 'text/javascript', 'TEXT/JavaScript', 'application/ecmascript', 'speculationrules'])(
  'a script of type "%s" is no data',
  (type) => {
    expect(isData(find(`<script type="${type}"></script>`, 'script'))).toBe(false);
  },
);

test('a script without a type is no data', () => {
  expect(isData(find('<script></script>', 'script'))).toBe(false);
});

test('what replaces elements leaves every other character as it was', () => {
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

test('elements are read however deep they are nested', () => {
  expect(elementsOf('<body>' + '<b>'.repeat(10_000)).filter(({ tagName }) => tagName === 'b')).toHaveLength(
    10_000,
  );
});
