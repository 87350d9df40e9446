import { readSettings } from './read-settings';

/** The settings as the pages use them, frozen when the site is built. */
export const settings = readSettings(process.env);
