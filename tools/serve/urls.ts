/**
 * @param file the file of an exported page, relative to `out/`
 * @returns the URL path at which hosts serve the page, without its extension
 */
export function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
