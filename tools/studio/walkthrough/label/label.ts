import type { Stop } from '../script';

/** How long a label is visible, in seconds: enough to read ten words. */
const usual = 2.4;

/** How long the label of a stop is visible, in seconds. */
export const shownOf = ({ label }: Pick<Stop, 'label'>): number => label.seconds ?? usual;
