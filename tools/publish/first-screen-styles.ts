import postcss, { type AtRule, type Root, type Rule } from 'postcss';

const words = /[\w-]+/g;

/** Next.js puts the styles of all pages into the same files. Any word of `used` counts: scripts build class names. */
export function rulesFor(css: string, used: string): string {
  const names = new Set(used.match(words));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesIn(selector).every((name) => names.has(name)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const declared = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => value.match(words)?.forEach((name) => declared.add(name)));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!declared.has(rule.params)) rule.remove();
  });
  return withoutEmptyBlocks(sheet);
}

/** Rules of one CSS Module stay together, so that the same rule wins. `first` is the HTML of the first screen. */
export function splitStyles(css: string, first: string): { early: string; late: string } {
  const moduleOf = (name: string) => name.replace(/_[^_]*$/, '');
  const modules = new Set(first.match(words)?.map(moduleOf));
  const isEarly = ({ selectors }: Rule) =>
    selectors.some((selector) => classesIn(selector).every((name) => modules.has(moduleOf(name))));
  const early = postcss.parse(css);
  const late = postcss.parse(css);
  early.walkRules((rule) => {
    if (!isEarly(rule)) rule.remove();
  });
  late.walkAtRules(/^(font-face|property|view-transition)$/, (rule) => void rule.remove());
  late.walkRules((rule) => {
    if (isEarly(rule)) rule.remove();
  });
  return { early: withoutEmptyBlocks(early), late: withoutEmptyBlocks(late) };
}

/** From the inside out. */
function withoutEmptyBlocks(sheet: Root): string {
  const blocks: AtRule[] = [];
  sheet.walkAtRules((rule) => void blocks.unshift(rule));
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
  return sheet.toString();
}

/** The classes that a selector requires. Those in brackets do not count, except in `:has()`. */
function classesIn(selector: string): string[] {
  const brackets = /(?<!:has)\([^()]*\)/;
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (brackets.test(outside)) outside = outside.replace(brackets, '');
  return [...outside.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = '']) => name);
}
