/** Reads the site in `out/`: its pages, its files, and what its pages say and name. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../export/files';
import { attribute, elementsOf, isData, textOf, type Element } from '../export/markup';

/** `path` is that of its URL. */
export type ExportedPage = { file: string; path: string; elements: Element[] };
export type ExportedSite = { folder: string; pages: ExportedPage[]; files: string[] };
export type PlacedText = { place: string; value: string };

/** @param others the files of `public/`, whose pages are not the site's */
export function readExport(folder: string, others: readonly string[] = []): ExportedSite {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error('out/ has no site: run `npm run build`.');
  const files = filesIn(folder);
  const own = files.filter((file) => !others.includes(file));
  const pageOf = (file: string) => {
    const url = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    return { file, path: url, elements: elementsOf(readFileSync(path.join(folder, file), 'utf8')) };
  };
  return { folder, files, pages: own.filter((file) => file.endsWith('.html')).map(pageOf) };
}

/** The values of all attributes. */
export const valuesIn = (pages: readonly ExportedPage[]): string[] =>
  pages.flatMap(({ elements }) => elements.flatMap(({ attrs }) => attrs.map(({ value }) => value)));

/** What people read or hear on a page, and what its data says. */
export const textsOf = ({ file, elements }: ExportedPage): PlacedText[] =>
  elements.flatMap((element) => {
    const isCode = /^(script|style|noscript)$/.test(element.tagName) && !isData(element);
    const isReadOut = /^(alt|aria-label|content|href|placeholder|title)$/;
    const attributes = element.attrs.filter(
      ({ name }) => isReadOut.test(name) && !attribute(element, 'http-equiv'),
    );
    const values = [isCode ? '' : textOf(element), ...attributes.map(({ value }) => value)];
    return values.map((value) => ({ place: `out/${file}`, value }));
  });

/** The paths that a page names, also as a URL of the site, and that lead to no page or file. */
export function brokenLinks({ pages, files, siteUrl }: ExportedSite & { siteUrl: string }): string[] {
  const known = [...pages.map((page) => page.path), ...files.map((file) => `/${file}`)].map(encodeURI);
  const paths = valuesIn(pages).map((value) => value.replace(`${siteUrl}/`, '/'));
  const own = paths.flatMap((value) => /^\/(?!\/)[^\s?#,]*/.exec(value) ?? []);
  return own.filter((url) => !known.includes(url));
}
