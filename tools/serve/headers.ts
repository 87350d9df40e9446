import { parseAllHeaders } from '@netlify/headers-parser';

/** With Netlify's own parser. Cloudflare Pages reads the same format. A comma joins the values of several rules. */
export async function readHeaders(file: string) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  if (errors[0]) throw errors[0];
  return (url: string): Record<string, string> => {
    const sent: Record<string, string> = {};
    for (const { values } of headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(url)))
      for (const [name, value] of Object.entries(values))
        sent[name] = [sent[name] ?? [], value].flat().join(', ');
    return sent;
  };
}
