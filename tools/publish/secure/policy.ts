import { createHash } from 'node:crypto';
import { attribute, elementsOf, isData, replaceElements, textOf, type Element } from '../markup';

/** The sources of each directive. */
export type Policy = Record<string, string[]>;

/**
 * Allows what a page needs and nothing else (https://www.w3.org/TR/CSP3/): its scripts and inline styles by their
 * hashes, the site's own files, the host of its video player, and the backend of its form.
 *
 * @param html a finished page
 * @param backend the source that receives the form's message: an origin or `'self'`
 * @throws {Error} when the page contains something that such a policy blocks: a style attribute, an inline handler, a
 *   script without integrity, or something of another service
 */
export function policyOf(html: string, backend: string): Policy {
  assertOwn(html);
  const all = withFrames(html);
  all.forEach(assertAllowable);
  const frames = all.filter(({ tagName }) => tagName === 'iframe');

  const has = (tagName: string) => all.some((element) => element.tagName === tagName);
  const scripts = all.filter((element) => element.tagName === 'script' && !isData(element));
  const styles = all.filter(({ tagName }) => tagName === 'style');
  const hasStylesheet = all.some((element) => attribute(element, 'rel') === 'stylesheet');
  const hasDataImage = all.some((element) => urlsOf(element).some((value) => value.startsWith('data:')));
  return {
    'default-src': ["'none'"],
    'script-src': sources(scripts.map(scriptSource)),
    // A hash allows an inline style, but not a stylesheet (https://www.w3.org/TR/CSP3/#external-hash).
    'style-src': sources([
      ...(hasStylesheet ? ["'self'"] : []),
      ...styles.map((style) => hash(textOf(style))),
    ]),
    'img-src': hasDataImage ? ["'self'", 'data:'] : ["'self'"],
    'font-src': ["'self'"],
    'media-src': sources(has('video') ? ["'self'"] : []),
    // Lighthouse fetches robots.txt from the page, and lowers its score if the policy blocks that.
    'connect-src': sources(has('form') ? ["'self'", backend] : ["'self'"]),
    'frame-src': sources(frames.map(originOf)),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/**
 * The policy would block a form or a file of another service in the visitor's browser, where nobody sees why.
 *
 * @param html a page
 * @throws {Error} when a form of the page sends by itself, or when the page loads something from another host
 */
export function assertOwn(html: string): void {
  for (const element of withFrames(html)) {
    const target = ['action', 'formaction'].flatMap((name) => attribute(element, name) || []);
    // React's own, for a form whose action is a function.
    const sends = target.find((url) => !url.startsWith('javascript:'));
    const loads = urlsOf(element).find((url) => /(^|,\s*)(https?:)?\/\//.test(url));
    const problem = sends ? `sends to ${sends}` : loads && `loads ${loads}`;
    if (!problem) continue;
    const advice = 'docs/hosting.md says under "Other services" what to do instead';
    throw new Error(`<${element.tagName}> ${problem}, which the security policy forbids: ${advice}.`);
  }
}

/**
 * @param apiBase URL of the backend, as `readSettings` returns it
 * @returns the source that allows requests to the backend
 */
export function backendSource(apiBase: string): string {
  return apiBase ? new URL(apiBase).origin : "'self'";
}

/**
 * Writes the policy into the page, before everything that it applies to. The headers of every response (public/_headers)
 * add only the directives that never change, so a server needs to know nothing about a page.
 *
 * @throws {Error} when the page does not begin with its character set
 */
export function withMetaPolicy(html: string, policy: Policy): string {
  const charset = elementsOf(html).find(({ tagName }) => !['html', 'head'].includes(tagName));
  if (!charset || attribute(charset, 'charset') === undefined) {
    throw new Error('The page does not begin with its character set. Its policy must come right after that.');
  }
  const value = Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const meta = `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${value}"/>`;
  return replaceElements(html, new Map([[charset, meta]]));
}

/** @returns the source that allows a script: for a file, its integrity (https://www.w3.org/TR/CSP3/#external-hash) */
function scriptSource(script: Element): string {
  const integrity = attribute(script, 'integrity');
  return integrity ? `'${integrity}'` : hash(textOf(script));
}

/** @returns the elements of the document in the frame's `srcdoc` */
function documentOf(frame: Element): Element[] {
  return elementsOf(attribute(frame, 'srcdoc') ?? '');
}

/**
 * @returns the origin of the only link in a frame
 * @throws {Error} when the frame has no link, or several
 */
function originOf(frame: Element): string {
  const links = documentOf(frame).filter(({ tagName }) => tagName === 'a');
  if (links.length !== 1) throw new Error(`A frame has ${links.length} links instead of one to its player.`);
  return new URL(attribute(links[0]!, 'href') ?? '').origin;
}

/** @returns the elements of a page, and those in its frames: its policy also applies to the document in a `srcdoc` */
export function withFrames(html: string): Element[] {
  const elements = elementsOf(html);
  return [...elements, ...elements.filter(({ tagName }) => tagName === 'iframe').flatMap(documentOf)];
}

/** @returns the URLs of the files that an element loads. A `srcset` counts as one. */
function urlsOf(element: Element): string[] {
  const isLoaded = /^(stylesheet|preload|modulepreload|icon|manifest)$/.test(attribute(element, 'rel') ?? '');
  const names = ['src', 'srcset', 'imagesrcset', 'poster', ...(isLoaded ? ['href'] : [])];
  return names.flatMap((name) => attribute(element, name) ?? []);
}

/** @throws {Error} when the element needs an exception from the policy */
function assertAllowable(element: Element) {
  const handler = element.attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
  const isUnsigned =
    element.tagName === 'script' && attribute(element, 'src') && !attribute(element, 'integrity');
  const problem = handler
    ? `the attribute ${handler.name}`
    : isUnsigned && `the script ${attribute(element, 'src')} without integrity`;
  if (problem) throw new Error(`<${element.tagName}> has ${problem}, which the security policy blocks.`);
}

/** @returns the source that allows an inline script or style with this text */
function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** @returns each value once; `'none'` when there are none */
function sources(values: string[]): string[] {
  return values.length > 0 ? [...new Set(values)] : ["'none'"];
}
