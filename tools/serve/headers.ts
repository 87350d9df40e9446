import { readFileSync } from 'node:fs';

type Rule = { start: string; name: string; value: string };

/**
 * Reads `_headers`: https://developers.cloudflare.com/pages/configuration/headers. `*` may only end a path, and a comma joins
 * the values of several rules. `! NAME` takes away what a host adds: the local server adds nothing.
 */
export function readHeaders(file: string) {
  const rules: Rule[] = [];
  let start = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, path] = /^(\/[^*]*)\*$/.exec(line) ?? [];
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (path) start = path;
    else if (start && name && value) rules.push({ start, name, value });
    else if (!/^(#| +! |$)/.test(line))
      throw new Error(`${file}: "${line}" is no comment, no path that ends with *, and no header.`);
  }
  return (url: string): Record<string, string> => {
    const sent: Record<string, string> = {};
    for (const { name, value } of rules.filter((rule) => url.startsWith(rule.start)))
      sent[name] = sent[name] ? `${sent[name]}, ${value}` : value;
    return sent;
  };
}
