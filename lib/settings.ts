import { readSettings } from './read-settings.mjs';

/** The settings as the pages use them, frozen when the site is built. */
export const settings = readSettings(process.env);
