import { browserScript } from '../browser-script';
import { attribute, elementsOf, linksOf, replaceElements, textOf, type Element } from '../markup';
import { rulesFor } from './styles';

/** A page has a form that this step does not know, so it must be published as Next.js wrote it. */
export class UnknownPage extends Error {}

/** The script that runs the code in the other scripts. */
const runtimeFile = /\/turbopack-[^/]+\.js$/;

/** A placeholder for the styles, until the rest of the page shows which of them it needs. */
const emptyStyle = '<style></style>';

/** The compiled text of start-scripts.ts. */
export const starter = browserScript('tools/publish/fast/start-scripts.ts');

/**
 * Makes a page that Next.js exported fast:
 * - Its styles are in the page, so that nothing delays the first paint. Next.js puts the styles of all pages into the
 *   same files; the page gets those that it needs (styles.ts).
 * - Its scripts start after it has loaded (start-scripts.ts). The inline scripts, React's data among them, become one
 *   script and keep their text.
 * - A page without an element that is marked with `data-script` has no script.
 *
 * @param html the page as exported
 * @param read returns the text of a file of the site
 * @throws {UnknownPage} when a script or stylesheet of the page has an unknown form
 */
export function fastPage(html: string, read: (url: string) => string): string {
  const elements = elementsOf(html);
  const all = elements.filter(({ tagName }) => tagName === 'script');
  // keep-for-later.ts has added them.
  const later = all.filter((script) => attribute(script, 'type') === 'text/plain');
  const scripts = all.filter((script) => !later.includes(script));
  const ofKind = (kind: Kind) => scripts.filter((script) => kindOf(script) === kind);
  const [chunks, legacy, inline] = [ofKind('async'), ofKind('nomodule'), ofKind('inline')];
  const runtime = chunks.filter((script) => runtimeFile.test(srcOf(script)));
  const stylesheets = linksOf(elements, 'stylesheet');
  const preloads = linksOf(elements, 'preload').filter((link) => attribute(link, 'as') === 'script');
  if (runtime.length !== 1) throw new UnknownPage(`it has ${runtime.length} scripts named turbopack, not 1`);
  if (inline.length === 0) throw new UnknownPage('it has no inline script');
  if (stylesheets.length === 0) throw new UnknownPage('it has no stylesheet');

  const replacements = new Map([...scripts, ...preloads, ...stylesheets].map((element) => [element, '']));
  // React's data also names the classes of the 404 page, which Next.js keeps at hand for every page.
  const markup = replaceElements(html, replacements);
  const hrefs = stylesheets.map((link) => attribute(link, 'href')!);
  replacements.set(stylesheets[0]!, emptyStyle);
  const needsScript = elements.some((element) => attribute(element, 'data-script') !== undefined);
  if (needsScript) {
    for (const script of legacy) replacements.delete(script);
    const waiting = [...chunks.filter((script) => !runtime.includes(script)), ...runtime].map(
      (script) => `<script src="${srcOf(script)}" type="text/plain" async></script>`,
    );
    const template = `<template id="scripts" data-stylesheets="${hrefs.join(' ')}">${waiting.join('')}</template>`;
    const joined = inline.map(textOf).join(';\n');
    replacements.set(inline.at(-1)!, `${template}<script>${joined}</script><script>${starter}</script>`);
  }
  const page = replaceElements(html, replacements);
  const css = hrefs.map((href) => withAbsoluteUrls(read(href), href)).join('');
  const names = [
    markup,
    ...(needsScript ? [...chunks, ...later].map((script) => read(srcOf(script))) : []),
  ].join('\n');
  return page.replace(emptyStyle, () => `<style>${rulesFor(css, names)}</style>`);
}

type Kind = 'async' | 'nomodule' | 'inline';

/** @throws {UnknownPage} when the script is of another kind */
function kindOf(script: Element): Kind {
  const names = script.attrs.map(({ name }) => name);
  if (names.includes('src') && names.includes('async')) return 'async';
  if (names.includes('src') && names.includes('nomodule')) return 'nomodule';
  if (names.every((name) => name === 'id')) return 'inline';
  throw new UnknownPage(`it has a script with the attributes ${names.join(', ')}`);
}

const srcOf = (script: Element): string => attribute(script, 'src')!;

/** Resolves the relative URLs in a stylesheet, since its styles move into pages in other folders. */
function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(/url\((\.\.?\/[^)"']+)\)/g, (_url, file) => {
    return `url(${new URL(file, new URL(href, 'https://site.invalid')).pathname})`;
  });
}
