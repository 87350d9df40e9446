import { createHash } from 'node:crypto';
import postcss, { type AtRule } from 'postcss';
import { attribute, elementsOf, linksOf, replaceElements, textOf, type Element } from './markup';

/**
 * Starts the scripts of a page after its first paint, so that they never compete with what the visitor sees. The page
 * runs this as text, so it uses nothing from outside.
 *
 * - A browser draws no frame of a page that it prerenders, so nothing starts there before the page is shown. It shows a
 *   frame up to a tenth of a second after it has drawn it.
 * - The files run in their order, and become `async` again because React looks for async scripts.
 * - React requests each stylesheet that its data names, unless the page has a link to it. The styles are in the page
 *   already, so the links are disabled: browsers do not load those. A script makes them, since parsers load ahead.
 */
function startScripts(files: string[], stylesheets: string[]) {
  // No function here has a name of its own, for which tsx would add a call.
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const href of stylesheets) {
          const link = document.createElement('link');
          document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
        }
        for (const src of files) {
          const script = document.createElement('script');
          document.body.append(Object.assign(script, { src, async: false }));
          script.async = true;
        }
      }, 100),
    ),
  );
}

/** A page, and a file that it needs. */
export type FastPage = { html: string; data?: { url: string; text: string } };

/**
 * Makes a page that Next.js exported paint earlier.
 * - The styles that it needs are in the page.
 * - Its scripts start after the first paint. React's data is a file among them: inline, browsers would run it before.
 * - A page without an element that is marked with `data-script` has no script.
 *
 * @param html the page as exported
 * @param read returns the text of a file of the site by its URL
 * @param lazy the text of the scripts that no page names: any page may load them later
 * @returns undefined if the page has a form that this step does not know: publish it as it is
 */
export function fastPage(html: string, read: (url: string) => string, lazy: string): FastPage | undefined {
  const elements = elementsOf(html);
  const all = elements.filter(({ tagName }) => tagName === 'script');
  const files = all.filter((script) => attribute(script, 'async') !== undefined);
  // The list of the page's chunks, and what React shows.
  const data = all.filter((script) => /TURBOPACK|self\.__next_f/.test(textOf(script)));
  const stylesheets = linksOf(elements, 'stylesheet');
  const preloads = linksOf(elements, 'preload').filter((link) => attribute(link, 'as') === 'script');
  // Only old browsers without modules run a script with `nomodule`.
  const isOther = (script: Element) =>
    ['async', 'nomodule'].every((name) => attribute(script, name) === undefined);
  const others = all.filter((script) => isOther(script) && attribute(script, 'src') !== undefined);
  if (others.length > 0 || files.length === 0 || data.length === 0 || stylesheets.length === 0)
    return undefined;

  const replacements = new Map(
    [...files, ...data, ...preloads, ...stylesheets].map((element) => [element, '']),
  );
  // React's data also names the classes of the 404 page, which Next.js keeps at hand for every page.
  const sources = files.map((script) => attribute(script, 'src')!);
  const used = [replaceElements(html, replacements), ...sources.map(read), lazy].join('\n');
  const hrefs = stylesheets.map((link) => attribute(link, 'href')!);
  const css = hrefs.map((href) => withAbsoluteUrls(read(href), href)).join('');
  replacements.set(stylesheets[0]!, `<style>${rulesFor(css, used)}</style>`);
  if (!elements.some((element) => attribute(element, 'data-script') !== undefined)) {
    return { html: replaceElements(html, replacements) };
  }
  const text = data.map(textOf).join(';\n');
  // Hosts let browsers keep this folder for good, so the name changes with the text.
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const url = `/_next/static/chunks/data-${hash}.js`;
  // The runtime last: if a file before it fails, it waits, and the page stays as it is. React would show an error instead.
  const isRuntime = (src: string) => src.includes('/turbopack-');
  const ordered = [url, ...sources.filter((src) => !isRuntime(src)), ...sources.filter(isRuntime)];
  const starter = `(${startScripts})(${JSON.stringify(ordered)},${JSON.stringify(hrefs)})`;
  replacements.set(data.at(-1)!, `<script>${starter}</script>`);
  return { html: replaceElements(html, replacements), data: { url, text } };
}

/** Resolves the relative URLs in a stylesheet, since its styles move into pages in other folders. */
function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(/url\((\.\.?\/[^)"']+)\)/g, (_url, file) => {
    return `url(${new URL(file, new URL(href, 'https://site.invalid')).pathname})`;
  });
}

/**
 * Next.js puts the styles of all pages into the same files. This keeps the rules that a page needs: it drops a rule for
 * a class that is nowhere in `used`, and an animation that no rule names then. Any word in `used` counts as a class name,
 * since scripts build class names from text.
 */
export function rulesFor(css: string, used: string): string {
  const names = new Set(used.match(/[\w-]+/g));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesIn(selector).every((name) => names.has(name)));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const declared = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => value.match(/[\w-]+/g)?.forEach((name) => declared.add(name)));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!declared.has(rule.params)) rule.remove();
  });
  // Media queries and layers that are empty now, the inner ones first.
  const blocks: AtRule[] = [];
  sheet.walkAtRules((rule) => void blocks.unshift(rule));
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
  return sheet.toString();
}

/** The classes that a selector requires. Those in brackets, such as in `:is()`, do not count. */
function classesIn(selector: string): string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  return [...outside.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = '']) => name);
}
