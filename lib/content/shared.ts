import type { FooterContent } from '../schema/pages';

export const replyTime = '1-2 business days';

/** Visitors take a number, a date or a price as a promise. Add one only when it is true. */
export const agreedNumbers: readonly string[] = ['40+', '3-year', replyTime, '404'];

/** What stands in the place of a fact that is still open. `npm run check:launch` reminds you of each. */
export const notSet = 'Not set yet';

export const skipLink = 'Skip to content';

export const preview: { ariaLabel: string; text: string } = {
  ariaLabel: 'Preview notice',
  text: 'Preview in development. Not all features are active.',
};

export const footer: FooterContent = {
  writeToUs: 'Write to us',
  /** The headings of the links in lib/content/site.ts. */
  social: 'Follow us',
  press: 'Press',
  note: 'Drawings show concepts, not finished rooms.',
};

/** The word before the number of a plate. */
export const plateWord = 'Plate';
