import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { attribute, elementsOf, linksOf, type Element } from '../../publish/markup';
import { pathOf } from '../../serve/urls';

export type Page = {
  /** Its name in `out/`. */
  file: string;
  /** The path of its URL. */
  path: string;
  html: string;
  elements: Element[];
};

/** A built site. */
export type Export = {
  folder: string;
  /** All pages, `404.html` included. */
  pages: Page[];
  /** The absolute path of every file, by the path of its URL as a browser writes it: a space is %20. */
  files: Map<string, string>;
};

/** @returns the files in a folder, in all of its folders too, by their paths relative to it */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .sort();

/**
 * Reads an export.
 * @throws {Error} when there is none in the folder
 */
export function readExport(folder: string): Export {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no site in out/ to check: run `npm run build` first.');
  }
  const names = filesIn(folder);
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      return { file, path: pathOf(file), html, elements: elementsOf(html) };
    });
  const files = names.map((name) => [pathToFileURL(`/${name}`).pathname, path.join(folder, name)] as const);
  return { folder, pages, files: new Map(files) };
}

/** @returns the pages with a URL of their own: hosts show 404.html for unknown URLs */
export const publishedPages = ({ pages }: Export): Page[] => pages.filter(({ file }) => file !== '404.html');

/** @returns the values of an attribute in all elements of a kind */
export function attributeValues(page: Page, tagName: string, name: string): string[] {
  return page.elements
    .filter((element) => element.tagName === tagName)
    .flatMap((element) => attribute(element, name) ?? []);
}

/** @param rel the relation of the links to the page, such as `icon` */
export function linkHrefs(page: Page, rel: string): string[] {
  return linksOf(page.elements, rel).flatMap((link) => attribute(link, 'href') ?? []);
}

/** @param name a value of the attribute name, property or http-equiv */
export function metaContent(page: Page, name: string): string | undefined {
  const found = page.elements.find(
    (element) =>
      element.tagName === 'meta' &&
      ['name', 'property', 'http-equiv'].some((kind) => attribute(element, kind) === name),
  );
  return found && attribute(found, 'content');
}
