import postcss, { type AtRule, type Rule } from 'postcss';

/**
 * Keeps the rules of a stylesheet that a page needs. It drops a rule for a class that neither the page nor its
 * scripts name, and an animation that no rule names then.
 *
 * @param css a stylesheet
 * @param used the page's markup and the text of its scripts, without React's data, which also names classes of other
 *   pages. Any word in it counts as a class name, since scripts build class names from text.
 */
export function rulesFor(css: string, used: string): string {
  const names = new Set(used.match(/[\w-]+/g));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesIn(selector).every((name) => names.has(name)));
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const declared = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => value.match(/[\w-]+/g)?.forEach((name) => declared.add(name)));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!declared.has(rule.params)) removeWithEmptyParents(rule);
  });
  return sheet.toString();
}

/** Removes a rule, and the media queries and layers that it leaves empty. */
function removeWithEmptyParents(rule: Rule | AtRule) {
  let { parent } = rule;
  rule.remove();
  while (parent?.type === 'atrule' && parent.nodes?.length === 0) {
    const empty = parent;
    parent = empty.parent;
    empty.remove();
  }
}

/** The classes that a selector requires. Those in brackets, such as in `:is()`, do not count. */
function classesIn(selector: string): string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  return [...outside.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = '']) => name);
}
