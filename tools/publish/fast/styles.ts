import type { Rule } from 'postcss';
import postcss from 'postcss';
import { attribute, elementsOf, replaceElements, textOf } from '../markup';

/**
 * Leaves out of a page's styles the rules for classes that neither the page nor its scripts name: Next puts the
 * styles of every page into the same files.
 * @param html a finished page
 * @param read the text of a script
 * @returns the page
 * @throws {Error} when its styles are missing
 */
export function keepOwnStyles(html: string, read: (src: string) => string): string {
  const elements = elementsOf(html);
  const style = elements.find(
    (element) => element.tagName === 'style' && attribute(element, 'data-precedence') === 'next',
  );
  if (!style) throw new Error('its styles are missing');
  const css = textOf(style);
  const scripts = elements.flatMap(
    (element) => (element.tagName === 'script' && attribute(element, 'src')) || [],
  );
  // Whatever could be a name counts as one, since scripts make class names of any text.
  const names = new Set([html.replace(css, ''), ...scripts.map(read)].join('\n').match(/[\w-]+/g));
  const tag = `<style data-precedence="next" data-href="${attribute(style, 'data-href')}">${rulesFor(css, names)}</style>`;
  return replaceElements(html, new Map([[style, tag]]));
}

/** @returns the rules for them, and all that go without a class */
function rulesFor(css: string, names: Set<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => needs(selector).every((name) => names.has(name)));
    if (kept.length === 0) removeWithEmpty(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return sheet.toString();
}

/** Removes a rule, and the media queries and layers that it leaves empty. */
function removeWithEmpty(rule: Rule) {
  let { parent } = rule;
  rule.remove();
  while (parent?.type === 'atrule' && parent.nodes?.length === 0) {
    const empty = parent;
    parent = empty.parent;
    empty.remove();
  }
}

/** @returns classes without which it matches nothing; those in brackets, as of `:is()`, are left out */
function needs(selector: string): string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  return [...outside.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = '']) => name);
}
