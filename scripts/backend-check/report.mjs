import { examples } from './examples.mjs';
import { visible } from './foreign.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */

const marks = { done: '✓ done ', note: '! note ', fault: '✗ fault' };

/**
 * @param {Finding} finding
 * @returns {string} its line, safe for a terminal, and below it the header that mends it
 */
export function findingLines({ kind, text, header }) {
  return `${marks[kind]}  ${visible(text)}${header ? `\n         Set  ${header}` : ''}`;
}

/**
 * @param {Finding[]} faults
 * @param {import('./address.mjs').Target} target
 * @returns {string} the examples that mend them, each once; empty when there is none
 */
export function exampleLines(faults, target) {
  const kinds = new Set(faults.flatMap(({ example }) => example ?? []));
  return [...kinds]
    .map((kind) => examples[kind](target))
    .map(({ title, ...servers }) => {
      const parts = Object.entries(servers).map(([server, code]) => `\n  ${server}:\n\n${indent(code)}\n`);
      return `\n${title}\n${parts.join('')}`;
    })
    .join('');
}

/** @param {string} code */
function indent(code) {
  return code.replace(/^/gm, '    ');
}
