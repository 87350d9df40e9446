/**
 * Finds the headers that Cloudflare Pages and Netlify send for a URL path
 * (https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/manage/routing/headers/).
 *
 * @param file the content of `_headers`. Lines that are neither a path nor a header, such as comments, are ignored.
 * @param path such as `/contact`, without a query
 * @returns the values by name. A comma joins the values of several rules.
 */
export function headersFor(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMatching = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      isMatching = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    }
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (isMatching && name && value) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}
