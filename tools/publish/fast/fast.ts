import { attribute, elementsOf, linksOf } from '../markup';
import { fastPage, UnknownPage } from './page';

/** The text files of a site by their path, relative to its root folder. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Compiles the functions of a script while it loads, off the page's main thread, instead of at their first call
 * (https://v8.dev/blog/explicit-compile-hints): it halves the longest task of hydration. The scripts keep the names
 * that Next.js gave them, so this line must not change while visitors may still have them in their cache.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes a site that Next.js exported fast (page.ts).
 *
 * @returns the texts of the fast site. Its pages contain the stylesheets, except those that load later.
 * @throws {UnknownPage} when one of the pages has a form that this step does not know. No page is fast then.
 */
export function makeFast(exported: Texts): Texts {
  const read = (url: string) => {
    const text = exported.get(url.slice(1));
    if (text === undefined) throw new UnknownPage(`it names the file ${url}, which does not exist`);
    return text;
  };
  const fast = new Map<string, string>();
  for (const [file, text] of exported) {
    if (file.endsWith('.js')) fast.set(file, compileHint + text);
    if (!file.endsWith('.html')) continue;
    const { page, data } = naming(file, () => fastPage(text, read));
    fast.set(file, page);
    if (data) fast.set(data.url.slice(1), data.text);
    for (const link of linksOf(elementsOf(text), 'later')) {
      const href = attribute(link, 'href')!;
      fast.set(href.slice(1), read(href));
    }
  }
  return fast;
}

/** @throws {UnknownPage} with the name of the page */
function naming<Result>(file: string, task: () => Result): Result {
  try {
    return task();
  } catch (error) {
    if (error instanceof UnknownPage) throw new UnknownPage(`${file}: ${error.message}`);
    throw error;
  }
}
