import { site } from './content/site';

const unbroken = site.name.replaceAll(' ', '\u00a0');

/**
 * A sentence whose lines do not break at a space in the brand's name. It stays a single text node, which screen readers
 * read without a break.
 */
export const noBreak = (sentence: string): string => sentence.replaceAll(site.name, () => unbroken);
