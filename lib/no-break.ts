import { site } from './content/site';

const parts = site.name.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const name = new RegExp(parts.join('\\s'), 'g');

/**
 * A sentence whose lines do not break at a space in the brand's name. It stays a single text node, which screen readers
 * read without a break.
 */
export const noBreak = (sentence: string): string =>
  sentence.replace(name, (phrase) => phrase.replaceAll(' ', '\u00a0'));
