import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * Parses a page as a browser does.
 *
 * @param html a whole document
 * @returns its elements in document order, including those in `<template>`, each with its location in `html`
 */
export function elementsOf(html: string): Element[] {
  const nodes = nodesOf(parse(html, { sourceCodeLocationInfo: true }));
  return nodes.flatMap((node) => ('tagName' in node ? [node] : []));
}

/** @returns a node and all nodes in it in document order, including the content of each `<template>` */
function nodesOf(node: Node): Node[] {
  const inner: Node[] = 'childNodes' in node ? [...node.childNodes] : [];
  if ('content' in node) inner.push(node.content);
  return [node, ...inner.flatMap(nodesOf)];
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

/**
 * Whether a script is JSON. Browsers neither run JSON nor apply a policy to it
 * (https://html.spec.whatwg.org/#prepare-the-script-element). Code has many types, so any other type counts as code.
 */
export function isData(script: Element): boolean {
  return /[/+]json$/.test(attribute(script, 'type') ?? '');
}

/**
 * Replaces elements and keeps every other character, since React compares its own text with the page.
 *
 * @param html the document that `elementsOf` parsed
 * @param replacements the HTML that replaces each element
 */
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
