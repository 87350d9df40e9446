import { attribute, isData, nodesOf, type Node } from '../../publish/markup';
import { originOf } from './urls';
import { emailsIn } from './email';
import { meta, publishedPages, type Export } from './export';
import { judge, type Finding } from './findings';

/**
 * What stands in a text until somebody writes the real words. "Your Name" with capitals is one; "tell us your name"
 * is not.
 */
export const placeholders = [
  /lorem ipsum/i,
  /dolor sit amet/i,
  /\b(TODO|FIXME|TBD|XXX+)\b/,
  /\bexample\.(com|net|org)\b/i,
  /\bYour (Address|Brand|Company|Email|Name|Title)\b/,
  /\byour \w+ (goes )?here\b/i,
  /\binsert \w+( \w+)? here\b/i,
  /\bplaceholder (copy|image|text)\b/i,
];

/** The name that the site is made under until the owner sets the real one. */
export const workingName = 'Combat + Culture';

/** Attributes that are read, seen or heard. */
const wordy = ['alt', 'aria-label', 'content', 'href', 'label', 'placeholder', 'srcdoc', 'title', 'value'];

/** Files of words, as far as they are no pages. */
const textFile = /\.(txt|vtt|webmanifest|xml)$/;

/** How much of the text on either side of a placeholder is told, in characters. */
const CONTEXT = 30;

/** No text that is published is a placeholder. The site's address and e-mail are left to their own items. */
export function placeholderText(site: Export): Finding {
  const known = [...emailsIn(site), originOf(site)];
  const texts = [
    ...site.pages.map(({ file, elements }) => ({ file, text: elements[0] ? wordsIn(elements[0]) : '' })),
    ...[...site.files]
      .filter(([address]) => textFile.test(address))
      .map(([address, content]) => ({ file: address.slice(1), text: String(content) })),
  ];
  const problems = texts.flatMap(({ file, text }) => {
    const own = known.reduce((rest, address) => rest.replaceAll(address, ''), text).replace(/\s+/g, ' ');
    return placeholders.flatMap((pattern) =>
      [...own.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ 0: found, index }) => {
        const around = own.slice(Math.max(0, index - CONTEXT), index + found.length + CONTEXT).trim();
        return `${file}: "${found}" in "… ${around} …"`;
      }),
    );
  });
  return judge('Text', problems, {
    done: 'no placeholder is left in it',
    todo: 'Write the real words in lib/content/, then `npm run build`.',
  });
}

/** The name is told, and so is when it is still the working one. */
export function brandName(site: Export): Finding {
  const item = 'Name';
  const todo = 'Set `nameLines` in lib/content/site.ts, then `npm run build`.';
  const names = new Set(publishedPages(site).flatMap((page) => meta(page, 'og:site_name') ?? []));
  if (names.has(workingName)) {
    return { item, status: 'note', detail: `"${workingName}" is still the working name`, todo };
  }
  return judge(item, names.size > 0 ? [] : ['no page tells its og:site_name'], {
    done: [...names].join(', '),
    todo,
  });
}

/** @returns the words in it, in their order; styles, scripts that run and policies have none */
function wordsIn(root: Node): string {
  const words = nodesOf(root).flatMap((node) => {
    if ('value' in node) return node.parentNode && isCode(node.parentNode) ? [] : [node.value];
    if (!('tagName' in node) || isCode(node) || attribute(node, 'http-equiv') !== undefined) return [];
    return wordy.flatMap((name) => attribute(node, name) ?? []);
  });
  return words.join(' ');
}

/** @returns whether it is a stylesheet or a script that runs */
function isCode(node: Node): boolean {
  if (!('tagName' in node)) return false;
  return node.tagName === 'style' || (node.tagName === 'script' && !isData(node));
}
