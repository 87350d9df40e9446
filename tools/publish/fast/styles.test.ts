import { elementsOf, textOf } from '../markup';
import { keepOwnStyles } from './styles';

const page = (css: string, body: string = '<p class="a_text">Words</p><script src="/menu.js"></script>') =>
  '<!DOCTYPE html><html><head><style data-precedence="next" data-href="/a.css /b.css">' +
  `${css}</style><style data-precedence="bill">.line-1{top:0}</style></head><body>${body}</body></html>`;

const script = 'open?"b_open":element.dataset.state="ready"';

/** @returns the styles that the page keeps */
function keep(css: string, body?: string) {
  const [style] = elementsOf(keepOwnStyles(page(css, body), () => script)).filter(
    ({ tagName }) => tagName === 'style',
  );
  return style && textOf(style);
}

test('a class that neither the page nor its scripts have is left out', () => {
  expect(keep('.a_text{top:0}.c_form{top:0}')).toBe('.a_text{top:0}');
});

test.each([
  ['a class of the page', '.a_text{top:0}'],
  ['a class that a script sets', '.b_open{top:0}'],
  ['a state that a script sets', 'p[data-state=ready]{top:0}'],
  ['an element of the page', 'p:not(.c_form){top:0}'],
  [
    'a choice of places or classes',
    '.a_text>:is(:first-child,:nth-child(6)){top:0}:is(.c_form,.a_text) p{top:0}',
  ],
  ['a state in brackets', 'p:is(:hover,:has([aria-current])) .a_text{top:0}'],
  ['an address with a dot', 'p[title="a.pdf"]{top:0}'],
  ['what goes for all', ':root{--a:1}*{margin:0}'],
  ['a condition', '@media (scripting:none){.a_text{top:0}}'],
  ['a font', '@font-face{font-family:A;src:url(/a.woff2)}'],
  ['a motion', '@keyframes spin{33.3%{rotate:.5turn}to{rotate:1turn}}.a_text{animation:spin 1s}'],
  ['a pseudo-class of the browser’s', '.a_text:popover-open{top:0}.a_text:user-invalid{top:0}'],
])('%s stays', (_what, css) => {
  expect(keep(css)).toBe(css);
});

test('a class that is missing takes its part of a list alone', () => {
  expect(keep('.a_text,.c_form .a_text,p{top:0}')).toBe('.a_text,p{top:0}');
});

test('a condition goes with all that it was for', () => {
  const css =
    '@layer a{@media print{.c_form{top:0}.c_form p{top:0}}}@layer b;@media print{.a_text{top:0}.c_form{top:0}}';
  expect(keep(css)).toBe('@layer b;@media print{.a_text{top:0}}');
});

test('a page without scripts keeps what stands in it', () => {
  expect(keep('.a_text{top:0}.b_open{top:0}', '<p class="a_text">Words</p>')).toBe('.a_text{top:0}');
});

test('nothing else of the page changes', () => {
  expect(keepOwnStyles(page('.a_text{top:0}.c_form{top:0}'), () => script)).toBe(page('.a_text{top:0}'));
});

test('a page without styles is refused', () => {
  expect(() => keepOwnStyles('<p>Words', () => script)).toThrow('its styles are missing');
});
