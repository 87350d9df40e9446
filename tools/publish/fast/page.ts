import type { Row } from './flight';
import type { Element } from '../markup';
import { rowsOf } from './flight';
import { attribute, elementsOf, isData, replaceElements, textOf } from '../markup';

/**
 * Starts a page's script files after it has loaded and two frames have been drawn, so that they never compete with
 * what is seen. They wait in a template: copies of its scripts run when they enter the document
 * (https://html.spec.whatwg.org/#the-template-element), keep their integrity, and have their addresses from the
 * parser, not from a script, which Trusted Types would forbid. They would forbid a copied inline script as well, so
 * the page's data stands beside the template.
 *
 * The copies run in their order, the runtime last: it then finds each other file either there or failed, and waits
 * for a failed one without end. Were it told of the failure, React would put an error in the place of the page. They
 * are `async` again as soon as their order is settled, because React looks for them by that.
 *
 * Until then they are no scripts by their type: where the parser waits, WebKitGTK 2.50 looks ahead into templates too,
 * asks for their scripts without a look at the integrity, and writes an error as the policy blocks each.
 */
export const loader =
  "addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{" +
  "const{children}=document.importNode(document.getElementById('scripts').content,true);" +
  "for(const script of[...children]){script.type='';script.async=false;document.body.append(script);script.async=true}})))";

/** The file that runs what the others bring. */
const runtimeFile = /\/turbopack-[^/]+\.js$/;

/**
 * Finishes a page that Next exported:
 * - its style sheets stand in the page, so that nothing delays the first paint; the flight data says so too, as it
 *   does with Next's `experimental.inlineCss`, which writes the styles into the page three times;
 * - its script files start after it has loaded, with their integrity;
 * - our own scripts stand in its head, and the flight data leaves them out: where a translator or an extension has
 *   changed the page before React comes, React draws it anew (https://react.dev/errors/418), and Trusted Types forbid
 *   the way in which it makes scripts, so the page would stay empty;
 * - a page without a component of ours that needs script has none at all.
 *
 * @param site.styleSheet a style sheet's text, ready to stand in a page
 * @param site.integrity a script's integrity (https://www.w3.org/TR/SRI/)
 * @param site.isOurs whether a client component is ours, not Next's
 * @throws {Error} when the page is not made as this Next makes it
 */
export function finishPage(
  html: string,
  {
    styleSheet,
    integrity,
    isOurs,
  }: {
    styleSheet: (href: string) => string;
    integrity: (src: string) => string;
    isOurs: (moduleId: string) => boolean;
  },
): string {
  const elements = elementsOf(html);
  const scripts = elements.filter(isFrameworkScript);
  const chunks = scripts.filter((script) => attribute(script, 'async') !== undefined);
  const legacy = scripts.filter((script) => attribute(script, 'nomodule') !== undefined);
  const inline = scripts.filter((script) => attribute(script, 'src') === undefined);
  const runtime = chunks.filter((script) => runtimeFile.test(attribute(script, 'src') ?? ''));
  const preloads = links(elements, 'preload').filter((link) => attribute(link, 'as') === 'script');
  const styles = links(elements, 'stylesheet');
  check(chunks.length > 0 && inline.length > 0, 'its scripts are missing');
  check(runtime.length === 1, `it has ${runtime.length} scripts named turbopack instead of 1`);
  check(chunks.length + legacy.length + inline.length === scripts.length, 'a script is of an unknown kind');
  check(styles.length > 0, 'its style sheets are missing');

  const { flight, others } = readInline(inline);
  const rows = rowsOf(flight);
  const hrefs = styles.map((link) => attribute(link, 'href') ?? '');
  const interactive = rows.some(({ tag, body }) => tag === 'I' && isOurs(String(JSON.parse(body)[0])));

  const replacements = new Map([...scripts, ...preloads, ...styles].map((element) => [element, '']));
  replacements.set(
    styles[0] as Element,
    `<style data-precedence="next" data-href="${hrefs.join(' ')}">${hrefs.map(styleSheet).join('')}</style>`,
  );
  if (!interactive) return replaceElements(html, replacements);

  const own = elements.filter((element) => element.tagName === 'script' && !isFrameworkScript(element));
  const data = finishFlight(rows, hrefs, own.length);
  for (const script of own) replacements.set(script, '');
  const first = styles[0] as Element;
  const head = own.map(({ sourceCodeLocation: place }) => html.slice(place?.startOffset, place?.endOffset));
  replacements.set(first, [replacements.get(first), ...head].join(''));

  const tag = (script: Element) => {
    const src = attribute(script, 'src') ?? '';
    const kind = legacy.includes(script) ? 'nomodule' : 'type="text/plain" async';
    return `<script src="${src}" ${kind} integrity="${integrity(src)}"></script>`;
  };
  for (const script of legacy) replacements.set(script, tag(script));
  const push = `self.__next_f.push(${escapeScript(JSON.stringify([1, data]))})`;
  const inPage = `<script>${[...others, push].join(';')}</script><script>${loader}</script>`;
  const inOrder = [...chunks.filter((script) => !runtime.includes(script)), ...runtime];
  const waiting = `<template id="scripts">${inOrder.map(tag).join('')}</template>`;
  replacements.set(inline.at(-1) as Element, waiting + inPage);
  return replaceElements(html, replacements);
}

