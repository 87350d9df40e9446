import postcss, { type AtRule, type Root } from 'postcss';

const words = /[\w-]+/g;

/** Next.js puts the styles of all pages into the same files. Any word of `used` counts: scripts build class names. */
export function rulesFor(css: string, used: string): string {
  const names = new Set(used.match(words));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesIn(selector).every((name) => names.has(name)));
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const declared = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const name of value.match(words) ?? []) declared.add(name);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!declared.has(rule.params)) rule.remove();
  });
  removeUnreadProperties(sheet, names);
  removeEmptyBlocks(sheet);
  return sheet.toString();
}

/** Custom properties that neither a declaration nor a script names. */
function removeUnreadProperties(sheet: Root, names: ReadonlySet<string>): void {
  const read = new Set(names);
  sheet.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) read.add(name);
  });
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop } = declaration;
    // Some scripts name a color without its dashes.
    if (!read.has(prop) && !read.has(prop.slice(2))) declaration.remove();
  });
}

/** From the inside out, because a block may become empty when one inside it goes. */
function removeEmptyBlocks(sheet: Root): void {
  const blocks: AtRule[] = [];
  sheet.walkAtRules((rule) => {
    blocks.unshift(rule);
  });
  for (const block of blocks) {
    if (block.nodes?.length === 0) block.remove();
  }
}

/** The classes that a selector requires. Those in brackets do not count, except in `:has()`. */
function classesIn(selector: string): string[] {
  const brackets = /(?<!:has)\([^()]*\)/;
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (brackets.test(outside)) outside = outside.replace(brackets, '');
  return [...outside.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = '']) => name);
}
