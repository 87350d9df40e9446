import { rulesFor } from './styles';

const used = '<p class="a_text">Words</p>\nopen?"b_open":element.dataset.state="ready"';

test('leaves out a class that neither the page nor its scripts name', () => {
  expect(rulesFor('.a_text{top:0}.c_form{top:0}', used)).toBe('.a_text{top:0}');
});

test.each([
  ['a class of the page', '.a_text{top:0}'],
  ['a class that a script sets', '.b_open{top:0}'],
  ['a state that a script sets', 'p[data-state=ready]{top:0}'],
  ['an element of the page', 'p:not(.c_form){top:0}'],
  ['a choice', '.a_text>:is(:first-child,:nth-child(6)){top:0}:is(.c_form,.a_text) p{top:0}'],
  ['a state in brackets', 'p:is(:hover,:has([aria-current])) .a_text{top:0}'],
  ['an attribute with a dot in its value', 'p[title="a.pdf"]{top:0}'],
  ['a rule for every element', ':root{--a:1}*{margin:0}'],
  ['a condition', '@media (scripting:none){.a_text{top:0}}'],
  ['a font', '@font-face{font-family:A;src:url(/a.woff2)}'],
  ['an animation', '@keyframes spin{33.3%{rotate:.5turn}to{rotate:1turn}}.a_text{animation:spin 1s}'],
  ['a pseudo-class', '.a_text:popover-open{top:0}.a_text:user-invalid{top:0}'],
])('keeps %s', (_what, css) => {
  expect(rulesFor(css, used)).toBe(css);
});

test('leaves out an animation that no rule names', () => {
  const css = '@media (scripting:enabled){@keyframes c_rise{0%{top:0}}}@keyframes spin{to{rotate:1turn}}';
  const rule = '.a_text{animation:1s spin}';
  expect(rulesFor(`${css}.c_form{animation:1s c_rise}${rule}`, used)).toBe(
    `@keyframes spin{to{rotate:1turn}}${rule}`,
  );
});

test('takes only the selectors with a missing class out of a list', () => {
  expect(rulesFor('.a_text,.c_form .a_text,p{top:0}', used)).toBe('.a_text,p{top:0}');
});

test('leaves out a condition or layer that loses all of its rules', () => {
  const css =
    '@layer a{@media print{.c_form{top:0}.c_form p{top:0}}}@layer b;@media print{.a_text{top:0}.c_form{top:0}}';
  expect(rulesFor(css, used)).toBe('@layer b;@media print{.a_text{top:0}}');
});
