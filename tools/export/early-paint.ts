import { createHash } from 'node:crypto';
import { attribute, elementsOf, linksOf, replaceElements, textOf, type Element } from './markup';
import { rulesFor } from './page-styles';

/** Starts scripts once the page has loaded, or after 3 s if a file hangs. Runs as text, without anything outside. */
async function startScripts(files: string[]) {
  // Keep these functions anonymous: tsx wraps named ones in a helper that the page does not have.
  await new Promise((resolve) => {
    addEventListener('load', resolve);
    setTimeout(resolve, 3000);
  });
  // A prerendered page draws no frame before the visitor sees it. A frame takes up to 100 ms to reach the screen.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const src of files) {
        const script = document.createElement('script');
        document.body.append(Object.assign(script, { src, async: false }));
        // React looks for async scripts.
        script.async = true;
      }
    }, 100),
  );
}

/** Otherwise, React requests the stylesheets that its data names, although the styles are inline. Runs as text, too. */
function addDisabledLinks(hrefs: string[]) {
  for (const href of hrefs) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
  }
}

type File = { url: string; text: string };
/** `dataFile` is the data for React, on pages that need scripts. */
type EarlyPage = { html: string; dataFile?: File };

const isRuntime = (src: string) => src.includes('/turbopack-');

/** The scripts and stylesheets of Next.js. @returns undefined if the markup is not recognized */
function partsOf(elements: Element[]) {
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const isOwn = (element: Element, name: string) => attribute(element, name)?.startsWith('/');
  const isAsync = (script: Element) => attribute(script, 'async') !== undefined;
  const isModern = (script: Element) => attribute(script, 'nomodule') === undefined;
  const isFile = (script: Element) => attribute(script, 'src') !== undefined;
  const parts = {
    files: scripts.filter((script) => isAsync(script) && isOwn(script, 'src')),
    data: scripts.filter((script) => /TURBOPACK|self\.__next_f/.test(textOf(script))),
    stylesheets: linksOf(elements, 'stylesheet').filter((link) => isOwn(link, 'href')),
    preloads: linksOf(elements, 'preload').filter((link) => attribute(link, 'as') === 'script'),
  };
  const hasOthers = scripts.some((script) => isFile(script) && !isAsync(script) && isModern(script));
  const hasRuntime = parts.files.some((script) => isRuntime(attribute(script, 'src')!));
  const isKnown = hasRuntime && !hasOthers && parts.data.length > 0 && parts.stylesheets.length > 0;
  return isKnown ? parts : undefined;
}

/**
 * Makes an exported page paint early. The styles that it needs are inline. Scripts start after the first paint, or never
 * without `data-script`. React's data becomes one of them: inline, it would run earlier.
 * @returns undefined if the markup is not recognized
 */
export function withEarlyPaint(html: string, read: (url: string) => string): EarlyPage | undefined {
  const elements = elementsOf(html);
  const parts = partsOf(elements);
  if (!parts) return undefined;
  const { files, data, stylesheets, preloads } = parts;
  const sources = files.map((script) => attribute(script, 'src')!);
  const hrefs = stylesheets.map((link) => attribute(link, 'href')!);

  // The first stylesheet gives its place to the styles, the last data to the script that starts all others.
  const stylesPlace = stylesheets[0]!;
  const scriptsPlace = data.at(-1)!;
  const replacements = new Map<Element, string>();
  for (const element of [...files, ...data, ...preloads, ...stylesheets]) replacements.set(element, '');
  const rest = replaceElements(html, replacements);
  const used = [rest, ...withLater(sources, read)].join('\n');
  const css = hrefs.map((href) => withAbsoluteUrls(read(href), href)).join('');
  replacements.set(stylesPlace, `<style>${rulesFor(css, used)}</style>`);
  const needsScript = elements.some((element) => attribute(element, 'data-script') !== undefined);
  if (!needsScript) return { html: replaceElements(html, replacements) };

  const links = `(${addDisabledLinks})(${JSON.stringify(hrefs)})`;
  const dataFile = hashed([links, ...data.map(textOf)].join(';\n'));
  // The runtime is last: if a file before it fails, React never starts, and the page stays as it is.
  const ordered = [dataFile.url, ...sources.filter((src) => !isRuntime(src)), ...sources.filter(isRuntime)];
  replacements.set(scriptsPlace, `<script>(${startScripts})(${JSON.stringify(ordered)})</script>`);
  return { html: replaceElements(html, replacements), dataFile };
}

/** The name changes with the text, because browsers cache this folder forever. */
function hashed(text: string): File {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { url: `/_next/static/chunks/data-${hash}.js`, text };
}

/** The texts of a page's scripts, and of those that they may load later. */
function withLater(sources: readonly string[], read: (url: string) => string): string[] {
  const texts = new Map<string, string>();
  const add = (url: string) => {
    if (texts.has(url)) return;
    const text = read(url);
    texts.set(url, text);
    for (const [, name] of text.matchAll(/\bchunks\/([\w.~-]+\.js)\b/g)) add(`/_next/static/chunks/${name}`);
  };
  sources.forEach(add);
  return [...texts.values()];
}

function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(/url\((\.\.?\/[^)"']+)\)/g, (_url, file) => {
    return `url(${new URL(file, new URL(href, 'https://site.invalid')).pathname})`;
  });
}
