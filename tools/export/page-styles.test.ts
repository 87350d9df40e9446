/** @jest-environment node */
import { rulesFor } from './page-styles';

const used = '<p class="a_text">Words</p>\nopen?"b_open":element.dataset.state="ready"';

test.each([
  ['a class of the page', '.a_text{top:0}'],
  ['a class that a script sets', '.b_open{top:0}'],
  ['an element of the page', 'p:not(.c_form){top:0}'],
  ['a choice', ':is(.c_form,.a_text) p{top:0}'],
  ['a custom property that a declaration or a script reads', 'p{--ready:1;--size:2em;height:var(--size)}'],
  ['an animation', '@keyframes spin{33.3%{rotate:.5turn}to{rotate:1turn}}.a_text{animation:spin 1s}'],
])('the styles of a page keep %s', (_, css) => {
  expect(rulesFor(css, used)).toBe(css);
});

test.each([
  ['a class that neither the page nor its scripts name', '.c_form{top:0}', ''],
  ['only the selectors with a missing class', '.a_text,.c_form .a_text,p{top:0}', '.a_text,p{top:0}'],
  ['what a missing class changes', 'p:has(.c_form:hover){top:0}', ''],
  ['a custom property that nothing reads', 'p{--size:2em;top:0}', 'p{top:0}'],
  ['an animation that no rule names, and its layer', '@layer a{@keyframes spin{to{rotate:1turn}}}', ''],
])('the styles of a page leave out %s', (_, css, kept) => {
  expect(rulesFor(css, used)).toBe(kept);
});