/**
 * @param file of an exported page, from `out/` on
 * @returns the address that hosts serve it at, without its ending
 */
export function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

function check(condition: boolean, problem: string) {
  if (!condition) {
    throw new Error(
      `${problem}. Next writes its pages in another way: adapt tools/publish/fast/page.ts to it.`,
    );
  }
}

/** @returns whether it is a script of Next's that runs; one of ours has the attribute `data-early` */
function isFrameworkScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    !isData(element) &&
    attribute(element, 'type') !== 'speculationrules' &&
    attribute(element, 'data-early') === undefined
  );
}

function links(elements: Element[], rel: string) {
  return elements.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel);
}

/**
 * @param scripts those that stand in the page
 * @returns React's flight data, of which Next writes a piece a script, and
 *   the scripts that are none
 */
function readInline(scripts: Element[]): { flight: string; others: string[] } {
  let flight = '';
  const others = [];
  for (const text of scripts.map(textOf)) {
    const piece = /^self\.__next_f\.push\((\[1,.*\])\)$/s.exec(text)?.[1];
    if (piece) flight += JSON.parse(piece)[1];
    else others.push(text);
  }
  check(flight !== '', 'its flight data is missing');
  check(others.length === 2, `it has ${others.length} inline scripts beside its flight data instead of 2`);
  return { flight, others };
}

/**
 * @param hrefs the stylesheets of the page
 * @param count how many scripts of ours the page has
 * @returns the flight data of a page that has its stylesheets in itself, where React looks for them, and its
 *   own scripts outside React's tree
 */
function finishFlight(rows: Row[], hrefs: string[], count: number): string {
  let scripts = 0;
  const named: unknown[] = [];
  const inlined: string[] = [];
  /**
   * @param value after the values in it. An array that begins with `$` is an element: React writes a `$` at the
   *   start of any other string as `$$`.
   */
  const finish = (_key: string, value: any) => {
    const [mark, type, key, props] = Array.isArray(value) ? value : [];
    if (mark === '$' && type === 'script' && props.dangerouslySetInnerHTML) {
      scripts += 1;
      return null;
    }
    if (mark === '$' && type === 'link' && props.rel === 'stylesheet' && props.precedence === 'next') {
      inlined.push(props.href);
      return ['$', 'style', key, { precedence: 'next', href: props.href, children: '' }];
    }
    named.push(value);
    return value;
  };
  const data = rows
    .filter(({ tag, body }) => tag !== 'HL' || JSON.parse(body)[1] !== 'style')
    .map(({ start, body, end }) => {
      const isJson = end && body;
      return start + (isJson ? JSON.stringify(JSON.parse(body, finish)) : body) + end;
    });
  for (const href of hrefs) {
    const [all, styles] = [named, inlined].map((values) => values.filter((value) => value === href).length);
    check(styles !== 0 && all === styles, `its flight data names ${href} in an unknown way`);
  }
  check(scripts === count, `its flight data names ${scripts} of its ${count} own scripts`);
  return data.join('');
}

/** @returns the same value, without a character sequence that could end a script element */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
