import { parse } from 'parse5';

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node
 */

/**
 * Reads a page as a browser would.
 * @param {string} html a whole document
 * @returns {Element[]} its elements in document order, those in `<template>` included, each with its place in `html`
 */
export function elementsOf(html) {
  const nodes = nodesOf(parse(html, { sourceCodeLocationInfo: true }));
  return nodes.flatMap((node) => ('tagName' in node ? [node] : []));
}

/**
 * @param {Node} root
 * @returns {Node[]} it and everything in it, in document order, the content of each `<template>` included
 */
export function nodesOf(root) {
  /** @type {Node[]} */
  const nodes = [];
  // A page can nest elements deeper than the call stack reaches, so this is no recursion.
  /** @type {Node[]} */
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    /** @type {Node[]} */
    const inner = 'childNodes' in node ? [...node.childNodes] : [];
    if ('content' in node) inner.push(node.content);
    for (const child of inner.reverse()) waiting.push(child);
  }
  return nodes;
}

/**
 * @param {Element} element
 * @param {string} name in lower case
 * @returns {string | undefined} the attribute's value; undefined when it has none
 */
export function attribute(element, name) {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/**
 * @param {Element} element a `<script>` or `<style>`
 * @returns {string} what stands in it
 */
export function textOf(element) {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/**
 * @param {Element} script
 * @returns {boolean} whether it is JSON, which browsers neither run nor hold against a policy
 *   (https://html.spec.whatwg.org/#prepare-the-script-element). Code has many names, so all else counts as code.
 */
export function isData(script) {
  return /[/+]json$/.test(attribute(script, 'type') ?? '');
}

/**
 * Replaces elements and leaves every other character as it was: React compares its own text with the page.
 * @param {string} html the document that `elementsOf` read
 * @param {Map<Element, string>} replacements what takes each element's place
 * @returns {string}
 */
export function replaceElements(html, replacements) {
  const lastFirst = [...replacements]
    .map(([element, replacement]) => ({ place: element.sourceCodeLocation, replacement }))
    .sort((a, b) => (b.place?.startOffset ?? 0) - (a.place?.startOffset ?? 0));
  return lastFirst.reduce(
    (text, { place, replacement }) =>
      text.slice(0, place?.startOffset) + replacement + text.slice(place?.endOffset),
    html,
  );
}
