import { attribute, isData, nodesOf, type Node } from '../../publish/markup';
import { judge, note, type Finding } from '../findings';
import { emailsIn } from './email';
import { metaContent, publishedPages, type Export } from './export';
import { originOf } from './urls';

/** Text that somebody still has to replace. "Your Name" with capitals is a placeholder, "tell us your name" is not. */
const placeholders = [
  /lorem ipsum/i,
  /dolor sit amet/i,
  /\b(TODO|FIXME|TBD|XXX+)\b/,
  /\bexample\.(com|net|org)\b/i,
  /\bYour (Address|Brand|Company|Email|Name|Title)\b/,
  /\byour \w+ (goes )?here\b/i,
  /\binsert \w+( \w+)? here\b/i,
  /\bplaceholder (copy|image|text)\b/i,
];

/** The name of the site until the owner sets the real one. */
export const workingName = 'Combat + Culture';

/** Attributes that visitors read, see or hear. */
const textual = ['alt', 'aria-label', 'content', 'href', 'label', 'placeholder', 'srcdoc', 'title', 'value'];

/** Files with text, besides pages. */
const textFile = /\.(txt|vtt|webmanifest|xml)$/;

/** How much of the text on either side of a placeholder is printed, in characters. */
const CONTEXT = 30;

/** Checks that no published text is a placeholder. Other checks report the site's URL and email address. */
export function placeholderText(site: Export): Finding {
  const known = [...emailsIn(site), originOf(site)];
  const texts = [
    ...site.pages.map(({ file, elements }) => ({ file, text: elements[0] ? textIn(elements[0]) : '' })),
    ...[...site.files]
      .filter(([url]) => textFile.test(url))
      .map(([url, content]) => ({ file: url.slice(1), text: String(content) })),
  ];
  const problems = texts.flatMap(({ file, text }) => {
    const rest = known.reduce((all, one) => all.replaceAll(one, ''), text).replace(/\s+/g, ' ');
    return placeholders.flatMap((pattern) =>
      [...rest.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ 0: found, index }) => {
        const around = rest.slice(Math.max(0, index - CONTEXT), index + found.length + CONTEXT).trim();
        return `${file}: "${found}" in "… ${around} …"`;
      }),
    );
  });
  return judge('Text', problems, {
    done: 'it has no placeholders',
    todo: 'Write the real text in lib/content/, then run `npm run build`.',
  });
}

/** Reports the name, with a note while it is the working name. */
export function brandName(site: Export): Finding {
  const item = 'Name';
  const todo = 'Set `nameLines` in lib/content/site.ts, then run `npm run build`.';
  const names = new Set(publishedPages(site).flatMap((page) => metaContent(page, 'og:site_name') ?? []));
  if (names.has(workingName)) return note(item, `"${workingName}" is still the working name`, todo);
  return judge(item, names.size > 0 ? [] : ['no page has an og:site_name'], {
    done: [...names].join(', '),
    todo,
  });
}

/** @returns the text in a node, without stylesheets, scripts that run and policies */
function textIn(root: Node): string {
  const texts = nodesOf(root).flatMap((node) => {
    if ('value' in node) return node.parentNode && isCode(node.parentNode) ? [] : [node.value];
    if (!('tagName' in node) || isCode(node) || attribute(node, 'http-equiv') !== undefined) return [];
    return textual.flatMap((name) => attribute(node, name) ?? []);
  });
  return texts.join(' ');
}

/** @returns whether the node is a stylesheet or a script that runs */
function isCode(node: Node): boolean {
  if (!('tagName' in node)) return false;
  return node.tagName === 'style' || (node.tagName === 'script' && !isData(node));
}
