import type { Target } from './target';
import { examples } from './examples';
import { visible } from '../text';

export type Finding = import('./finding').Finding;

const marks = { done: '✓ done ', note: '! note ', fault: '✗ fault' };

/** @returns its line, safe for a terminal, and below it the header that mends it */
export function findingLines({ kind, text, header }: Finding): string {
  return `${marks[kind]}  ${visible(text)}${header ? `\n         Set  ${header}` : ''}`;
}

/** @returns the examples that mend them, each once; empty when there is none */
export function exampleLines(faults: Finding[], target: Target): string {
  const kinds = new Set(faults.flatMap(({ example }) => example ?? []));
  return [...kinds]
    .map((kind) => examples[kind](target))
    .map(({ title, ...servers }) => {
      const parts = Object.entries(servers).map(([server, code]) => `\n  ${server}:\n\n${indent(code)}\n`);
      return `\n${title}\n${parts.join('')}`;
    })
    .join('');
}

function indent(code: string) {
  return code.replace(/^/gm, '    ');
}
