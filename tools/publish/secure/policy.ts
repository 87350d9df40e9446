import { createHash } from 'node:crypto';
import type { Grant } from '../headers';
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
 *   script without integrity, or an image, video or script from another host
 */
export function policyOf(html: string, backend: string): Policy {
  const elements = elementsOf(html);
  const frames = elements.filter(({ tagName }) => tagName === 'iframe');
  // The policy of the page also applies to the document in a frame's `srcdoc`.
  const all = [...elements, ...frames.flatMap(documentOf)];
  all.forEach(assertAllowable);

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
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/**
 * @param apiBase URL of the backend, as `readSettings` returns it
 * @returns the source that allows requests to the backend
 */
export function backendSource(apiBase: string): string {
  return apiBase ? new URL(apiBase).origin : "'self'";
}

/**
 * @param policies with the same directives
 * @returns a policy that allows whatever any of them allows
 */
export function unionOf(policies: Policy[]): Policy {
  const directives = Object.keys(policies[0] ?? {});
  return Object.fromEntries(
    directives.map((directive) => [
      directive,
      sources(policies.flatMap((policy) => policy[directive] ?? []).filter((source) => source !== "'none'")),
    ]),
  );
}

/** @returns the value of a Content-Security-Policy header */
export function headerValue(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Writes the policy into the page as well, for hosts that cannot set headers. It comes before everything that it applies
 * to, without the directive that browsers ignore outside headers
 * (https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy).
 *
 * @throws {Error} when the page does not begin with its character set
 */
export function withMetaPolicy(html: string, policy: Policy): string {
  const charset = elementsOf(html).find(({ tagName }) => !['html', 'head'].includes(tagName));
  if (!charset || attribute(charset, 'charset') === undefined) {
    throw new Error('The page does not begin with its character set. Its policy must come right after that.');
  }
  const directives = Object.entries(policy).filter(([directive]) => directive !== 'frame-ancestors');
  const value = headerValue(Object.fromEntries(directives))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const meta = `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${value}"/>`;
  return replaceElements(html, new Map([[charset, meta]]));
}

/**
 * Reads the permissions that the page gives to its frames with `allow`, each for the origin of the frame's player
 * (https://w3c.github.io/webappsec-permissions-policy/#iframe-allow-attribute), and those that parts of the page name in
 * `data-allow`.
 *
 * @throws {Error} when a frame has no link to its player, or several
 */
export function grantsOf(html: string): Grant[] {
  return elementsOf(html).flatMap((element): Grant[] => {
    if (element.tagName !== 'iframe')
      return featuresIn(attribute(element, 'data-allow')).map((feature) => ({ feature }));
    const origin = originOf(element);
    return featuresIn(attribute(element, 'allow')).map((feature) => ({ feature, origin }));
  });
}

/** @returns the features in an `allow` attribute, without their origins */
const featuresIn = (allow = '') => allow.split(';').flatMap((part) => part.match(/\S+/) ?? []);

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

/** @returns the URLs of the files that an element loads. A `srcset` counts as one. */
function urlsOf(element: Element): string[] {
  return ['src', 'srcset', 'imagesrcset', 'poster'].flatMap((name) => attribute(element, name) ?? []);
}

/** @throws {Error} when the element needs an exception from the policy */
function assertAllowable(element: Element) {
  const handler = element.attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
  const foreign = urlsOf(element).find((value) => /(^|,\s*)(https?:)?\/\//.test(value));
  const isUnsigned =
    element.tagName === 'script' && attribute(element, 'src') && !attribute(element, 'integrity');
  const problem = handler
    ? `the attribute ${handler.name}`
    : foreign
      ? `the file ${foreign} from another host`
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
