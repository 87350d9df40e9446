import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { attribute, elementsOf } from '../../publish/markup';
import { pathOf } from '../../publish/urls';

/**
 * A built site, as the checks before launch read it.
 */
export type Element = import('../../publish/markup').Element;
export type Page = { file: string; path: string; html: string; elements: Element[] };
export type Export = { pages: Page[]; files: Map<string, Buffer>; problems: string[] };

/**
 * The largest page that is read, in bytes, several times what the longest page has. The parser needs some 60 bytes of
 * memory for each byte of a page.
 */
const largestPage = 1_000_000;

/**
 * Reads an export from its folder. It follows no symlink: some hosts copy what a symlink leads to, others refuse it
 * (https://github.com/actions/upload-pages-artifact#file-permissions), and it can lead out of the export or in a circle.
 * @throws {Error} when there is none
 */
export function readExport(folder: string): Export {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no site in out/ to check: run `npm run build` first.');
  }
  const contents: Map<string, Buffer> = new Map();
  const problems: string[] = [];
  const read = (name: string) => {
    const file = path.join(folder, name);
    try {
      const entry = lstatSync(file);
      if (entry.isFile()) contents.set(name, readFileSync(file));
      else if (entry.isDirectory()) readdirSync(file).forEach((inner) => read(path.join(name, inner)));
      else
        problems.push(`${name} is ${entry.isSymbolicLink() ? 'a symlink' : 'neither a file nor a folder'}`);
    } catch (error) {
      problems.push(`${name} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  };
  readdirSync(folder).forEach(read);
  return exportOf(new Map([...contents].sort(([a], [b]) => (a < b ? -1 : 1))), problems);
}

/**
 * @param contents of an export's files, by their names in its folder
 * @param problems a clause for each entry of the folder that cannot be read
 * @returns without pages that are too large to parse, which are among its problems
 */
export function exportOf(contents: Map<string, Buffer>, problems: string[] = []): Export {
  const isPage = (name: string) => name.endsWith('.html');
  const all = [...contents];
  const pages = all.filter(([name]) => isPage(name));
  const isLarge = (content: Buffer) => content.length > largestPage;
  return {
    pages: pages.flatMap(([file, content]) => {
      if (isLarge(content)) return [];
      const html = String(content);
      return [{ file, path: pathOf(file), html, elements: withFrames(html) }];
    }),
    files: new Map(
      all
        .filter(([name]) => !isPage(name))
        // As a browser writes the file's address: a space is %20.
        .map(([name, content]) => [pathToFileURL(`/${name}`).pathname, content]),
    ),
    problems: [
      ...problems,
      ...pages.flatMap(([file, content]) => {
        if (isLarge(content)) return [`${file} is too large to check: it has ${content.length} bytes`];
        return isUtf8(content) ? [] : [`${file} is not in UTF-8`];
      }),
    ],
  };
}

/** @returns whether it is what hosts show at unknown addresses, which has no address of its own */
export const isNotFound = ({ file }: Page): boolean => file === '404.html';

/** @returns those that have an address */
export const publishedPages = ({ pages }: Export): Page[] => pages.filter((page) => !isNotFound(page));

/**
 * @param name of an attribute
 * @returns its values in all elements of the kind that have it
 */
export function values(page: Page, tagName: string, name: string): string[] {
  return page.elements
    .filter((element) => element.tagName === tagName)
    .flatMap((element) => attribute(element, name) ?? []);
}

/**
 * @param rel what the links are to the page, such as `icon`
 * @returns where they lead
 */
export function linked(page: Page, rel: string): string[] {
  return page.elements
    .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
    .flatMap((element) => attribute(element, 'href') ?? []);
}

/**
 * @param name that a `<meta>` has as its name, property or http-equiv
 * @returns its content; undefined when there is none
 */
export function meta(page: Page, name: string): string | undefined {
  const found = page.elements.find(
    (element) =>
      element.tagName === 'meta' &&
      ['name', 'property', 'http-equiv'].some((kind) => attribute(element, kind) === name),
  );
  return found && attribute(found, 'content');
}

function withFrames(html: string): Element[] {
  const elements = elementsOf(html);
  const frames = elements.filter(({ tagName }) => tagName === 'iframe');
  return [...elements, ...frames.flatMap((frame) => elementsOf(attribute(frame, 'srcdoc') ?? ''))];
}
