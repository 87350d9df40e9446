import { createHash } from 'node:crypto';
import { attribute, elementsOf, isData, replaceElements, textOf, type Element } from './markup';

type Origins = { backend?: string; player?: string };

/** React writes styles as attributes, which have no hash (https://www.w3.org/TR/CSP3/). */
export function withPolicy(html: string, { backend = '', player }: Origins): string {
  const elements = elementsOf(html);
  const first = elements.find(({ tagName }) => !['html', 'head'].includes(tagName));
  if (!first || attribute(first, 'charset') === undefined)
    throw new Error('The page does not begin with its character set. Its policy must come right after that.');
  const hashes = elements
    .filter((element) => element.tagName === 'script' && !attribute(element, 'src') && !isData(element))
    .map((script) => `'sha256-${createHash('sha256').update(textOf(script)).digest('base64')}'`);
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${backend}`.trim(),
    `frame-src ${player ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const meta = `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return replaceElements(html, new Map([[first, meta]]));
}

/** @param html as Next.js exports it @throws {Error} when the policy would block what the page loads or sends */
export function assertAllowed(html: string, player?: string): void {
  /** `srcset` has several URLs. */
  const isOther = (url: string) => {
    const hasHost = /(^|,\s*)(https?:)?\/\//.test(url);
    const isPlayer = player !== undefined && url.startsWith(`${player}/`);
    return hasHost && !isPlayer;
  };
  const laterScripts = [...html.matchAll(/\\"src\\":\\"([^"\\]+)/g)].map(([, url = '']) => url);
  const problems = [
    ...elementsOf(html).flatMap((element) => problemsOf(element, isOther)),
    ...laterScripts.filter(isOther).map((url) => `A script loads ${url}`),
  ];
  const advice = 'Allow it in tools/export/policy.ts, or see "Other services" in docs/hosting.md';
  if (problems.length > 0) throw new Error(`${problems[0]}, which the security policy forbids. ${advice}.`);
}

function problemsOf(element: Element, isOther: (url: string) => boolean): string[] {
  const valuesOf = (...names: string[]) => names.flatMap((name) => attribute(element, name) || []);
  const isLoaded = /(^| )(stylesheet|preload|modulepreload|icon|manifest)( |$)/i.test(valuesOf('rel').join());
  const loaders = ['src', 'srcset', 'imagesrcset', 'poster', 'data'];
  if (isLoaded) loaders.push('href');
  const urls = valuesOf(...loaders);
  return [
    ...valuesOf('action', 'formaction').map((url) => `<${element.tagName}> sends to ${url}`),
    ...urls.filter(isOther).map((url) => `<${element.tagName}> loads ${url}`),
  ];
}
