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
  const changes = [...replacements].map(([element, replacement]) => {
    const { startOffset: start, endOffset: end } = element.sourceCodeLocation!;
    return { start, end, replacement };
  });
  let changed = html;
  // The last first, so that the places of the others stay right.
  for (const { start, end, replacement } of changes.sort((a, b) => b.start - a.start))
    changed = changed.slice(0, start) + replacement + changed.slice(end);
  return changed;
}
