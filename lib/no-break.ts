import { site } from './content/site';

const parts = site.name.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const name = new RegExp(parts.join('\\s'), 'g');

/**
 * A sentence whose lines do not break at a space in the brand's name. It stays one text, which screen readers say in one
 * go.
 */
export const noBreak = (sentence: string): string =>
  sentence.replace(name, (phrase) => phrase.replaceAll(' ', '\u00a0'));
