import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** @returns the elements of a page in document order, as a browser parses them, each with its location in `html` */
export function elementsOf(html: string): Element[] {
  const nodes = nodesOf(parse(html, { sourceCodeLocationInfo: true }));
  return nodes.flatMap((node) => ('tagName' in node ? [node] : []));
}

/** @returns a node and all nodes in it in document order */
function nodesOf(node: Node): Node[] {
  return 'childNodes' in node ? [node, ...node.childNodes.flatMap(nodesOf)] : [node];
}

/**
 * @param name in lower case
 * @returns the value of the attribute; undefined when the element does not have it
 */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** @returns those of the elements that are a `<link>` with this `rel` */
export function linksOf(elements: Element[], rel: string): Element[] {
  return elements.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel);
}

/** @returns the text of a `<script>` or `<style>` */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Whether a script is JSON. Browsers do not run it (https://html.spec.whatwg.org/#prepare-the-script-element). */
export function isData(script: Element): boolean {
  return /[/+]json$/.test(attribute(script, 'type') ?? '');
}

/** Replaces elements of a page by other HTML, and keeps every other character: React compares its text with the page. */
export function replaceElements(html: string, replacements: Map<Element, string>): string {
  const lastFirst = [...replacements]
    .map(([element, replacement]) => ({ place: element.sourceCodeLocation, replacement }))
    .sort((a, b) => (b.place?.startOffset ?? 0) - (a.place?.startOffset ?? 0));
  return lastFirst.reduce(
    (text, { place, replacement }) =>
      text.slice(0, place?.startOffset) + replacement + text.slice(place?.endOffset),
    html,
  );
}
