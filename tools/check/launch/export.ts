import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { attribute, elementsOf, linksOf, type Element } from '../../publish/markup';
import { pathOf } from '../../publish/urls';

export type Page = {
  /** Its name in `out/`. */
  file: string;
  /** The path of its URL. */
  path: string;
  html: string;
  /** Those of the documents in its frames are included. */
  elements: Element[];
};

/** A built site. */
export type Export = {
  /** All pages, `404.html` included. */
  pages: Page[];
  /** The content of every other file, by the path of its URL, such as `/media/video.mp4`. */
  files: Map<string, Buffer>;
  /** A clause for each entry that the checks cannot read. */
  problems: string[];
};

/**
 * The largest page that is parsed, in bytes: several times the longest page. The parser needs about 60 bytes of memory
 * for each byte of a page.
 */
const largestPage = 1_000_000;

/**
 * Reads an export from its folder. It follows no symlink: some hosts copy the target, others refuse it
 * (https://github.com/actions/upload-pages-artifact#file-permissions), and it can lead out of the export or in a circle.
 * @throws {Error} when there is no export
 */
export function readExport(folder: string): Export {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no site in out/ to check: run `npm run build` first.');
  }
  const contents = new Map<string, Buffer>();
  const problems: string[] = [];
  const read = (name: string) => {
    const file = path.join(folder, name);
    try {
      const entry = lstatSync(file);
      if (entry.isFile()) contents.set(name, readFileSync(file));
      else if (entry.isDirectory()) readdirSync(file).forEach((inner) => read(path.join(name, inner)));
      else problems.push(`${name} is ${entry.isSymbolicLink() ? 'a symlink' : 'not a file or a folder'}`);
    } catch (error) {
      problems.push(`${name} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  };
  readdirSync(folder).forEach(read);
  return exportOf(new Map([...contents].sort(([a], [b]) => (a < b ? -1 : 1))), problems);
}

/**
 * @param contents of the files, by their names in the folder
 * @param problems a clause for each entry of the folder that cannot be read
 * @returns the export, without pages that are too large to parse: those are among its problems
 */
export function exportOf(contents: Map<string, Buffer>, problems: string[] = []): Export {
  const site: Export = { pages: [], files: new Map(), problems: [...problems] };
  for (const [file, content] of contents) {
    if (!file.endsWith('.html')) {
      // As a browser writes the path: a space is %20.
      site.files.set(pathToFileURL(`/${file}`).pathname, content);
    } else if (content.length > largestPage) {
      site.problems.push(`${file} is too large to check: it has ${content.length} bytes`);
    } else {
      const html = String(content);
      site.pages.push({ file, path: pathOf(file), html, elements: withFrames(html) });
      if (!isUtf8(content)) site.problems.push(`${file} is not in UTF-8`);
    }
  }
  return site;
}

/** @returns whether hosts show the page for unknown URLs: it has no URL of its own */
export const isNotFound = ({ file }: Page): boolean => file === '404.html';

export const publishedPages = ({ pages }: Export): Page[] => pages.filter((page) => !isNotFound(page));

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

function withFrames(html: string): Element[] {
  const elements = elementsOf(html);
  const frames = elements.filter(({ tagName }) => tagName === 'iframe');
  return [...elements, ...frames.flatMap((frame) => elementsOf(attribute(frame, 'srcdoc') ?? ''))];
}
