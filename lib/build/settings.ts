import { readSettings } from './read-settings';

export const settings = readSettings(process.env);

/** The URL of a path of the site. */
export const absolute = (path: string): string => new URL(path, settings.siteUrl).href;
