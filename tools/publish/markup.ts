import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/**
 * Reads a page as a browser would.
 * @param html a whole document
 * @returns its elements in document order, those in `<template>` included, each with its place in `html`
 */
export function elementsOf(html: string): Element[] {
  const nodes = nodesOf(parse(html, { sourceCodeLocationInfo: true }));
  return nodes.flatMap((node) => ('tagName' in node ? [node] : []));
}

/** @returns it and everything in it, in document order, the content of each `<template>` included */
export function nodesOf(root: Node): Node[] {
  const nodes: Node[] = [];
  // A page can nest elements deeper than the call stack reaches, so this is no recursion.
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    const inner: Node[] = 'childNodes' in node ? [...node.childNodes] : [];
    if ('content' in node) inner.push(node.content);
    for (const child of inner.reverse()) waiting.push(child);
  }
  return nodes;
}

/**
 * @param name in lower case
 * @returns the attribute's value; undefined when it has none
 */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/**
 * @param element a `<script>` or `<style>`
 * @returns what stands in it
 */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/**
 * @returns whether it is JSON, which browsers neither run nor hold against a policy
 *   (https://html.spec.whatwg.org/#prepare-the-script-element). Code has many names, so all else counts as code.
 */
export function isData(script: Element): boolean {
  return /[/+]json$/.test(attribute(script, 'type') ?? '');
}

/**
 * Replaces elements and leaves every other character as it was: React compares its own text with the page.
 * @param html the document that `elementsOf` read
 * @param replacements what takes each element's place
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
