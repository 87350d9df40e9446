import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { attribute, elementsOf } from '../export/markup.mjs';
import { pathOf } from '../export/page.mjs';

/**
 * A built site, as the checks before launch read it.
 * @typedef {import('../export/markup.mjs').Element} Element
 * @typedef {{ file: string, path: string, html: string, elements: Element[] }} Page `file` is its name in `out/`,
 *   `path` its address on the site; the elements of documents that are written in its frames are among its own
 * @typedef {{ pages: Page[], files: Map<string, Buffer> }} Export all pages, `404.html` too, and what every other
 *   file holds, by its address, such as `/media/film.mp4`
 */

/**
 * Reads an export from its folder.
 * @param {string} folder
 * @returns {Export}
 * @throws {Error} when there is none
 */
export function readExport(folder) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no site in out/ to check: run `npm run build` first.');
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return exportOf(new Map(files.map((name) => [name, readFileSync(path.join(folder, name))])));
}

/**
 * @param {Map<string, Buffer>} contents of an export's files, by their names in its folder
 * @returns {Export}
 */
export function exportOf(contents) {
  const isPage = (/** @type {string} */ name) => name.endsWith('.html');
  const names = [...contents.keys()];
  return {
    pages: names.filter(isPage).map((file) => {
      const html = String(contents.get(file));
      return { file, path: pathOf(file), html, elements: withFrames(html) };
    }),
    files: new Map(
      names
        .filter((name) => !isPage(name))
        // As a browser writes the file's address: a space is %20.
        .map((name) => [pathToFileURL(`/${name}`).pathname, contents.get(name) ?? Buffer.alloc(0)]),
    ),
  };
}

/**
 * @param {Page} page
 * @returns {boolean} whether it is what hosts show at unknown addresses, which has no address of its own
 */
export const isNotFound = ({ file }) => file === '404.html';

/**
 * @param {Export} site
 * @returns {Page[]} those that have an address
 */
export const publishedPages = ({ pages }) => pages.filter((page) => !isNotFound(page));

/**
 * @param {Page} page
 * @param {string} tagName
 * @param {string} name of an attribute
 * @returns {string[]} its values in all elements of the kind that have it
 */
export function values(page, tagName, name) {
  return page.elements
    .filter((element) => element.tagName === tagName)
    .flatMap((element) => attribute(element, name) ?? []);
}

/**
 * @param {Page} page
 * @param {string} rel what the links are to the page, such as `icon`
 * @returns {string[]} where they lead
 */
export function linked(page, rel) {
  return page.elements
    .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
    .flatMap((element) => attribute(element, 'href') ?? []);
}

/**
 * @param {Page} page
 * @param {string} name that a `<meta>` has as its name, property or http-equiv
 * @returns {string | undefined} its content; undefined when there is none
 */
export function meta(page, name) {
  const found = page.elements.find(
    (element) =>
      element.tagName === 'meta' &&
      ['name', 'property', 'http-equiv'].some((kind) => attribute(element, kind) === name),
  );
  return found && attribute(found, 'content');
}

/**
 * @param {string} html
 * @returns {Element[]}
 */
function withFrames(html) {
  const elements = elementsOf(html);
  const frames = elements.filter(({ tagName }) => tagName === 'iframe');
  return [...elements, ...frames.flatMap((frame) => elementsOf(attribute(frame, 'srcdoc') ?? ''))];
}
