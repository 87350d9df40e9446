import { site } from '../content/site';

const unbroken = site.name.replaceAll(' ', '\u00a0');

/** Lines do not break in the brand's name. The text stays one node, which screen readers read in one go. */
export const noBreak = (sentence: string): string => sentence.replaceAll(site.name, () => unbroken);
