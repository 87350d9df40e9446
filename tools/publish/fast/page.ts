import { createHash } from 'node:crypto';
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
 * - Its scripts start after it has loaded (start-scripts.ts). The inline scripts, React's data among them, become a file
 *   with the same text: in the page, the browser would load and run them before the first paint.
 * - A page without an element that is marked with `data-script` has no script.
 *
 * @param html the page as exported
 * @param read returns the text of a file of the site
 * @returns the page, and the file that it needs for its script
 * @throws {UnknownPage} when a script or stylesheet of the page has an unknown form
 */
export function fastPage(html: string, read: (url: string) => string): { page: string; data?: ScriptFile } {
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
  const data = needsScript ? scriptFile(inline.map(textOf).join(';\n')) : undefined;
  if (data) {
    for (const script of legacy) replacements.delete(script);
    const others = chunks.filter((script) => !runtime.includes(script));
    const waiting = [data.url, ...[...others, ...runtime].map(srcOf)].map(
      (src) => `<script src="${src}" type="text/plain" async></script>`,
    );
    const template = `<template id="scripts" data-stylesheets="${hrefs.join(' ')}">${waiting.join('')}</template>`;
    replacements.set(inline.at(-1)!, `${template}<script>${starter}</script>`);
  }
  const page = replaceElements(html, replacements);
  const css = hrefs.map((href) => withAbsoluteUrls(read(href), href)).join('');
  const names = [
    markup,
    ...(needsScript ? [...chunks, ...later].map((script) => read(srcOf(script))) : []),
  ].join('\n');
  return { page: page.replace(emptyStyle, () => `<style>${rulesFor(css, names)}</style>`), data };
}

type ScriptFile = { url: string; text: string };

/** Names a script by its text, since hosts let browsers keep this folder for good. */
function scriptFile(text: string): ScriptFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { url: `/_next/static/chunks/data-${hash}.js`, text };
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
