import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { attribute, elementsOf } from '../export/markup.mjs';
import { pathOf } from '../export/page.mjs';

/**
 * A built site, as the checks before launch read it.
 * @typedef {import('../export/markup.mjs').Element} Element
 * @typedef {{ file: string, path: string, html: string, elements: Element[] }} Page `file` is its name in `out/`,
 *   `path` its address on the site; the elements of documents that are written in its frames are among its own
 * @typedef {{ pages: Page[], files: Map<string, Buffer>, problems: string[] }} Export all pages, `404.html` too; what
 *   every other file holds, by its address, such as `/media/film.mp4`; and a clause for each entry that the checks
 *   cannot read
 */

/**
 * The largest page that is read, in bytes, several times what the longest page has. The parser needs some 60 bytes of
 * memory for each byte of a page.
 */
const largestPage = 1_000_000;

/**
 * Reads an export from its folder. It follows no symlink: some hosts copy what a symlink leads to, others refuse it
 * (https://github.com/actions/upload-pages-artifact#file-permissions), and it can lead out of the export or in a circle.
 * @param {string} folder
 * @returns {Export}
 * @throws {Error} when there is none
 */
export function readExport(folder) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no site in out/ to check: run `npm run build` first.');
  }
  /** @type {Map<string, Buffer>} */
  const contents = new Map();
  /** @type {string[]} */
  const problems = [];
  /** @param {string} name */
  const read = (name) => {
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
 * @param {Map<string, Buffer>} contents of an export's files, by their names in its folder
 * @param {string[]} [problems] a clause for each entry of the folder that cannot be read
 * @returns {Export} without pages that are too large to parse, which are among its problems
 */
export function exportOf(contents, problems = []) {
  const isPage = (/** @type {string} */ name) => name.endsWith('.html');
  const all = [...contents];
  const pages = all.filter(([name]) => isPage(name));
  const isLarge = (/** @type {Buffer} */ content) => content.length > largestPage;
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
