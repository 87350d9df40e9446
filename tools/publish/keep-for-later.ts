import { attribute, elementsOf } from './markup';

/** Matches how the scripts of Next.js name a file that they load when it is needed. */
const lazyFile = /"(static\/chunks\/[\w.~-]+\.(?:js|css))"/g;

/**
 * Keeps the files that the scripts of a page load with `import()` in a template, until lib/browser/load-later.ts takes
 * them out. So they get their integrity, and the page's policy allows them and nothing else.
 *
 * @param html an exported page
 * @param read returns the text of a file of the site
 */
export function keepForLater(html: string, read: (url: string) => string): string {
  const elements = elementsOf(html);
  const own = elements.flatMap((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? []);
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const sources = scripts.flatMap((script) => attribute(script, 'src') ?? []);
  const named = sources.flatMap((src) =>
    [...read(src).matchAll(lazyFile)].map(([, file]) => `/_next/${file}`),
  );
  const files = [...new Set(named)].filter((file) => !own.includes(file)).map(elementFor);
  const end = elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag?.startOffset;
  if (files.length === 0 || end === undefined) return html;
  return `${html.slice(0, end)}<template id="later">${files.join('')}</template>${html.slice(end)}`;
}

/** No browser loads the file, not even one that looks ahead into templates. */
const elementFor = (file: string) =>
  file.endsWith('.js')
    ? `<script src="${file}" type="text/plain"></script>`
    : `<link rel="later" href="${file}"/>`;
