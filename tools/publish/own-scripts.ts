import { structuredData } from '../../lib/build/structured-data';
import { browserScript } from './browser-script';
import { attribute, elementsOf } from './markup';

/**
 * Lets browsers prerender the page behind a link of the site at the first sign that a visitor wants it, such as a
 * pointer on the link (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Pages share their scripts and
 * fonts, and start no script before they are seen, so a prerendered page costs little more than its HTML.
 *
 * Links within the page are left out, and links to files: the tour's chapters are links into its video.
 */
const speculationRules = (path: string) => {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: [path, '/*.*'] } }] };
  return { prerender: [{ where, eagerness: 'eager' }] };
};

/**
 * Adds the scripts that do not come from Next.js to the head of a page: structured data, speculation rules, and the
 * scripts that run before React. An element asks for one of those with `data-early`, which names a module in
 * lib/browser.
 *
 * They are not part of React's tree. If a translator changes the page before React runs, React draws the page again
 * (https://react.dev/errors/418). Trusted Types do not let it create a script element, so the page would stay empty.
 *
 * @param html an exported page
 * @param path the URL path of the page
 * @throws {Error} when the page has no head, or asks for an early script that does not exist
 */
export function withOwnScripts(html: string, path: string): string {
  const elements = elementsOf(html);
  const early = new Set(elements.flatMap((element) => attribute(element, 'data-early') ?? []));
  const scripts = [
    ...structuredData(path).map((data) => scriptOf('application/ld+json', JSON.stringify(data))),
    scriptOf('speculationrules', JSON.stringify(speculationRules(path))),
    ...[...early].map((name) => `<script>${browserScript(`lib/browser/${name}.ts`)}</script>`),
  ];
  const end = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error('The page has no </head>.');
  return html.slice(0, end) + scripts.join('') + html.slice(end);
}

/** `<` is escaped, so that no text can end the element. */
function scriptOf(type: string, json: string): string {
  return `<script type="${type}">${json.replaceAll('<', '\\u003c')}</script>`;
}
