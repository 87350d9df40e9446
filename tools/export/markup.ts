import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export function elementsOf(html: string): Element[] {
  const nodes = nodesOf(parse(html, { sourceCodeLocationInfo: true }));
  return nodes.flatMap((node) => ('tagName' in node ? [node] : []));
}

function nodesOf(node: Node): Node[] {
  return 'childNodes' in node ? [node, ...node.childNodes.flatMap(nodesOf)] : [node];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function linksOf(elements: Element[], rel: string): Element[] {
  return elements.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel);
}

export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

export function isData(script: Element): boolean {
  return /[/+]json$/.test(attribute(script, 'type') ?? '');
}

/** Keeps every other character: React compares its text with the page. */
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
