import { site } from '../content/site';

const unbroken = site.name.replaceAll(' ', '\u00a0');

/** A sentence whose lines do not break in the brand's name. It stays one text node, which screen readers read in one go. */
export const noBreak = (sentence: string): string => sentence.replaceAll(site.name, () => unbroken);
