import { readSettings } from './read-settings';

/** The settings of this build. */
export const settings = readSettings(process.env);
