import { createHash } from 'node:crypto';
import { attribute, elementsOf, isData, replaceElements, textOf, type Element } from './markup';

type Origins = { backend?: string; player?: string };

/** https://www.w3.org/TR/CSP3/. React writes styles as attributes, which have no hash. */
export function withPolicy(html: string, { backend = '', player }: Origins): string {
  const elements = elementsOf(html);
  for (const element of elements) assertAllowed(element, player);
  const charset = elements.find(({ tagName }) => !['html', 'head'].includes(tagName));
  if (!charset || attribute(charset, 'charset') === undefined)
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
  return replaceElements(html, new Map([[charset, meta]]));
}

function assertAllowed(element: Element, player?: string) {
  const valuesOf = (...names: string[]) => names.flatMap((name) => attribute(element, name) || []);
  const [sends] = valuesOf('action', 'formaction');
  const isLoaded = /^(stylesheet|preload|modulepreload|icon|manifest)$/.test(valuesOf('rel').join());
  const urls = valuesOf('src', 'srcset', 'imagesrcset', 'poster', isLoaded ? 'href' : '');
  const loads = urls.find(
    (url) => /(^|,\s*)(https?:)?\/\//.test(url) && !(player && url.startsWith(`${player}/`)),
  );
  const problem = sends ? `sends to ${sends}` : loads && `loads ${loads}`;
  const advice = 'docs/hosting.md says under "Other services" what to do instead';
  if (problem)
    throw new Error(`<${element.tagName}> ${problem}, which the security policy forbids: ${advice}.`);
}
